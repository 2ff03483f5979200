/**
 * What several kinds of mails say. Here and in each kind, moments, places, services and phone numbers are put in as they
 * are to be read.
 */
export const words = {
  // Of all mails.

  subject: (what: string, about: string) => (what.endsWith('?') ? `${what} ${about}` : `${what}: ${about}`),
  inPlace: (what: string, place: string) => `${what} in ${place}`,
  moment: (time: string, day: string) => `${time} on ${day}`,
  inLosAngeles: (moment: string) => `${moment} (Los Angeles time)`,
  call: (whom: string) => `Call ${whom}`,
  setOnInspection: 'Set on inspection',
  terms: {
    estimate: 'Estimated price',
    haulerPhone: 'Their phone',
    pickup: 'Pickup',
    services: 'Services',
    status: 'Status',
    trackingId: 'Tracking ID',
    yourHauler: 'Your hauler',
    zipCode: 'ZIP code',
  },

  // To customers.

  toCustomers: {
    track: 'Track my request',
    seePickup: 'See or change it',
    why: (site: string) =>
      `You’re getting this email because someone requested a quote at ${site} with this email address. If this wasn’t you, you can stop these emails here:`,
    stop: 'I did not ask for this',
  },

  // To haulers.

  toHaulers: {
    openJob: 'Open the job',
    why: (site: string) => `You’re getting this email because you take jobs from ${site}. To pause, reply to it.`,
  },
};
