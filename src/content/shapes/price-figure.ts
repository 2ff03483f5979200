import type { LoadSize } from '@functions/domain/load-sizes.ts';
import type { ServiceName } from '@functions/domain/services.ts';

/** What people paid in a group of at least 20 pickups, in whole 5 dollars. */
export type PriceFigure = {
  /** Of pickups for this service only; null: of all services with a load. */
  service: ServiceName | null;
  /** Of pickups with this load; null: of all loads. */
  size: LoadSize | null;
  /** Rounded down to a multiple of 5. */
  pickups: number;
  /** A quarter paid at most this. Null, like `upper`, if a hauler has more than a fifth. */
  lower: number | null;
  median: number;
  /** A quarter paid at least this. */
  upper: number | null;
};
