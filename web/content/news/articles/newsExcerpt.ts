/** Maximum length of an article's text in a list, in characters. */
export const newsExcerpt = 200;
