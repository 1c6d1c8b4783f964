/** Largest number of sections in one answer. */
export const mostSections = 30;
/** Sort order of a section whose form names none. */
export const firstOrder = 0;
/** The same for the form in the list, which the specification gives an order of its own. */
export const orderInList = 1;
