/** Who is told what. `host` is where the pages are built: it is told that they should be built again. */
export const audiences = ['customer', 'hauler', 'operator', 'host'] as const;

export type Audience = (typeof audiences)[number];
