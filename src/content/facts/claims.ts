/**
 * What pages can say about pickup times and haulers, see `scripts/build/claims.ts`. Write `pickupTime && …`, so that a
 * build that doesn't make the claim drops the text.
 */
export { arrivalTime, manyFamilyOwned, pickupFigure, pickupTime } from 'virtual:reviews/claims';
