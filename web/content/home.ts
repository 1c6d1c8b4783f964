/** How many of each stand on the visitors' start page. */
export const shownOnHome = { news: 3, events: 6 };
