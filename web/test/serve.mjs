// A web server for a folder, as a static host is one.
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES = {
  '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json', '.svg': 'image/svg+xml',
  '.png': 'image/png', '.wasm': 'application/wasm', '.webmanifest': 'application/manifest+json',
};

/** The address of a server for `folder`, what it was asked, how another folder takes its place, what it waits for before it answers,
 * and how to end it. Most hosts compress. */
export async function serve(folder, port = 0, headers = {}, compresses = false) {
  const asked = [];
  const packed = new Map();
  let busy = () => {};
  const server = createServer(async (request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url, 'http://here').pathname));
    asked.push(path);
    await busy(path);
    const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
    if (!existsSync(file) || !statSync(file).isFile()) return response.writeHead(404).end();
    if (compresses) {
      if (!packed.has(file)) packed.set(file, gzipSync(readFileSync(file)));
      return response.writeHead(200, { ...headers, 'content-type': TYPES[extname(file)], 'content-encoding': 'gzip' }).end(packed.get(file));
    }
    response.writeHead(200, { ...headers, 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  await new Promise((ready) => server.listen(port, '127.0.0.1', ready));
  const url = `http://127.0.0.1:${server.address().port}/`;
  return { url, asked, deploy: (other) => { folder = other; }, hold: (until) => { busy = until; }, close: () => server.close() };
}
