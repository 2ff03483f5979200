import { Check } from 'lucide-react';
import { Picture } from '@/components/picture';
import { TextLink } from '@/components/ui/link';
import { ZipForm } from '@/features/booking/zip-form';
import { words as prices } from '@/words/final-price';
import { words } from '@/words/home';

/** The site's offer and promise, with a ZIP code field that leads to the booking form. */
export function Hero() {
  return (
    <div className="mx-auto grid max-w-page items-center gap-x-6 px-4 pt-8 pb-4 sm:px-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:pt-6 lg:pb-10">
      <div>
        <h1 className="text-hero lg:text-[clamp(3rem,5.4vw,4.5rem)]">{words.hero.heading}</h1>
        <p className="mt-4 text-ink-soft text-lede">{words.hero.lede}</p>
        <p className="mt-2 text-balance text-ink-soft">{prices.finalPrice}</p>
        <ZipForm className="mt-6 max-w-md" />
        <ul className="mt-5 flex flex-wrap gap-x-6 gap-y-2">
          {words.hero.ticks.map((tick) => (
            <li key={tick} className="flex items-center gap-2 font-semibold">
              <Check className="size-5 shrink-0 text-leaf" strokeWidth={3} />
              <span>{tick}</span>
            </li>
          ))}
        </ul>
        <TextLink href="#how-it-works" className="mt-2">
          {words.hero.howItWorks}
        </TextLink>
      </div>
      <Picture
        name="hero"
        alt={words.hero.pictureAlt}
        sizes="(min-width: 1280px) 700px, (min-width: 1024px) 54vw, 100vw"
        className="-mx-4 mt-4 w-[calc(100%+2rem)] max-w-none sm:mx-0 sm:w-full lg:-mr-6 lg:w-[calc(100%+1.5rem)] xl:-mr-[40px] xl:w-[calc(100%+40px)]"
        isHero
      />
    </div>
  );
}
