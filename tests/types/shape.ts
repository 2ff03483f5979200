/** Spanish words that the compiler must refuse. `npm run typecheck` fails if it accepts one. */
import type { Shape } from '@/content/shape';

const english = {
  title: 'Book a Pickup',
  steps: ['Services', 'Address', 'Contact'],
  added: (count: number, max: number) => `${count} of ${max} added`,
  status: { label: 'Canceled', next: ({ reason }: { reason: string }) => [reason, 'Ask again'] as const },
} as const;

type English = typeof english;

const spanish = {
  title: 'Pedir recolección',
  steps: ['Servicios', 'Dirección', 'Contacto'],
  added: (count, max) => `${count} de ${max} agregadas`,
  status: { label: 'Cancelada', next: ({ reason }) => [reason, 'Pedir otra vez'] },
} satisfies Shape<English>;

const { steps, title, ...others } = spanish;

/** A function can ignore parameters. */
({ ...spanish, added: (count) => `${count} agregadas` }) satisfies Shape<English>;

// @ts-expect-error: a key is missing.
({ steps, ...others }) satisfies Shape<English>;

// @ts-expect-error: English has no such key.
({ ...spanish, subtitle: 'Gratis' }) satisfies Shape<English>;

// @ts-expect-error: a key is missing further in.
({ ...spanish, status: { label: 'Cancelada' } }) satisfies Shape<English>;

// @ts-expect-error: the list is short.
({ ...spanish, steps: ['Servicios', 'Dirección'] }) satisfies Shape<English>;

// @ts-expect-error: the list is long.
({ ...spanish, steps: [...steps, 'Fotos'] }) satisfies Shape<English>;

// @ts-expect-error: the list that a function returns is short.
({ ...spanish, status: { label: 'Cancelada', next: () => ['Pedir otra vez'] } }) satisfies Shape<English>;

// @ts-expect-error: the English function has no third parameter.
({ ...spanish, added: (count, max, name) => `${count} de ${max}, ${name}` }) satisfies Shape<English>;

// @ts-expect-error: the English function gets a number.
({ ...spanish, added: (count: string) => count.trim() }) satisfies Shape<English>;

// @ts-expect-error: English has a function here, not a text.
({ ...spanish, added: 'agregadas' }) satisfies Shape<English>;

// @ts-expect-error: a number is no text.
({ ...spanish, title: title.length }) satisfies Shape<English>;
