/** The same title for all links, because a name would stay in the browser's history. */
export const words = {
  seo: { title: 'Desk', description: 'For the team: requests, messages and haulers.' },
};
