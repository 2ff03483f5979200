import { AGREEMENT_VERSION } from '@functions/domain/agreement.ts';
import { PROMISE_HOURS, PROMISE_HOURS_OF_DAY } from '@functions/domain/promise.ts';
import type { PictureName } from '../facts/pictures';
import { site } from '../facts/site';

const { haulerCost } = site;

/** For haulers who may want to join. What it says of offers is true with the default settings of the database. */
export const words = {
  title: `Haul With ${site.name}: Requests Near You`,
  description: `How junk haulers in Southern California get offers from ${site.name}: who gets a job, the documents we ask for, the agreement, and how to apply.`,
  crumb: 'For Haulers',
  heading: `Haul with ${site.name}`,
  lede: 'For independent haulers with a truck, insurance and permits. We offer you requests near you. You set the price, and the customer pays you.',
  applyNow: 'Apply',
  offers: {
    heading: 'How offers work',
    noPromise: 'We can’t promise a number of jobs. Some weeks there may be none.',
    steps: [
      {
        title: 'You get a link',
        body: 'When a request near you fits your services, we send you and other haulers a link: the ZIP code, the services, the photos, the load, and when the customer expects a call.',
      },
      {
        title: 'The first to accept gets it',
        body: 'The offer is open for 30 minutes, counted from 8 AM to 8 PM. If it isn’t for you, press “Not for me”.',
      },
      {
        title: 'You call the customer',
        body: `Now you see the name, phone number and street address. Call within ${PROMISE_HOURS} hours (${PROMISE_HOURS_OF_DAY}) of the request, then press “I called”.`,
      },
      {
        title: 'You send a quote',
        body: 'Send an estimated price and up to three times, or book what you agreed on by phone. You set the final price on inspection, before loading. The customer pays you when it’s done.',
      },
      {
        title: 'If no one calls, the job goes to others',
        body: 'The customer can press “I was not contacted”. Call and press “I called”: if you do nothing on the job’s page within an hour (8 AM–8 PM), you lose the job. You can also give it back.',
      },
    ],
  },
  job: {
    heading: 'What a job looks like',
    text: 'Once you accept, the same link has a button for each step, from “I called” to “Job completed”.',
    /** Under the picture. */
    sample: 'A sample: no customer sent it.',
    picture: {
      name: 'job-offer',
      alt: 'An offer: Furniture Removal in Los Angeles. Call the customer by 12:10 PM today. Calls and texts are fine. This offer is open until 10:40 AM today. Where: Los Angeles, 90026. In the customer’s words: A sofa bed, on the ground floor. No photos. Two buttons: Accept this job, Not for me.',
    } satisfies { name: PictureName; alt: string },
  },
  papers: {
    heading: 'What we ask for',
    note: 'We check these before your first offer. Please don’t send them with the form.',
    list: [
      'Your government ID and business registration',
      'Current certificates of liability and truck insurance',
      'Your USDOT number and motor carrier permit, which we look up',
      'Permits from the cities where you haul, if they require one',
      'Any other license that the law requires, such as a contractor’s license for demolition',
      'Where you take waste, e-waste and appliances with refrigerant',
    ],
    notForYou:
      'This isn’t for you if you work without insurance, ask for money in advance, or change the price once the truck is loaded.',
  },
  /** Omitted unless the operator has set it. */
  cost: haulerCost ? { heading: 'What it costs', text: haulerCost } : undefined,
  agreement: {
    heading: 'The agreement',
    note: 'We’ll send you a link to accept it before your first offer. All ten points apply to every job.',
    version: `Version ${AGREEMENT_VERSION}`,
  },
  leave: {
    heading: 'Pause or leave',
    pause:
      'Every email from us has a link that pauses offers, and turns them back on while your documents are current. You keep the jobs you have.',
    leave: 'To leave, write to us.',
    kept: 'We keep applications for a year, and our haulers’ documents and agreements until four years after we part ways.',
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
    send: 'Send application',
    another: 'Send another application',
  },
};
