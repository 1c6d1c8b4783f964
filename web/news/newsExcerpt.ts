/** How many letters of an article stand in a list. */
export const newsExcerpt = 200;
