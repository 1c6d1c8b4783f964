/** Largest number of officials in one answer. */
export const mostOfficials = 30;
/** Sort order of an official whose form contains no sort order. */
export const firstOrder = 1;
