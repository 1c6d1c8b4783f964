/** What an article has in both languages. */
export const newsTexts = ["title", "content"] as const;
/** Most articles in one answer. */
export const mostNews = 30;
/** How many stand on the visitors' start page. */
export const newsOnHome = 3;
