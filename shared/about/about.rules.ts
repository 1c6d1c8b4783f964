/** Most sections in one answer. */
export const mostSections = 30;
/** The place in the order of a section whose form names none. */
export const firstOrder = 0;
