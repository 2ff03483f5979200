import { contactSubjectLabels } from '@functions/words/en/contact-subjects.ts';
import { fieldErrors } from '@functions/words/en/errors.ts';
import { site } from '../facts/site';

export const words = {
  title: 'Contact Us: Questions About a Pickup',
  description: `Write to the ${site.name} team about a request, a hauler or a partnership. For a free junk removal quote, the booking form is the fastest way.`,
  crumb: 'Contact',
  heading: 'Contact us',
  lede: 'Have a question, or a problem with a request? Want to haul with us? Write to us. For a problem with a request, choose “Lead Issue”; to haul with us, “Merchant Inquiry”.',
  aside: {
    heading: 'Need something hauled?',
    text: 'The booking form reaches haulers. Messages here reach our team.',
    book: 'Book a Pickup',
    /** Followed by an email address and a phone number. */
    write: 'Or write to ',
    call: ' or call ',
    /** Only in Spanish: the phone is answered in English. */
    languages: '',
    haulers: 'Do you haul? See how to join',
  },
  name: 'Name',
  email: 'Email',
  subject: 'Subject',
  chooseSubject: 'Choose a subject',
  subjects: contactSubjectLabels,
  message: 'Message',
  /** The first line of a message about a request. */
  aboutRequest: (trackingId: string) => `Tracking ID: ${trackingId}`,
  /** Only in Spanish, for an empty field. In English, the browser has its own message. */
  required: '',
  notText: fieldErrors['not-text'],
  emailInvalid: fieldErrors['email-invalid'],
  offline: 'You’re offline. We’ll keep your message here and send it as soon as you’re back online.',
  send: 'Send Message',
  sending: 'Sending...',
  failed: 'Error',
  /** Before the next sentence. @param message the database's English message for too many messages. */
  tooMany: (message: string) => message,
  failedMore: 'Failed to send message. Please try again.',
  thanks: {
    heading: 'Thank You',
    text: 'We got your message. We read every one and will answer by email.',
    another: 'Send Another Message',
  },
};
