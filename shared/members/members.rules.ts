/** How many members one answer has where nobody asks for fewer. */
export const membersAtOnce = 48;
/** Most members in one answer. */
export const mostMembers = 200;
