/** Who is told what. */
export const audiences = ['customer', 'hauler', 'operator'] as const;

export type Audience = (typeof audiences)[number];
