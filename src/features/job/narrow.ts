/** One column in the middle of the page, which is wide for a job with its customer beside it. */
export const narrowClass = 'mx-auto max-w-3xl';
