/** The largest truck that a hauler can enter, in cubic yards. */
export const MAX_TRUCK_CUBIC_YARDS = 60;
