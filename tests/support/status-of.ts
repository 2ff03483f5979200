import { request } from 'node:http';

/** The status of an answer; `fetch` does not let a program choose the host. */
export function statusOf(
  url: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request(url, { method, headers }, (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end();
  });
}
