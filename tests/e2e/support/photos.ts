import { readFileSync } from 'node:fs';

/** A real photo with camera and GPS position in EXIF, rotated (orientation 6). */
const photo = readFileSync('tests/fixtures/photo-with-gps.jpg');

/** Files for a file input. */
export function photoFiles(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    name: `photo-of-the-sofa-${index + 1}.jpg`,
    mimeType: 'image/jpeg',
    buffer: photo,
  }));
}
