import { vi } from 'vitest';

const JPEG_SIGNATURE = [0xff, 0xd8, 0xff, 0xe0];

/** A file that begins like a JPEG. `bytes` is its size. */
export function jpeg(name: string, bytes: number = 64): File {
  const content = new Uint8Array(bytes);
  content.set(JPEG_SIGNATURE);
  return new File([content], name, { type: 'image/jpeg' });
}

/** Draws pictures for a browser that cannot. @returns the canvases that were turned into a JPEG. */
export function standInForTheCanvas({ width = 4000, height = 3000 } = {}) {
  const drawn: { width: number; height: number }[] = [];
  vi.stubGlobal('createImageBitmap', async () => ({ width, height, close() {} }));
  const context = { fillStyle: '', fillRect() {}, drawImage() {} };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (this: HTMLCanvasElement, done, type) {
    drawn.push({ width: this.width, height: this.height });
    done(new Blob(['redrawn'], { type: type ?? 'image/png' }));
  });
  return drawn;
}
