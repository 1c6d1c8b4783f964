/** Most officials in one answer. */
export const mostOfficials = 30;
/** The place in the order of an official whose form names none. */
export const firstOrder = 1;
