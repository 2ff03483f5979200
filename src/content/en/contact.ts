import { contactSubjectLabels } from '@functions/words/en/contact-subjects.ts';
import { fieldErrors } from '@functions/words/en/errors.ts';
import { site } from '../facts/site';

/** The words of the contact page and its form. */
export const words = {
  title: 'Contact Us: Questions About a Pickup',
  description: `Write to the ${site.name} team about a request, a hauler or a partnership. For a free junk removal quote, the booking form is the fastest way.`,
  crumb: 'Contact',
  heading: 'Contact Us',
  lede: 'A question, a problem with a request, or a truck of your own? Write to us.',
  aside: {
    heading: 'Need something hauled?',
    text: 'The booking form reaches haulers. Messages here reach our team.',
    book: 'Book a Pickup',
    /** An email address and a phone number follow. */
    write: 'Or write to ',
    call: ' or call ',
    /** In Spanish alone, where who answers the phone speaks English. */
    languages: '',
  },
  name: 'Name',
  email: 'Email',
  subject: 'Subject',
  chooseSubject: 'Choose a subject',
  subjects: contactSubjectLabels,
  message: 'Message',
  /** Begins a message about a request. */
  aboutRequest: (trackingId: string) => `Tracking ID: ${trackingId}`,
  /** In Spanish alone, of a field that is empty. In English the browser says it. */
  required: '',
  notText: fieldErrors['not-text'],
  emailInvalid: fieldErrors['email-invalid'],
  offline: 'You’re offline. We’ll keep your message here and send it as soon as you’re back online.',
  send: 'Send Message',
  sending: 'Sending...',
  failed: 'Error',
  /** Before the next sentence. @param message what the database says to one message too many, in English. */
  tooMany: (message: string) => message,
  failedMore: 'Failed to send message. Please try again.',
  thanks: {
    heading: 'Thank You',
    text: 'We got your message. We read every one and will answer by email.',
    another: 'Send Another Message',
  },
};
