import type { AskedFor } from '../../../_shared/domain/proposals.ts';
import type { Status } from '../../../_shared/domain/statuses.ts';
import { askedHeadings } from '../../../_shared/words/en/pickups.ts';
import { statusWords } from '../../../_shared/words/en/statuses.ts';

/**
 * What texts to customers and to haulers say. A link follows each but one. Of what varies only times, ZIP codes and phone numbers are put in, as they are to
 * be read: with the longest of them no words have more than 53 characters, all of GSM-7.
 */
export const words = {
  /** A text as a whole. */
  text: (brand: string, what: string, link: string) => `${brand}: ${what} ${link}`,
  textWithoutLink: (brand: string, what: string) => `${brand}: ${what}`,
  /** Ends the first text to a number in a while. */
  stop: 'Reply STOP to end',
  /** A time of another day than today: "10:00 AM Mon". */
  onDay: (time: string, day: string) => `${time} ${day.slice(0, 3)}`,
  /** A day and its times: "Wed, Nov 25, 10:00 AM-12:45 PM". */
  window: (dayText: string, times: string) => {
    const [weekday = '', month = '', day] = dayText.split(' ');
    return `${weekday.slice(0, 3)}, ${month.slice(0, 3)} ${day}, ${times}`;
  },
  /** "9:00-11:00 AM" */
  times: (timesText: string) => timesText.replace('–', '-'),

  // To customers.

  requestArrived: {
    promise: (moment: string) => `We have your request. Expect a call by ${moment}.`,
    stillLooking: 'We have your request and look for a hauler. See:',
    furtherOn: 'We have your request. See how it stands:',
  },
  matched: (phone: string) => `Matched! A call from ${phone} is your hauler.`,
  /** To the number from before. There is room for more, as no link follows. */
  requestChanged: {
    corrected: 'Your request has another phone number. If this was not you, reply to this text.',
    canceled: 'Your request was canceled. If this was not you, reply to this text.',
  },
  stillLooking: 'No hauler found yet. We are still looking. See:',
  statusChanged: {
    to: (status: Status) => `${statusWords[status].mailHeading}. See:`,
    canceledWhy: `${statusWords.Canceled.mailHeading}. Why:`,
    completed: `${statusWords.Completed.mailHeading}. Details:`,
  },
  timeframeChanged: {
    changed: 'Your pickup time has changed. See:',
    without: 'Your pickup has no time for now. See:',
  },
  proposalMade: {
    withPrice: (times: number) =>
      times === 1 ? 'A price and a time for your pickup. Answer:' : 'A price and times for your pickup. Choose:',
    onInspection: (times: number) => `${times === 1 ? 'A time' : 'Times'} for your pickup, price on inspection. See:`,
    passed: 'The times proposed to you have passed. See:',
  },
  proposalWithdrawn: 'The proposal no longer holds. See:',
  pickupBooked: (window: string) => `Pickup booked: ${window}.`,
  pickupReminder: (day: 'today' | 'tomorrow', times: string) => `Pickup ${day}: ${times}.`,
  linkAgain: 'The link to your request:',
  onMyWay: (time: string) => `Your hauler is on the way: about ${time}.`,
  /** As it is specified. */
  reviewAsked: 'your pickup is marked completed. Is it all gone?',

  // To haulers.

  jobOffered: (zipCode: string) => `New job in ${zipCode}, first to accept has it:`,
  jobAccepted: { call: 'The job is yours. Call the customer:', furtherOn: 'The job is yours. See:' },
  jobNotContacted: 'Your customer says nobody called. Call now:',
  jobCanceled: 'Job canceled by the customer. See:',
  jobCorrected: 'Customer details changed. Look first:',
  jobTakenBack: 'We have taken a job back. Nothing to do. See:',
  jobCanceledByUs: 'We have canceled a job. Nothing to do. See:',
  jobChanged: {
    to: (window: string) => `Pickup now: ${window}.`,
    changed: 'The time of a pickup has changed. See:',
    without: 'A pickup has no time for now. See:',
  },
  proposalAccepted: (window: string, zipCode: string) => `Booked: ${window} in ${zipCode}`,
  proposalDeclined: 'Proposal declined. See:',
  customerAsked: (askedFor: AskedFor) => `${askedHeadings[askedFor]}. See:`,
  jobReminder: (day: 'today' | 'tomorrow', times: string, zipCode: string) =>
    `${day === 'today' ? 'Today' : 'Tomorrow'}: ${times} in ${zipCode}`,
  pickupOver: 'Is the job done? Say so:',
  somethingLeft: 'Your customer says something is left. See:',
};
