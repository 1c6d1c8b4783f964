import type { Access } from "./core/access.ts";
import type { AllOf } from "./core/all-of.ts";
import { type Locale, locales } from "./core/locales.ts";

/**
 * Kinds of data that prerendered pages show, with what the renderer gets of each. Domains add their
 * kinds in `<domain>.schema.ts`; `<domain>.page-data.ts` in `functions` reads them.
 */
// biome-ignore lint/suspicious/noEmptyInterface: each domain adds its own part.
export interface PageDataKinds {}
export type PageDataKind = keyof PageDataKinds;

/** The data of all kinds. */
export type PageData = AllOf<PageDataKinds[PageDataKind]> & { now: number };

/** A page of the site as data. */
type SitePage = {
	/** `:id` is the id of the record that the page shows. */
	path: `/${string}`;
	/** Access to the page. The API checks access to the data on its own. */
	access: Access;
	/**
	 * Data with which the page is prerendered, in both languages. Pages without `shows` exist in the
	 * application only. A path with `:id` is rendered for each record of its one kind of data.
	 */
	shows?: readonly PageDataKind[];
	/** Listed in the sitemap, and has its own preview picture. */
	indexed?: true;
	/**
	 * Query parameters that filter the page. With any of them the application renders the page in the
	 * browser.
	 */
	filters?: readonly string[];
	/** Name of the Atom feed with the records that the page lists. */
	feed?: Record<Locale, string>;
	/** For signed-in pages: also open to a pending coach. */
	whilePending?: true;
	/** Opens without a network. Its calls say `offline` too. */
	offline?: true;
};

/**
 * All pages of the site. Edge, router, page heads, sitemap, prerendering and tests derive from this
 * table. The file also runs in a CloudFront Function, which supports no destructuring, spread or
 * `for…of`: the build fails if they are used.
 */
const table = {
	home: { path: "/", access: "public", shows: ["news", "events", "annualPlan"], indexed: true },
	/** The visitors' start page, for signed-in people too. */
	welcome: { path: "/home", access: "public", shows: ["news", "events", "annualPlan"] },
	about: { path: "/about", access: "public", shows: ["officials", "about"], indexed: true },
	/** Dashboard for the role of the signed-in person. */
	dashboard: { path: "/dashboard", access: "signedIn" },
	/** The member's own data, for coaches and staff too. */
	own: { path: "/me", access: "signedIn" },
	coachDashboard: { path: "/coach", access: "coach", offline: true },
	adminDashboard: { path: "/admin", access: "admin" },
	superAdminDashboard: { path: "/super-admin", access: "superAdmin" },
	decide: { path: "/decide", access: "admin" },
	settings: { path: "/settings", access: "superAdmin" },
	messages: { path: "/messages", access: "admin" },
	broadcasts: { path: "/broadcasts", access: "coachOrAdmin" },
	membership: { path: "/membership", access: "admin" },
	fees: { path: "/fees", access: "signedIn", whilePending: true },
	eventFees: { path: "/events/:id/fees", access: "coachOrAdmin" },
	money: { path: "/money", access: "admin" },
	audit: { path: "/audit", access: "admin" },
	reports: { path: "/reports", access: "admin" },
	news: {
		path: "/news",
		access: "public",
		shows: ["news"],
		filters: ["category"],
		feed: { en: "News", ar: "الأخبار" },
		indexed: true,
	},
	article: { path: "/news/:id", access: "public", shows: ["news"], indexed: true },
	events: {
		path: "/events",
		access: "public",
		shows: ["events"],
		filters: ["type", "month", "day"],
		feed: { en: "Events", ar: "الفعاليات" },
		indexed: true,
	},
	event: { path: "/events/:id", access: "public", shows: ["events"], indexed: true },
	newEvent: { path: "/events/new", access: "admin" },
	editEvent: { path: "/events/:id/edit", access: "admin" },
	entries: { path: "/events/:id/entries", access: "admin" },
	desk: { path: "/events/:id/desk", access: "admin" },
	weighIn: { path: "/events/:id/weigh-in", access: "signedIn", offline: true },
	eventDuties: { path: "/events/:id/duties", access: "admin" },
	/** Where the link of a duty leads to; its secret is behind the #. */
	duty: { path: "/duty", access: "signedIn" },
	eventClasses: { path: "/events/:id/classes", access: "admin" },
	eventJudges: { path: "/events/:id/judges", access: "admin" },
	eventDocuments: { path: "/events/:id/documents", access: "admin" },
	eventMessages: { path: "/events/:id/messages", access: "admin" },
	/** Where the bank's payment page leads back to. */
	paid: { path: "/paid", access: "signedIn", whilePending: true },
	onlinePayment: { path: "/online-payment", access: "admin" },
	eventDraw: { path: "/events/:id/draw", access: "public" },
	grading: { path: "/events/:id/grading", access: "signedIn" },
	/** The marks that an examiner gives, on a tablet. */
	gradingMarks: { path: "/events/:id/marks", access: "signedIn", offline: true },
	/** Where the code of a certificate leads to, behind the #. */
	verify: { path: "/verify", access: "public", shows: [], offline: true },
	syllabus: { path: "/syllabus", access: "public", shows: ["syllabus"], indexed: true },
	editSyllabus: { path: "/syllabus/edit", access: "superAdmin" },
	/** The register of dan ranks of those who agreed. */
	danRegister: { path: "/dan-register", access: "public", shows: ["danHolders"], indexed: true },
	squad: { path: "/events/:id/squad", access: "coach" },
	family: { path: "/family", access: "signedIn", whilePending: true },
	child: { path: "/child/:id", access: "signedIn", whilePending: true },
	/** A person's belts over the years. */
	passport: { path: "/passport/:id", access: "signedIn", whilePending: true },
	familyEntries: { path: "/events/:id/family", access: "signedIn" },
	attendance: { path: "/attendance/:id", access: "coachOrAdmin", offline: true },
	registrations: { path: "/registrations", access: "signedIn", whilePending: true },
	notifications: { path: "/notifications", access: "signedIn", whilePending: true },
	schedule: { path: "/schedule", access: "public", shows: ["annualPlan"], indexed: true },
	nationalTeam: { path: "/national-team", access: "public", shows: ["athletes"], indexed: true },
	player: { path: "/player/:id", access: "public", shows: ["athletes"], indexed: true },
	coaches: { path: "/coaches", access: "public", shows: ["coaches"], indexed: true },
	members: { path: "/members", access: "public", shows: ["members"], indexed: true },
	judges: { path: "/judges", access: "public", shows: ["judges"], indexed: true },
	classList: { path: "/classes/:id/list", access: "coachOrAdmin" },
	classes: {
		path: "/classes",
		access: "public",
		shows: ["trainingClasses", "dojos"],
		indexed: true,
	},
	trainingClass: {
		path: "/classes/:id",
		access: "public",
		shows: ["trainingClasses"],
		indexed: true,
	},
	dojos: { path: "/dojos", access: "public", shows: ["dojos"], indexed: true },
	dojo: { path: "/dojos/:id", access: "public", shows: ["dojos"], indexed: true },
	login: { path: "/login", access: "public", shows: [] },
	register: { path: "/register", access: "public", shows: ["dojos"] },
	registerConfirm: { path: "/register/confirm", access: "public", shows: [] },
	forgotPassword: { path: "/forgot-password", access: "public", shows: [] },
	resetPassword: { path: "/reset-password", access: "public", shows: [] },
	confirmEmail: { path: "/confirm-email", access: "public", shows: [] },
	agree: { path: "/agree", access: "public", shows: [] },
	undoEmail: { path: "/undo-email", access: "public", shows: [] },
	profile: { path: "/profile", access: "signedIn", whilePending: true },
	account: { path: "/account", access: "signedIn", whilePending: true },
	claim: { path: "/claim", access: "signedIn" },
	claims: { path: "/claims", access: "coachOrAdmin" },
	accounts: { path: "/accounts", access: "admin" },
	duplicates: { path: "/duplicates", access: "admin" },
	importMembers: { path: "/import", access: "admin" },
	people: { path: "/people", access: "admin" },
	person: { path: "/people/:id", access: "admin" },
	student: { path: "/student/:id", access: "coachOrAdmin" },
	changePassword: { path: "/change-password", access: "signedIn", whilePending: true },
	privacy: { path: "/privacy", access: "public", shows: [], indexed: true },
	terms: { path: "/terms", access: "public", shows: [], indexed: true },
} as const satisfies Record<string, SitePage>;

export type PageName = keyof typeof table;
export const pages: Record<PageName, SitePage> = table;
export const pageNames = Object.keys(table) as PageName[];

/** Paths as the application uses them: `paths.schedule`, `paths.event(7)`. */
export type Paths = {
	[N in PageName]: (typeof table)[N]["path"] extends `${string}:id${string}`
		? (id: number) => string
		: (typeof table)[N]["path"];
};

/**
 * Documents that are rendered like pages but have no path: `visitor` is the application for a
 * browser without a session, which then need not request the current user.
 */
export const documents = { notFound: "/404", app: "/app", visitor: "/visitor" };

/** Whether a document is the app shell without a rendered page. */
export const isBare = (path: string) => path === documents.app || path === documents.visitor;

type Rendered = { path: string; locale: Locale; siteUrl: string; data: PageData };

/** Texts on the preview picture of a page. */
export type PreviewWords = { title: string; lines: string[] };

/** Created by the web build. */
export type PageRenderer = {
	/**
	 * Complete HTML document of a page in a language.
	 * @param page.picture address of its preview picture
	 */
	render: (page: Rendered & { picture: string }) => Promise<string>;
	/** Texts of its preview picture. */
	previewOf: (page: Rendered) => PreviewWords;
};

/** File of a rendered page: `/` in Arabic is `ar/index.html`. */
export const pageFile = (path: string, locale: Locale) =>
	`${locale}${path === "/" ? "/index" : path}.html`;

/** File of the preview picture, which chats show with a link to the page. */
export const previewFile = (path: string, locale: Locale) =>
	pageFile(path, locale).replace(/html$/, "jpg");

/** Pages with an Atom feed, one file in each language: `/ar/news.atom`. */
export const feedNames = pageNames.filter((name) => pages[name].feed);

export const feedFile = (name: PageName, locale: Locale) => `${locale}/${name}.atom` as const;

/** Address of a page in a language. The first language needs no parameter: it is the default. */
export const addressIn = (path: string, locale: Locale) =>
	locale === locales[0] ? path : `${path}?lang=${locale}`;

/** Path of a page, with the id of its record. */
export const pathTo = (name: PageName, id: number) => pages[name].path.replace(":id", String(id));

const patterns = pageNames.map(
	(name) => new RegExp(`^${pages[name].path.replace(":id", "([1-9]\\d{0,14})")}$`),
);

/** Page at a path, and the id in it (0 for none); null if no page has the path. */
export function pageAt(path: string): { name: PageName; id: number } | null {
	for (let position = 0; position < patterns.length; position++) {
		const match = patterns[position].exec(path);
		if (match) return { name: pageNames[position], id: Number(match[1] || 0) };
	}
	return null;
}

/** Whether a pending coach may open a page: public pages, and pages about themselves. */
export const isForPending = (name: PageName) =>
	pages[name].access === "public" || pages[name].whilePending === true;

/** Whether the query filters the page, so that the prerendered content does not match. */
export function isFiltered(name: PageName, query: { [name: string]: unknown }): boolean {
	const filters = pages[name].filters || [];
	return filters.some((filter) => Boolean(query[filter]));
}

export const isRendered = (name: PageName) => pages[name].shows !== undefined;

const documentFile = new RegExp(`^/(${locales.join("|")})(/.*)\\.html$`);

/**
 * File to serve if a page has not been rendered yet, for example just after its record was created:
 * the application, which loads the data from the API. Null if no page has that file; then the 404
 * document is served.
 */
export function standInFor(uri: string): string | null {
	const match = documentFile.exec(uri);
	if (!match) return null;
	const page = pageAt(match[2] === "/index" ? "/" : match[2]);
	return page && isRendered(page.name) ? `/${pageFile(documents.app, match[1] as Locale)}` : null;
}
