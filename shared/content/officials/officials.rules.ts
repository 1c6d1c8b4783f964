/** Largest number of officials in one answer. */
export const mostOfficials = 30;
/** Sort order of an official whose form names none. */
export const firstOrder = 1;
