import { type Paths, pageNames, pages, pathTo } from "#shared/pages.ts";

/** Where an event's page has its classes. */
export const eventClassesHash = "#classes";

/** Where the coaches' page has the application form. */
export const applyHash = "#apply";

/** Where the profile has what is mailed. */
export const mailHash = "#mail";

/** Where the profile has the archive, and the end of the account. */
export const myDataHash = "#my-data";

/** Where the profile has the consents. */
export const consentsHash = "#consents";

/** Where the profile has the documents. */
export const documentsHash = "#documents";

const ofPages = Object.fromEntries(
	pageNames.map((name) => {
		const { path } = pages[name];
		return [name, path.includes(":id") ? (id: number) => pathTo(name, id) : path];
	}),
) as Paths;

/** Every address that the site links to: its pages, and the calls that a browser navigates to. */
export const paths = {
	...ofPages,
	signIn: "/api/login",
	logout: "/api/logout",
	calendar: "/api/events/calendar.ics",
} as const;
