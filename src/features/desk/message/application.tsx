import type { Application } from '@functions/contracts/application.ts';
import { callUrl } from '@functions/domain/links.ts';
import { formatPhone } from '@functions/domain/phone.ts';
import { serviceLabel } from '@functions/words/en/services.ts';
import { words } from '@/content/en/desk-list';
import { Fact } from '@/features/request/facts';

/** What a hauler who applies says about their business. */
export function ApplicationFacts({ application }: { application: Application }) {
  const { business, phone, areas, services, truckCubicYards } = application;
  const { haulers, messages } = words;
  return (
    <dl className="mt-4 grid gap-x-8 gap-y-3 sm:grid-cols-2">
      <Fact term={messages.application.business}>{business}</Fact>
      <Fact term={messages.application.phone}>
        <a href={callUrl(phone) ?? undefined} className="underline underline-offset-2">
          {formatPhone(phone)}
        </a>
      </Fact>
      <Fact term={haulers.areas}>{areas}</Fact>
      <Fact term={haulers.services}>{services.map(serviceLabel).join(', ') || haulers.everything}</Fact>
      {truckCubicYards !== undefined && <Fact term={haulers.truck}>{haulers.cubicYards(truckCubicYards)}</Fact>}
    </dl>
  );
}
