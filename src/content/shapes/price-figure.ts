import type { LoadSize } from '@functions/domain/load-sizes.ts';
import type { ServiceName } from '@functions/domain/services.ts';

/** What people paid in a group of at least 20 pickups, in whole 5 dollars. */
export type PriceFigure = {
  /** For this service alone; null: any. */
  service: ServiceName | null;
  /** For this load; null: any. */
  size: LoadSize | null;
  pickups: number;
  /** A quarter paid at most this. */
  lower: number;
  median: number;
  /** A quarter paid at least this. */
  upper: number;
};

/** What people paid, as a page says it. */
export type Paid = {
  text: string;
  /** Says that it is a sample; undefined if it isn't. */
  sampleNote?: string | undefined;
};
