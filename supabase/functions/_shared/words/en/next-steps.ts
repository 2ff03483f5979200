/**
 * What happens after a request has arrived, for the confirmation page and email: steps one and three of four. The two
 * have their own words for the hauler's call and the last step.
 */
export const nextSteps = {
  reviewed: {
    title: 'Your request and photos are reviewed',
    text: 'Local haulers see what needs to go, your photos, your city and your ZIP code.',
  },
  quoted: {
    title: 'You get a free quote and schedule the pickup',
    /** @param isTold whether we notify the customer of price and times. */
    text: (isTold = false) =>
      `The hauler’s price and pickup times will show up on your tracking page${isTold ? ', and we’ll let you know' : ''}. Choose the time that works for you. The hauler sets the final price on inspection, before loading.`,
  },
};
