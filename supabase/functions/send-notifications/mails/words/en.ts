/**
 * Words that several kinds of emails share. Inserted moments, places, services and phone numbers, here and in each
 * kind, are already formatted.
 */
export const words = {
  // For all emails.

  subject: (what: string, about: string) => (what.endsWith('?') ? `${what} ${about}` : `${what}: ${about}`),
  inPlace: (what: string, place: string) => `${what} in ${place}`,
  moment: (time: string, day: string) => `${time} on ${day}`,
  today: (time: string) => `${time} today`,
  inLosAngeles: (moment: string) => `${moment} (Los Angeles time)`,
  call: (whom: string) => `Call ${whom}`,
  callNumber: (phone: string) => `Call ${phone}`,
  buttonFails: 'The button doesn’t work?',
  setOnInspection: 'Set when the hauler sees it',
  terms: {
    estimate: 'Estimated price',
    haulerPhone: 'Hauler’s phone',
    load: 'Load',
    pickup: 'Pickup',
    services: 'Services',
    status: 'Status',
    trackingId: 'Tracking ID',
    wanted: 'Wanted',
    yourHauler: 'Your hauler',
    zipCode: 'ZIP code',
  },

  // For customers.

  toCustomers: {
    track: 'Track my request',
    seePickup: 'See my pickup',
    why: (site: string) =>
      `You’re getting this email because someone requested a quote at ${site} with this email address. If this wasn’t you, you can stop these emails here:`,
    stop: 'I did not ask for this',
  },

  // For haulers.

  toHaulers: {
    openJob: 'Open the job',
    why: (site: string) => `You’re getting this email because you take jobs from ${site}.`,
    pause: 'Pause offers',
  },
};
