/** Accessible names of the toasts. */
export const words = { region: 'Notifications', close: 'Close toast' };
