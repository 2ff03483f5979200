/** A request that the server refused for good, with its own words for the visitor if it gave any. */
export class RefusedError extends Error {}
