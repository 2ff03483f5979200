import { formatPhone } from '@functions/domain/phone.ts';
import { site } from '@/content/facts/site';

/** The team's phone number as a link, for use in a sentence. */
export function PhoneLink() {
  return (
    <a href={`tel:${site.phone}`} className="inline-block sentence-link">
      {formatPhone(site.phone)}
    </a>
  );
}
