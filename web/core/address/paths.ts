import { type Paths, pageNames, pages, pathTo } from "#shared/pages.ts";

/** Anchor of the class list on an event's page. */
export const eventClassesHash = "#classes";

/** Anchor of the application form on the coaches' page. */
export const applyHash = "#apply";

/** Anchor of the email settings in the profile. */
export const mailHash = "#mail";

/** Anchor of the data export and account deletion in the profile. */
export const myDataHash = "#my-data";

/** Anchor of the consents in the profile. */
export const consentsHash = "#consents";

/** Anchor of the terms of payment. */
export const feesHash = "#fees";

/** Anchor of the documents in the profile. */
export const documentsHash = "#documents";

/** Anchor of a child's belts and gradings. */
export const beltsHash = "#belts";

const ofPages = Object.fromEntries(
	pageNames.map((name) => {
		const { path } = pages[name];
		return [name, path.includes(":id") ? (id: number) => pathTo(name, id) : path];
	}),
) as Paths;

/**
 * Every address that the site links to: its pages and the API calls that a browser navigates to.
 */
export const paths = {
	...ofPages,
	signIn: "/api/login",
	logout: "/api/logout",
	calendar: "/api/events/calendar.ics",
} as const;
