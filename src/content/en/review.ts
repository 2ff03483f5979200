/** The words of the page that asks whether all is gone. */
export const words = {
  seo: { title: 'Is It All Gone?', description: 'Tell us whether your hauler took everything.' },
  heading: 'Is it all gone?',
};
