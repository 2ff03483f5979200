import { PROMISE_HOURS } from '@functions/domain/promise.ts';
import { site } from '../facts/site';
import { consent } from './consent';

/** The words of the booking form and its confirmation, loaded with the form. */
export const words = {
  step: (step: number, count: number) => `Step ${step} of ${count}`,
  titles: {
    services: 'What needs to go?',
    address: 'Where is it?',
    job: 'Tell us about the job',
    contact: 'How can a hauler reach you?',
  },
  progress: 'Progress of your request',
  complete: (percent: number) => `${percent}% complete`,
  back: 'Back',
  next: 'Next Step',
  submit: 'Submit Request',
  sending: 'Sending…',
  offline: 'You’re offline. Your request is saved here, and we’ll send it as soon as you’re back online.',
  draft: 'Your answers stay on this device until you send them.',
  startOver: 'Start over',
  /** Beside Next Step. */
  allOptional: 'All optional',
  optional: '(optional)',
  services: {
    choose: 'Choose all that apply.',
    /** @param place a city and its ZIP code, or only the ZIP code. */
    pickupIn: (place: string) => `Pickup in ${place}`,
    /** @param load such as "Half a truck". */
    load: (load: string) => `${load}. You can change it in step 3.`,
    groups: { things: 'Things', places: 'Places', situations: 'Situations', cleaning: 'Cleaning' },
    homeCleaning: 'Home Cleaning: anything special?',
    chooseOne: 'Choose at least one',
    chosen: (count: number) => `${count} ${count === 1 ? 'service' : 'services'} chosen`,
  },
  /** The job description on the first step. */
  describe: {
    label: 'What needs to go?',
    note: 'Then pick the closest match. Haulers will read what you write.',
  },
  /** By field name. */
  labels: {
    streetAddress: 'Street address',
    unitNumber: 'Unit / Apt #',
    city: 'City',
    zipCode: 'ZIP code',
    jobDescription: 'Job description',
    fullName: 'Full name',
    phone: 'Phone',
    email: 'Email',
  },
  address: {
    whoSees: `Haulers see only the city and ZIP code of this address. The hauler who takes the job gets the street, too. Until then, only the ${site.name} team has it.`,
    outOfState:
      'That ZIP code isn’t in California, where our haulers work. You can still send the request, but we may not find anyone.',
  },
  hints: {
    jobDescription: 'What is it, about how much, and where is it? Stairs and tight doors are good to know.',
    jobDescriptionPrivacy:
      'Haulers read this before they accept. Leave out names, gate codes and alarm details: give those over the phone.',
    phone: 'The hauler will call this number.',
    email: 'For the tracking link and updates on your request.',
  },
  photos: {
    heading: 'Photos',
    files: 'Photo files',
    add: 'Add photos',
    why: 'Photos get you a firmer quote.',
    full: (max: number) => `All ${max} photos added`,
    how: 'Drop them here, or tap to choose',
    limits: (max: number) =>
      `Up to ${max} photos. JPEG, PNG or WebP, 10 MB each. We remove the location from each photo.`,
    preparing: 'Preparing your photos…',
    protected:
      'This browser keeps websites from reading pictures, so we can’t add photos. Send your request without them, or use another browser.',
    added: (count: number, max: number) => `${count} of ${max} photos added`,
    remove: (name: string) => `Remove ${name}`,
    photo: (position: number, count: number) => `Photo ${position} of ${count}`,
  },
  upload: {
    label: 'Photo upload',
    running: (total: number, count: number) => `Uploading ${count} of ${photos(total)}…`,
    done: (total: number) => `${photos(total)} uploaded`,
    failed: () => 'Some photos didn’t upload. Your request was still sent.',
    again: 'Try the photos again',
  },
  recap: {
    heading: 'Check your request',
    services: 'Services',
    address: 'Address',
    load: 'Load',
    noLoad: 'Not specified',
    wanted: 'Gone by',
    notSaid: 'Not said',
    job: 'Job',
    noDescription: 'No description',
    photos: 'Photos',
    noPhotos: 'None',
    photosAdded: (count: number) => `${count} added`,
    change: 'Change',
  },
  consent,
  /** Only in Spanish, before and after submitting: the language of the callers. */
  whoCalls: '',
  opensInNewTab: ' (opens in a new tab)',
  confirmation: {
    heading: 'Request Submitted!',
    call: {
      /** Followed by the phone number and by `by`. */
      calls: 'A local hauler will call',
      /** Without the number. */
      contacts: 'A local hauler will contact you',
      /** @param time "10:18 AM today". */
      by: (time: string) => `by ${time}`,
      correct: 'Wrong number? Correct it',
    },
    next: 'What happens next',
    reviewed: {
      title: 'Your request and photos are reviewed.',
      text: 'Local haulers see what needs to go, your photos, your city and your ZIP code.',
    },
    called: {
      title: `A local hauler contacts you within ${PROMISE_HOURS} hours.`,
      text: 'Counted from 8 AM to 8 PM Los Angeles time, every day.',
    },
    quoted: {
      title: 'You get a free quote and schedule the pickup.',
      /** @param isTold whether we email the customer when it arrives. */
      text: (isTold = false) =>
        `The hauler’s price and pickup times will show up on your tracking page${isTold ? ', and we’ll let you know' : ''}. Choose the time that works for you. The hauler sets the final price on inspection, before loading.`,
    },
    done: {
      title: 'Your junk is gone.',
      text: 'Fast, reliable service: the hauler takes what you agreed on, and you pay when it’s done.',
    },
    trackingId: 'Your tracking ID',
    withEmail: 'We’ll email you the tracking link.',
    /** For customers without an email address. Followed by the link. */
    byText: 'Save this link. We’ll also text it to you if we can, between 8 AM and 9 PM.',
    unsent: 'Save this link. We have no way to send it to you, and updates appear only there.',
    addWay: 'Add a way to reach me',
    keepSecret: 'Keep it to yourself: it opens the details of your request.',
    track: 'Track my request',
    copy: 'Copy',
    copied: 'Copied',
    notCopied: 'We couldn’t copy the tracking ID',
    copyByHand: 'Please select it and copy it yourself.',
    share: 'Share',
    sent: 'What you sent',
    shared: 'My junk removal request',
    another: 'Request Another Service',
  },
  toasts: {
    sent: 'Request submitted successfully!',
    sentMore: "We'll contact you soon about your junk removal request.",
    seeConfirmation: 'See your confirmation',
    failed: 'Error submitting request',
    /** Before the next sentence. @param message the database's English message for too many requests. */
    tooMany: (message: string) => message,
    failedMore: 'Please try again or call us directly.',
    call: (phone: string) => `Call ${phone}`,
    /** Only in Spanish, after the number: the phone is answered in English. */
    inEnglish: '',
  },
};

function photos(count: number): string {
  return `${count} ${count === 1 ? 'photo' : 'photos'}`;
}
