/**
 * What follows when a request has arrived, on the confirmation and in the mail: the first and the third of four steps.
 * That a hauler calls, and how it ends, the two say in words of their own.
 */
export const nextSteps = {
  reviewed: {
    title: 'Your request and photos are reviewed',
    text: 'Local haulers see what needs to go, your photos, your city and your ZIP code.',
  },
  quoted: {
    title: 'You get a free quote and schedule the pickup',
    /** @param isTold whether we tell the customer, in whichever way, that they have come. */
    text: (isTold = false) =>
      `The hauler’s price and pickup times will show up on your tracking page${isTold ? ', and we’ll let you know' : ''}. Choose the time that works for you. The hauler sets the final price on inspection, before loading.`,
  },
};
