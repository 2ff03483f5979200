/** How many days the photos of a closed request are kept. The privacy policy promises four months at most. */
export const DAYS_OF_PHOTOS = 90;
