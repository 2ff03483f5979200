import { PhoneLink } from '@/components/phone-link';
import { Picture } from '@/components/picture';
import { PageOpening, PageTitle } from '@/components/sections/page-opening';
import { Seo } from '@/components/seo/seo';
import { TextLink } from '@/components/ui/link';
import { site } from '@/content/facts/site';
import { BookLink } from '@/features/booking/book-link';
import { ContactForm } from '@/features/contact/contact-form';
import { siteAnswersSpanish } from '@/lib/env';
import { paths } from '@/lib/paths';
import { words } from '@/words/contact';

export function ContactPage() {
  const trail = [{ name: words.crumb, path: paths.contact }];
  return (
    <>
      <Seo
        title={words.title}
        description={words.description}
        path={paths.contact}
        picture="confirmation"
        trail={trail}
      />
      <PageOpening trail={trail} className="pb-16">
        <PageTitle heading={words.heading} lede={words.lede} />
        <div className="mt-8 grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
          <div className="rounded-panel bg-paper p-5 shadow-card sm:p-8">
            <ContactForm />
          </div>
          <aside className="space-y-6 rounded-panel border-2 border-line p-[min(1.5rem,7.5vw)] sm:p-8">
            <Picture name="confirmation" sizes="192px" className="w-48" alt="" />
            <div>
              <h2 className="text-2xl">{words.aside.heading}</h2>
              <p className="mt-2">{words.aside.text}</p>
              <BookLink className="mt-5">{words.aside.book}</BookLink>
            </div>
            <p>
              {words.aside.write}
              <a href={`mailto:${site.email}`} className="break-all sentence-link">
                {site.email}
              </a>
              {words.aside.call}
              <PhoneLink />
            </p>
            {!siteAnswersSpanish && words.aside.languages && <p>{words.aside.languages}</p>}
            <TextLink to={paths.haulers}>{words.aside.haulers}</TextLink>
          </aside>
        </div>
      </PageOpening>
    </>
  );
}
