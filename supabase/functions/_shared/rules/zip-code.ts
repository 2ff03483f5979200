/** A five-digit ZIP code, perhaps with the four digits that narrow it down. The first group holds the five. */
export const ZIP_CODE = /^(\d{5})(?:-\d{4})?$/;
