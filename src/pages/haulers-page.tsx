import { Check } from 'lucide-react';
import type { WebPage } from 'schema-dts';
import { AgreementPoints } from '@/components/agreement/agreement-points';
import { Picture } from '@/components/picture';
import { PageOpening } from '@/components/sections/page-opening';
import { SideColumnSection } from '@/components/sections/side-column-section';
import { Seo } from '@/components/seo/seo';
import { ButtonLink } from '@/components/ui/button';
import { TextLink } from '@/components/ui/link';
import { site } from '@/content/facts/site';
import { ApplicationForm } from '@/features/contact/application-form';
import { addressIn, documentLanguages, language } from '@/lib/language';
import { paths } from '@/lib/paths';
import { words } from '@/words/haulers';

const trail = [{ name: words.crumb, path: paths.haulers }];
const url = site.url + addressIn(language, paths.haulers);

/** Not a `JobPosting`: no one is employed. */
const webPage = {
  '@type': 'WebPage',
  '@id': `${url}#page`,
  url,
  name: words.title,
  description: words.description,
  inLanguage: documentLanguages[language],
} satisfies WebPage;

/** For haulers who may want to join: how it works, what we ask for, and the form to apply. */
export function HaulersPage() {
  const { title, description, heading, lede, applyNow, cost } = words;
  return (
    <>
      <Seo title={title} description={description} path={paths.haulers} trail={trail} structuredData={[webPage]} />
      <PageOpening trail={trail} className="pb-12 sm:pb-16">
        <div className="grid items-center gap-x-16 gap-y-4 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
          <div>
            <h1 className="mt-3 text-title lg:mt-0">{heading}</h1>
            <p className="mt-3 max-w-prose text-ink-soft text-lede">{lede}</p>
            <ButtonLink href="#apply" size="lg" className="mt-7">
              {applyNow}
            </ButtonLink>
          </div>
          <Picture
            name="truck"
            alt=""
            sizes="(min-width: 1024px) 448px, 320px"
            className="mx-auto w-full max-w-80 lg:max-w-md"
            isHero
          />
        </div>
      </PageOpening>
      <Offers />
      <JobOnAPhone />
      <Papers />
      {cost && (
        <SideColumnSection labelledBy="cost" heading={cost.heading}>
          <p className="max-w-prose text-lg">{cost.text}</p>
        </SideColumnSection>
      )}
      <SideColumnSection
        tone="leaf"
        labelledBy="agreement"
        heading={words.agreement.heading}
        note={<p className="mt-3 text-cream/90">{words.agreement.note}</p>}
      >
        <div className="max-w-prose">
          <AgreementPoints />
          <p className="mt-6 text-cream/90 text-sm">{words.agreement.version}</p>
        </div>
      </SideColumnSection>
      <Leave />
      <SideColumnSection
        id="apply"
        tone="sand"
        labelledBy="apply-heading"
        heading={words.apply.heading}
        note={<p className="mt-3 text-ink-soft">{words.apply.note}</p>}
      >
        <div className="max-w-3xl rounded-panel bg-paper p-5 shadow-card sm:p-8">
          <ApplicationForm />
        </div>
      </SideColumnSection>
    </>
  );
}

function Offers() {
  const { heading, noPromise, steps } = words.offers;
  return (
    <SideColumnSection
      tone="sand"
      labelledBy="offers"
      heading={heading}
      note={<p className="mt-3 text-ink-soft">{noPromise}</p>}
    >
      <ol className="max-w-3xl divide-y divide-line">
        {steps.map(({ title, body }, index) => (
          <li key={title} className="flex gap-5 py-6 first:pt-0 last:pb-0">
            <span
              aria-hidden="true"
              className="grid size-11 shrink-0 place-items-center rounded-full bg-gold font-extrabold text-lg"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="pt-1.5 text-xl leading-snug">{title}</h3>
              <p className="mt-1.5 max-w-prose">{body}</p>
            </div>
          </li>
        ))}
      </ol>
    </SideColumnSection>
  );
}

function JobOnAPhone() {
  const { heading, text, sample, picture } = words.job;
  return (
    <SideColumnSection labelledBy="job" heading={heading} note={<p className="mt-3 text-ink-soft">{text}</p>}>
      <figure className="mx-auto w-full max-w-80 lg:mx-0">
        <Picture
          {...picture}
          sizes="320px"
          className="w-full rounded-panel border-2 border-line bg-cream shadow-card"
        />
        <figcaption className="mt-3 text-center text-ink-soft text-sm">{sample}</figcaption>
      </figure>
    </SideColumnSection>
  );
}

function CheckedList({ list }: { list: readonly string[] }) {
  return (
    <ul className="mt-4 space-y-3">
      {list.map((each) => (
        <li key={each} className="flex gap-3.5 wrap-anywhere">
          <Check className="mt-1 size-5 shrink-0 text-leaf" strokeWidth={3.5} />
          <span>{each}</span>
        </li>
      ))}
    </ul>
  );
}

function Papers() {
  const { heading, note, list, notForYou } = words.papers;
  return (
    <SideColumnSection
      tone="sand"
      labelledBy="papers"
      heading={heading}
      note={<p className="mt-3 text-ink-soft">{note}</p>}
    >
      <div className="-mt-4 max-w-3xl">
        <CheckedList list={list} />
        <p className="mt-8 border-line border-t-2 pt-6 font-semibold">{notForYou}</p>
      </div>
    </SideColumnSection>
  );
}

function Leave() {
  const { heading, pause, leave, kept, contact, privacy } = words.leave;
  return (
    <SideColumnSection labelledBy="leave" heading={heading}>
      <div className="max-w-prose space-y-4">
        <p>{pause}</p>
        <p>
          {leave} {kept}
        </p>
        <p className="flex flex-wrap gap-x-8">
          <TextLink to={paths.contact}>{contact}</TextLink>
          <TextLink to={paths.privacy}>{privacy}</TextLink>
        </p>
      </div>
    </SideColumnSection>
  );
}
