/** The words of what the pages of customers and of haulers share of a pickup. */
export const words = {
  calendar: {
    add: 'Add to calendar',
    /** As the calendar's file is called when it is saved. */
    file: 'pickup.ics',
    addToGoogle: 'Add to Google Calendar',
    failed: {
      title: 'We couldn’t make a calendar file',
      description: 'Check your connection and try again, or write the time down.',
    },
  },
};
