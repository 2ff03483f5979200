import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** Headers that are not passed on. The conditional ones are about the changed file, which the server doesn't know. */
const NOT_PASSED = ['host', 'origin', 'connection', 'if-none-match', 'if-modified-since'];

/**
 * Serves the site at an origin of its own, with changes: tests cannot intercept the requests for service workers.
 *
 * @param change gets the path and the text of each script at the site's root.
 */
export async function serveChanged(baseURL: string | undefined, change: (path: string, script: string) => string) {
  const server = createServer(async (request, response) => {
    const { method = 'GET', url = '/', headers } = request;
    const passed = new Headers();
    for (const [name, value] of Object.entries(headers)) {
      if (!NOT_PASSED.includes(name)) passed.set(name, String(value));
    }
    const body = method === 'POST' ? await text(request) : null;
    const answer = await fetch(`${baseURL}${url}`, { method, body, headers: passed });
    const content = Buffer.from(await answer.arrayBuffer());
    for (const [name, value] of answer.headers) {
      if (!['content-encoding', 'content-length', 'transfer-encoding', 'connection'].includes(name))
        response.setHeader(name, value);
    }
    response.writeHead(answer.status);
    response.end(/^\/[\w-]+\.js$/.test(url) ? change(url, content.toString()) : content);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, close: () => server.close() };
}
