import { vi } from 'vitest';

const JPEG_SIGNATURE = [0xff, 0xd8, 0xff, 0xe0];

/** A file with a JPEG signature and this size in `bytes`. */
export function jpeg(name: string, bytes: number = 64): File {
  const content = new Uint8Array(bytes);
  content.set(JPEG_SIGNATURE);
  return new File([content], name, { type: 'image/jpeg' });
}

/** A processed photo: its canvas, layer by layer, and the resulting file. */
type Drawing = {
  width: number;
  height: number;
  layers: string[];
  type: string | undefined;
  quality: number | undefined;
};

/** Emulates drawing pictures; `colors` are read of a red and a blue pixel. @returns the canvases that were turned into files. */
export function fakeCanvas({ width = 4000, height = 3000, colors = [255, 0, 0, 255, 2, 0, 251, 255] } = {}) {
  const drawn: Drawing[] = [];
  const canvases = new Map<HTMLCanvasElement, string[]>();
  vi.stubGlobal('createImageBitmap', async () => ({ width, height, close() {} }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (this: HTMLCanvasElement) {
    const layers: string[] = [];
    canvases.set(this, layers);
    const context = {
      fillStyle: 'black',
      fillRect: (...place: number[]) => layers.push(`${context.fillStyle} at ${place}`),
      getImageData: () => ({ data: colors }),
      drawImage: (_: unknown, ...place: number[]) => layers.push(`photo at ${place}`),
    };
    return context as never;
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done,
    type,
    quality,
  ) {
    drawn.push({ width: this.width, height: this.height, layers: canvases.get(this) ?? [], type, quality });
    done(new Blob(['redrawn'], { type: type ?? 'image/png' }));
  });
  return drawn;
}
