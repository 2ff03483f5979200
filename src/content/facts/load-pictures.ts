/** The size in pixels of `public/pictures/load-<size>.avif`: the same truck with each of the loads. */
export const loadPictures = { width: 320, height: 200 };
