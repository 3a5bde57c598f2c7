// Beside the page: what takes long is answered here, and a finger goes on.
import * as referee from './referee.js';

const ready = referee.load();

addEventListener('message', ({ data: [name, request] }) => {
  ready.then(() => postMessage(referee[name](request))).catch(reportError);
});
