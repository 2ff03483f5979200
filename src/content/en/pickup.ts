/** Words about a pickup on the pages of customers and haulers. */
export const words = {
  calendar: {
    add: 'Add to calendar',
    /** The name of the saved calendar file. */
    file: 'pickup.ics',
    addToGoogle: 'Add to Google Calendar',
    failed: {
      title: 'We couldn’t make a calendar file',
      description: 'Check your connection and try again, or write the time down.',
    },
  },
};
