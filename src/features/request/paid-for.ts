import { figures, sampleNote } from 'virtual:prices/table';
import type { LoadSize } from '@functions/domain/load-sizes.ts';
import { entryParts } from '@functions/domain/services.ts';
import { words } from '@/words/paid';
import { loadSizeLabels } from '@/words/shared/load-sizes';
import { serviceLabel } from '@/words/shared/services';

/** Whether the page of prices has something to show. */
export const hasFigures = figures.length > 0;

/**
 * What people paid for a load: for the one service of the request, or for all services if there are several or the one
 * has too few pickups. Null if the load has too few, too, or if the figures are samples.
 */
export function paidFor(size: LoadSize, services: readonly string[]): string | null {
  if (sampleNote) return null;
  const [service, ...others] = new Set(services.map((entry) => entryParts(entry)[0]));
  const find = (name: string | null) => figures.find((each) => each.size === size && each.service === name);
  const ofService = service && others.length === 0 ? find(service) : undefined;
  const figure = ofService ?? find(null);
  if (!figure) return null;
  const load = loadSizeLabels[size];
  const whose = figure.service
    ? words.ofServiceAndLoad(serviceLabel(figure.service), load.charAt(0).toLowerCase() + load.slice(1))
    : words.ofLoad(load);
  return `${words.sentence(figure)} ${whose}`;
}
