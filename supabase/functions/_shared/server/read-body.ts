/** The bytes of a request body; null if it is too long, and then the rest is not read. */
export async function readBody({ headers, body }: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(headers.get('content-length')) > maxBytes) return null;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    // Leaving the loop cancels the stream.
    if (bytes > maxBytes) return null;
    chunks.push(chunk);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}
