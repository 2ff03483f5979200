/** The bytes of a request body; null if it is too long, and then the rest is not read. */
export async function readBody({ headers, body }: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(headers.get('content-length')) > maxBytes) return null;
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    // Leaving the loop cancels the stream.
    if (bytes > maxBytes) return null;
    chunks.push(chunk);
  }
  return joined(chunks, bytes);
}

function joined(chunks: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(length);
  let start = 0;
  for (const chunk of chunks) {
    all.set(chunk, start);
    start += chunk.length;
  }
  return all;
}
