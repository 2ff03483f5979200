/** The words of buttons that act on a request, on all pages of links in messages. */
export const words = {
  /** Replaces a button's label while its action is being sent. */
  sending: 'Sending…',
  /** The same, without a network. */
  waiting: 'Waiting for signal',
  /** Above that button. */
  offline: 'You’re offline. Leave this page open: it’ll be sent as soon as you’re back online.',
  takeBack: 'Don’t send it',
  failed: 'Something went wrong. If this page doesn’t show it as done, please try again in a minute.',
};
