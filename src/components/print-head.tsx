import { formatPhone } from '@functions/domain/phone.ts';
import { site } from '@/content/facts/site';

/**
 * Whose sheet this is, and whom to call. Only on paper, where there is no header.
 *
 * @param id names the request. A hauler's sheet has none: anyone who found their link could act for them.
 */
export function PrintHead({ id }: { id?: string }) {
  return (
    <p data-print="only" className="w-full font-bold">
      {[site.name, id, formatPhone(site.phone)].filter(Boolean).join(' · ')}
    </p>
  );
}
