import { formatPhone } from '@functions/domain/phone.ts';
import { site } from '@/content/facts/site';

/** The team's number in a sentence, as a link that calls it. */
export function PhoneLink() {
  return (
    <a href={`tel:${site.phone}`} className="whitespace-nowrap font-semibold text-rust underline underline-offset-2">
      {formatPhone(site.phone)}
    </a>
  );
}
