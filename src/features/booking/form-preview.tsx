import { bookingGroups } from '@/content/facts/booking-groups';
import { words } from '@/words/booking';
import { TileFace, tileClass, tileGridClass } from './steps/service-tile';

/** The beginning of the form's first step, without function. Only for prerendered pages. */
export function FormPreview() {
  return (
    <>
      <p className="font-semibold text-ink-soft text-sm">{words.step(1, 4)}</p>
      <div className="mt-2 h-2.5 rounded-full bg-sand" />
      <p className="mt-6 font-extrabold text-2xl leading-tight sm:text-3xl">{words.titles.services}</p>
      <p className="mt-6 text-ink-soft">{words.services.choose}</p>
      <div className="@container">
        <div className={tileGridClass}>
          {bookingGroups.pictured.map((slug) => (
            <div key={slug} className={tileClass}>
              <TileFace slug={slug} />
            </div>
          ))}
        </div>
      </div>
    </>
  );
}
