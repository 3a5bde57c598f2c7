// Beside the page: what takes long is answered here, and a finger goes on.
import * as referee from './referee.js';

let ready = null;

addEventListener('message', ({ data: { be, name, request } }) => {
  if (be) ready = referee.become(be);
  else ready.then(() => postMessage(referee[name](request))).catch(reportError);
});
