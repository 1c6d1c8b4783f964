/** Largest number of sections in one answer. */
export const mostSections = 30;
/** Sort order of a section whose form names none. */
export const firstOrder = 0;
