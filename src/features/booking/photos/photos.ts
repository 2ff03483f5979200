/** A photo that is ready to upload. */
export type Photo = { id: string; name: string; blob: Blob };

export const MAX_PHOTOS = 5;
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

const MAX_BYTES = 10 * 1024 * 1024;
const MAX_SIDE = 2048;
const JPEG_QUALITY = 0.85;
const MAX_WAIT_MS = 30_000;

/** A browser can change each color a little when a canvas is read, which nobody sees in a photo. */
const MAX_NOISE = 16;

let prepared: Promise<unknown> = Promise.resolve();

/** Resolves once all photos chosen so far are ready, or after 30 seconds. */
export function photosPrepared(): Promise<unknown> {
  return Promise.race([prepared, new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))]);
}

/**
 * Whether a canvas has what was drawn on it. To hide what tells devices apart, some browsers fill it with other colors
 * when it is read: a redrawn photo would be stripes.
 */
export function canReadCanvas(): boolean {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) return false;
  context.fillStyle = 'red';
  context.fillRect(0, 0, 1, 1);
  context.fillStyle = 'blue';
  context.fillRect(1, 0, 1, 1);
  const { data } = context.getImageData(0, 0, 2, 1);
  return [255, 0, 0, 255, 0, 0, 255, 255].every((drawn, index) => Math.abs(drawn - (data[index] ?? 0)) <= MAX_NOISE);
}

/**
 * Converts the files that a visitor chose to photos: at most `room`, each at most 10 MB and really a JPEG, PNG or WebP.
 * Other files, and files that cannot be decoded, are skipped silently, as specified.
 *
 * Each photo is redrawn as a JPEG, upright and at most 2048 px on its longer side. That removes all metadata, such as
 * the GPS position and the camera.
 */
export function preparePhotos(files: readonly File[], room: number): Promise<Photo[]> {
  const photos = prepareAll(files, room);
  prepared = Promise.all([prepared, photos]);
  return photos;
}

async function prepareAll(files: readonly File[], room: number): Promise<Photo[]> {
  const photos: Photo[] = [];
  for (const file of files) {
    if (photos.length >= room) break;
    const photo = await preparePhoto(file);
    if (photo) photos.push(photo);
  }
  return photos;
}

async function preparePhoto(file: File): Promise<Photo | null> {
  if (file.size > MAX_BYTES) return null;
  try {
    if (!(await hasPhotoSignature(file))) return null;
    return { id: crypto.randomUUID(), name: file.name, blob: await redraw(file) };
  } catch {
    return null;
  }
}

/**
 * Whether the file has the signature of a JPEG, PNG or WebP
 * (https://mimesniff.spec.whatwg.org/#matching-an-image-type-pattern).
 */
export async function hasPhotoSignature(file: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  const text = String.fromCharCode(...bytes);
  return (
    text.startsWith('\xFF\xD8\xFF') ||
    text.startsWith('\x89PNG\r\n\x1A\n') ||
    (text.startsWith('RIFF') && text.slice(8) === 'WEBP')
  );
}

async function redraw(file: Blob): Promise<Blob> {
  const image = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, MAX_SIDE / Math.max(image.width, image.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.width * scale));
  canvas.height = Math.max(1, Math.round(image.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  // JPEG has no transparency; without a background, a transparent PNG would turn black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  image.close();
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('Not drawn'))), 'image/jpeg', JPEG_QUALITY);
  });
}

/** A thumbnail's file name, truncated to 15 characters with an ellipsis. */
export function shortFileName(name: string): string {
  const characters = [...name];
  return characters.length > 15 ? `${characters.slice(0, 15).join('')}…` : name;
}
