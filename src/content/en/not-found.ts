export const words = {
  title: 'Page Not Found',
  description: 'This page does not exist.',
  heading: '404',
  lede: 'Oops! This page has been removed.',
  backToHome: 'Return to Homepage',
  pictureAlt: 'An empty cardboard box marked 404 at the curb, with a lost sock and a traffic cone.',
};

/** All unknown addresses share one document, whichever language the visitor reads. */
export const inSpanish = {
  lede: 'Esta página ya no está aquí.',
  home: 'Ver el sitio en español',
};
