import { Check } from 'lucide-react';
import { Breadcrumbs } from '@/components/breadcrumbs';
import { PhoneLink } from '@/components/phone-link';
import { Picture } from '@/components/picture';
import { Seo } from '@/components/seo/seo';
import { BookingForm } from '@/features/booking/booking-form';
import { paths } from '@/lib/paths';

const trail = [{ name: 'Book a Pickup', path: paths.book }];

const promises = [
  'Free quote, no hidden fees',
  'A local hauler contacts you within 2 hours',
  'Most pickups within 24–48 hours, often the same day',
];

export function BookPage() {
  return (
    <>
      <Seo
        title="Book Your Junk Removal: Free Quote Online"
        description="Tell us what needs to go and add photos. A local hauler contacts you within 2 hours, and the quote is free. Booking takes about 60 seconds."
        path={paths.book}
        trail={trail}
      />
      <div className="mx-auto grid max-w-page gap-x-16 gap-y-8 px-4 pt-4 pb-16 sm:px-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:pt-6">
        <div>
          <Breadcrumbs trail={trail} />
          <h1 className="mt-1 text-title lg:mt-5">Book Your Junk Removal</h1>
          <p className="mt-3 max-w-prose text-ink-soft text-lede">
            Four short steps, about 60 seconds. Local haulers do the rest.
          </p>
          <div className="mt-8 rounded-panel bg-paper p-5 shadow-card sm:p-8">
            <BookingForm />
          </div>
        </div>
        <aside className="lg:pt-24" data-print="hide">
          <Picture name="truck" sizes="(min-width: 1024px) 320px, 240px" className="mx-auto w-60 lg:w-full" alt="" />
          <ul className="mt-4 space-y-3">
            {promises.map((promise) => (
              <li key={promise} className="flex gap-3 font-semibold">
                <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-leaf" strokeWidth={3} />
                {promise}
              </li>
            ))}
          </ul>
          <p className="mt-5">
            Questions first? Call <PhoneLink />
          </p>
        </aside>
      </div>
    </>
  );
}
