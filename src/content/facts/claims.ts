/** What pages can say about pickup times and haulers, see `scripts/build/claims.ts`. Write each claim as `pickupTime && …`. */
export { arrivalTime, manyFamilyOwned, pickupFigure, pickupTime } from 'virtual:reviews/claims';
