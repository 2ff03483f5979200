const square = { widths: [320, 640, 1024], width: 1024, height: 1024 };
const wide = { widths: [480, 800, 1200, 1600], width: 1600 };
const scene = { widths: [480, 800, 1200], width: 1200, height: 525 };

/**
 * The pictures under `public/pictures`, except those in `load-pictures.ts`. Each exists as `<name>-<width>.avif` and
 * `.webp`, in each of `widths`. `width` and `height` are those of the largest file, in pixels.
 */
export const pictures = {
  'attic-basement-cleanouts': square,
  'blog-garage-vs-dumpster': { ...wide, height: 1000 },
  'blog-old-furniture': { ...wide, height: 1000 },
  'blog-one-man-lift': { ...wide, height: 1000 },
  booked: scene,
  confirmation: square,
  'construction-debris': square,
  'curbside-pickups': square,
  done: scene,
  'electronics-disposal': square,
  'estate-cleanouts': square,
  'furniture-removal': square,
  'garage-cleanouts': square,
  hero: { ...wide, height: 1200 },
  'hero-clear': { ...wide, height: 1200 },
  'hoarder-house-cleanup': square,
  'home-cleaning': square,
  'hot-tub-removal': square,
  'job-offer': { ...square, height: 2287 },
  'job-offer-es': { ...square, height: 2287 },
  'mattress-disposal': square,
  'not-found': square,
  'office-cleanouts': square,
  'old-appliances': square,
  'on-the-way': scene,
  proposal: scene,
  skyline: { ...wide, height: 700 },
  'storage-unit-cleanout': square,
  truck: square,
  'truck-clear': square,
  waiting: scene,
  'yard-waste-cleanup': square,
};

export type PictureName = keyof typeof pictures;
