/** The four that staff choose from come first; the other three are read and shown too. */
export const newsCategories = [
	"local",
	"international",
	"competitions",
	"achievements",
	"tournament",
	"seminar",
	"promotion",
] as const;
export type NewsCategory = (typeof newsCategories)[number];

/** What an article has in both languages. */
export const newsTexts = ["title", "content"] as const;
/** Most articles in one answer. */
export const mostNews = 30;
/** How many stand on the visitors' start page. */
export const newsOnHome = 3;
/** How many stand on the page of all news before somebody asks for more. */
export const newsAtOnce = 12;
