// A web server for a folder, as a static host is one.
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const TYPES = {
  '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json', '.svg': 'image/svg+xml',
  '.png': 'image/png', '.wasm': 'application/wasm', '.webmanifest': 'application/manifest+json',
};

/** The address of a server for `folder`, what it was asked, how another folder takes its place, and how to end it. */
export async function serve(folder, port = 0, headers = {}) {
  const asked = [];
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url, 'http://here').pathname));
    asked.push(path);
    const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
    if (!existsSync(file) || !statSync(file).isFile()) return response.writeHead(404).end();
    response.writeHead(200, { ...headers, 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  await new Promise((ready) => server.listen(port, '127.0.0.1', ready));
  return { url: `http://127.0.0.1:${server.address().port}/`, asked, deploy: (other) => { folder = other; }, close: () => server.close() };
}
