import { AGREEMENT_VERSION } from '@functions/domain/agreement.ts';
import { PROMISE_HOURS, PROMISE_HOURS_OF_DAY } from '@functions/domain/promise.ts';
import type { PictureName } from '../facts/pictures';
import { site } from '../facts/site';

const { haulerCost } = site;

/** For haulers who may want to join. What it says of offers is true with the default settings of the database. */
export const words = {
  title: `Haul With ${site.name}: Requests Near You`,
  description: `How junk haulers in Southern California get offers from ${site.name}: who gets a job, the papers we ask for, the agreement, and how to apply.`,
  crumb: 'For Haulers',
  heading: `Haul With ${site.name}`,
  lede: 'For independent haulers with a truck, insurance and permits. We offer you requests near you, you set the price, and the customer pays you.',
  applyNow: 'Apply',
  offers: {
    heading: 'How Offers Work',
    noPromise: 'We don’t promise any number of jobs. There could be weeks without one in your area.',
    steps: [
      {
        title: 'You get a link',
        body: 'When someone near you sends a request that fits your services, we send you a link to it. You’ll see the ZIP code, city, services, how much of a truck it will fill, the description and photos, and when the customer expects a call by. Other haulers get the offer, too.',
      },
      {
        title: 'The first to accept gets it',
        body: 'The offer is open for 30 minutes, counted from 8 AM to 8 PM. The first hauler to accept gets the job. If it isn’t for you, press “Not for me”.',
      },
      {
        title: 'You call the customer',
        body: `Once the job is yours, you see the customer’s name, phone number and street address. Call within ${PROMISE_HOURS} hours (${PROMISE_HOURS_OF_DAY}) of their request, then press “I called”.`,
      },
      {
        title: 'You propose a price and times',
        body: 'Send an estimate and up to three pickup times, or book what you agreed on by phone. You set the final price on inspection, before loading. The customer pays you when the job is done.',
      },
      {
        title: 'If no one calls, the job goes to others',
        body: 'A customer who hasn’t heard from you can press “I was not contacted”. If you don’t answer that within the hour (8 AM–8 PM), you lose the job.',
      },
    ],
  },
  job: {
    heading: 'What a Job Looks Like',
    text: 'This is an offer on a phone. You see the customer’s name, phone number and street address only once you accept.',
    held: {
      heading: 'Once the job is yours',
      list: [
        'The same link shows the customer’s name, phone number and street address.',
        '“I called” records the call that we promised the customer.',
        'A form sends the customer your price and up to three times.',
        '“I’m on my way” tells them when you’ll arrive.',
        '“Job completed” asks you what the customer paid and how full the truck was. We then ask the customer, usually the next day, whether everything is gone.',
        '“Give it back” is for a job you can’t do. It goes to other haulers.',
      ],
    },
    /** Under the picture. */
    sample: 'A sample: no customer sent it.',
    picture: {
      name: 'job-offer',
      alt: 'An offer: Furniture Removal in Los Angeles. Call the customer by 12:10 PM today. Calls and texts are fine. This offer is open until 10:40 AM today. Where: Los Angeles, 90026. In the customer’s words: A sofa bed, on the ground floor. No photos. Two buttons: Accept this job, Not for me.',
    } satisfies { name: PictureName; alt: string },
  },
  papers: {
    heading: 'What We Ask For',
    note: 'We check these before your first offer. Please don’t send papers with the form: we’ll ask for them.',
    list: [
      'A government ID for the person who runs the business, and the business registration',
      'Current certificates of liability and truck insurance, and new ones before those run out',
      'Your motor carrier permit, which we look up at the DMV',
      'Permits from the cities where you haul, if they require one',
      'Any other license or registration that the law requires, such as a contractor’s license for demolition',
      'Where you take waste, e-waste and appliances with refrigerant',
    ],
    notForYou:
      'This isn’t for you if you work without insurance, ask for money in advance, or change the price once the truck is loaded.',
  },
  /** Omitted unless the operator has set it. */
  cost: haulerCost ? { heading: 'What It Costs', text: haulerCost } : undefined,
  agreement: {
    heading: 'The Agreement',
    note: 'Before your first offer, we send you a link to read and accept it. All ten points apply to every job.',
    version: `Version ${AGREEMENT_VERSION}`,
  },
  leave: {
    heading: 'Pause or Leave',
    pause:
      'Every email we send you has a link that pauses offers, for example during a vacation. You keep the jobs you have. You can turn offers back on at the same page, as long as your papers are current.',
    leave: 'To leave, write to us.',
    kept: 'If you apply, we keep what you send for a year. If you haul with us, we keep your papers and agreements until four years after we part ways.',
    contact: 'Contact us',
    privacy: 'Privacy Policy',
  },
  apply: {
    heading: 'Apply',
    note: 'A person on our team reads every application and answers by email.',
  },
  form: {
    business: 'Business',
    phone: 'Phone',
    areas: 'ZIP codes or cities',
    areasHint: 'Where you haul, separated by commas',
    areasRequired: 'Enter ZIP codes or cities, separated by commas.',
    services: 'Services (check none if you take everything)',
    truck: 'Your truck, in cubic yards',
    truckHint: 'Length × width × height in feet, divided by 27',
    messageHint: 'Your trucks and crew, how long you’ve been hauling, and the languages you speak.',
    send: 'Send Application',
    another: 'Send Another Application',
  },
};
