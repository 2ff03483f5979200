/** One column in the middle of the page, which is wide for a job with a second column. */
export const narrowClass = 'mx-auto max-w-3xl';

/** From `lg` on, two columns: on the right is what stays in view while the rest scrolls. */
export const columnsClass = 'items-start gap-x-8 gap-y-4 lg:grid lg:grid-cols-[minmax(0,1fr)_24rem]';

/** The right column, beside what has `lg:row-start-2`. */
export const rightClass = 'lg:sticky lg:top-6 lg:col-start-2 lg:row-start-2';
