/** In the order of the form: first the four of the staff side, then those that public pages name. */
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

/** Number of articles on the visitors' start page. */
export const newsOnHome = 3;
/** Number of articles that the page of all news shows before "more" is pressed. */
export const newsAtOnce = 12;
