/** Default number of members in an answer. */
export const membersAtOnce = 48;
/** Largest number of members in one answer. */
export const mostMembers = 200;
