/** The client of the backend is large and needed last: it is loaded when the visitor comes near to sending. */
export function loadApi() {
  return import('./api');
}
