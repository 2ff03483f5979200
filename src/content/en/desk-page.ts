/** What the page of the desk says of itself: the same for all links, as a name would stay in a browser's history. */
export const words = {
  seo: { title: 'Desk', description: 'For the team: requests, messages and haulers.' },
};
