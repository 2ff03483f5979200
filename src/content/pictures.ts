/** Every picture under `public/pictures`. Each width exists as `<name>-<width>.avif` and `.webp`. */
export const pictures = {
  'attic-basement-cleanouts': {
    width: 1024,
    height: 1024,
    widths: [320, 640, 1024],
    alt: 'An old wooden chest, moving boxes, a stepladder, a rolled-up rug and a framed picture.',
  },
  'blog-garage-vs-dumpster': {
    width: 1600,
    height: 1000,
    widths: [480, 800, 1200, 1600],
    alt: 'An open garage with stacked boxes and a hand truck, next to a green dumpster filled with a mattress, chairs and a lamp.',
  },
  'blog-old-furniture': {
    width: 1600,
    height: 1000,
    widths: [480, 800, 1200, 1600],
    alt: 'A pink sofa, a wooden dresser with a lamp, a chair and an open box stand on a sidewalk beside a "FREE" sign and a palm tree.',
  },
  'blog-one-man-lift': {
    width: 1600,
    height: 1000,
    widths: [480, 800, 1200, 1600],
    alt: 'A mover in a green cap, sweating, holds a green armchair above his head, with a barbell, kettlebells and stacked boxes around him.',
  },
  confirmation: {
    width: 1024,
    height: 1024,
    widths: [320, 640, 1024],
    alt: 'A clipboard with three ticked lines and a big green check mark, beside orange poppies.',
  },
  'construction-debris': {
    width: 1024,
    height: 1024,
    widths: [320, 640, 1024],
    alt: 'Broken drywall, lumber, rubble and bricks with a yellow hard hat, a bucket and a traffic cone.',
  },
  'curbside-pickups': {
    width: 1024,
    height: 1024,
    widths: [320, 640, 1024],
    alt: 'An orange armchair, moving boxes and a green bin wait at the curb under a tree.',
  },
  'electronics-disposal': {
    width: 1024,
    height: 1024,
    widths: [320, 640, 1024],
    alt: 'An old TV with an antenna, a laptop, a printer, a game controller and a phone.',
  },
  'estate-cleanouts': {
    width: 1024,
    height: 1024,
    widths: [320, 640, 1024],
    alt: 'A grandfather clock, a green armchair, a vase and a framed landscape on a round rug.',
  },
  'furniture-removal': {
    width: 1024,
    height: 1024,
    widths: [320, 640, 1024],
    alt: 'An orange two-seat sofa with a green and a cream pillow.',
  },
  'garage-cleanouts': {
    width: 1024,
    height: 1024,
    widths: [320, 640, 1024],
    alt: 'A garage with the door half up, boxes inside, and a bike, tires, a toolbox and a chair out front.',
  },
  hero: {
    width: 1600,
    height: 1200,
    widths: [480, 800, 1200, 1600],
    alt: 'Two haulers carry an orange sofa up a ramp into a truck, with a fridge, a washer and a tile-roofed house behind them.',
  },
  'hero-clear': {
    width: 1600,
    height: 1200,
    widths: [480, 800, 1200, 1600],
    alt: 'Two haulers carry an orange sofa up a ramp into a truck, with a fridge, a washer and a tile-roofed house behind them.',
  },
  'hoarder-house-cleanup': {
    width: 1024,
    height: 1024,
    widths: [320, 640, 1024],
    alt: 'Boxes, tied newspapers, books, a suitcase, a lamp, a teddy bear and two full bags in one tall pile.',
  },
  'home-cleaning': {
    width: 1024,
    height: 1024,
    widths: [320, 640, 1024],
    alt: 'A bucket full of suds, a broom, a green spray bottle and a sponge.',
  },
  'hot-tub-removal': {
    width: 1024,
    height: 1024,
    widths: [320, 640, 1024],
    alt: 'A wood-sided hot tub with its orange cover folded back, wooden steps and a rubber duck in the water.',
  },
  'mattress-disposal': {
    width: 1024,
    height: 1024,
    widths: [320, 640, 1024],
    alt: 'A mattress with orange piping stands next to an open box spring and a pillow.',
  },
  'not-found': {
    width: 1024,
    height: 1024,
    widths: [320, 640, 1024],
    alt: 'An empty cardboard box marked 404 at the curb, with a lost sock and a traffic cone.',
  },
  'office-cleanouts': {
    width: 1024,
    height: 1024,
    widths: [320, 640, 1024],
    alt: 'A desk with a monitor, an orange office chair, a green filing cabinet and a box of folders.',
  },
  'old-appliances': {
    width: 1024,
    height: 1024,
    widths: [320, 640, 1024],
    alt: 'A mint-green fridge and a white front-loading washer.',
  },
  skyline: {
    width: 1600,
    height: 700,
    widths: [480, 800, 1200, 1600],
    alt: 'A small model of Los Angeles: beach, palm trees, downtown towers, green hills and a freeway with a PoppyHaul truck.',
  },
  'storage-unit-cleanout': {
    width: 1024,
    height: 1024,
    widths: [320, 640, 1024],
    alt: 'A storage unit with its orange door half open, moving boxes, a floor lamp and a potted plant.',
  },
  truck: {
    width: 1024,
    height: 1024,
    widths: [320, 640, 1024],
    alt: 'An orange and cream box truck with the PoppyHaul name on its side.',
  },
  'truck-clear': {
    width: 1024,
    height: 1024,
    widths: [320, 640, 1024],
    alt: 'An orange and cream box truck with the PoppyHaul name on its side.',
  },
  'yard-waste-cleanup': {
    width: 1024,
    height: 1024,
    widths: [320, 640, 1024],
    alt: 'A wheelbarrow heaped with leaves, two paper yard bags of branches, a rake and cut logs.',
  },
} as const satisfies Record<string, Picture>;

export type Picture = {
  /** Pixels of the master, which is also the largest width. */
  width: number;
  height: number;
  /** Widths on file, in pixels, smallest first. */
  widths: readonly number[];
  alt: string;
};

export type PictureName = keyof typeof pictures;
