/** What screen readers say of the toasts beside their own words. */
export const words = { region: 'Notifications', close: 'Close toast' };
