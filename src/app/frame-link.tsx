import { formatPhone } from '@functions/domain/phone.ts';
import { clsx } from 'clsx';
import { SiteLink, type SiteLinkProps } from '@/components/ui/link';
import { site } from '@/content/facts/site';
import { siteAnswersSpanish } from '@/lib/env';
import { words } from '@/words/shell';

/** A link that stands by itself in the header, the menu or the footer. */
export function FrameLink({ className, ...props }: SiteLinkProps) {
  return (
    <SiteLink
      className={clsx('inline-flex min-h-11 items-center font-semibold underline underline-offset-4', className)}
      {...props}
    />
  );
}

/** The team's phone number. */
export function FramePhone() {
  return (
    <FrameLink href={`tel:${site.phone}`}>
      {formatPhone(site.phone) + (siteAnswersSpanish ? '' : words.inEnglish)}
    </FrameLink>
  );
}
