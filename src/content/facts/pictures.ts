/** Every picture under `public/pictures`. Each width exists as `<name>-<width>.avif` and `.webp`. */
export const pictures = {
  'attic-basement-cleanouts': { width: 1024, height: 1024, widths: [320, 640, 1024] },
  'blog-garage-vs-dumpster': { width: 1600, height: 1000, widths: [480, 800, 1200, 1600] },
  'blog-old-furniture': { width: 1600, height: 1000, widths: [480, 800, 1200, 1600] },
  'blog-one-man-lift': { width: 1600, height: 1000, widths: [480, 800, 1200, 1600] },
  confirmation: { width: 1024, height: 1024, widths: [320, 640, 1024] },
  'construction-debris': { width: 1024, height: 1024, widths: [320, 640, 1024] },
  'curbside-pickups': { width: 1024, height: 1024, widths: [320, 640, 1024] },
  'electronics-disposal': { width: 1024, height: 1024, widths: [320, 640, 1024] },
  'estate-cleanouts': { width: 1024, height: 1024, widths: [320, 640, 1024] },
  'furniture-removal': { width: 1024, height: 1024, widths: [320, 640, 1024] },
  'garage-cleanouts': { width: 1024, height: 1024, widths: [320, 640, 1024] },
  hero: { width: 1600, height: 1200, widths: [480, 800, 1200, 1600] },
  'hero-clear': { width: 1600, height: 1200, widths: [480, 800, 1200, 1600] },
  'hoarder-house-cleanup': { width: 1024, height: 1024, widths: [320, 640, 1024] },
  'home-cleaning': { width: 1024, height: 1024, widths: [320, 640, 1024] },
  'hot-tub-removal': { width: 1024, height: 1024, widths: [320, 640, 1024] },
  'job-offer': { width: 1024, height: 2287, widths: [320, 640, 1024] },
  'job-offer-es': { width: 1024, height: 2287, widths: [320, 640, 1024] },
  'mattress-disposal': { width: 1024, height: 1024, widths: [320, 640, 1024] },
  'not-found': { width: 1024, height: 1024, widths: [320, 640, 1024] },
  'office-cleanouts': { width: 1024, height: 1024, widths: [320, 640, 1024] },
  'old-appliances': { width: 1024, height: 1024, widths: [320, 640, 1024] },
  skyline: { width: 1600, height: 700, widths: [480, 800, 1200, 1600] },
  'storage-unit-cleanout': { width: 1024, height: 1024, widths: [320, 640, 1024] },
  truck: { width: 1024, height: 1024, widths: [320, 640, 1024] },
  'truck-clear': { width: 1024, height: 1024, widths: [320, 640, 1024] },
  'yard-waste-cleanup': { width: 1024, height: 1024, widths: [320, 640, 1024] },
} as const satisfies Record<string, Picture>;

export type Picture = {
  /** The size of the original in pixels, which is also the largest width. */
  width: number;
  height: number;
  /** Available widths in pixels, smallest first. */
  widths: readonly number[];
};

export type PictureName = keyof typeof pictures;
