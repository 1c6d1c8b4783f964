import type { AboutSection } from "./about/about.schema.ts";
import type { AnnualPlanEntry } from "./annual-plan/annual-plan.schema.ts";
import type { Coach } from "./coaches/coaches.schema.ts";
import type { Access } from "./core/access.ts";
import type { Page } from "./core/http/page.ts";
import { type Locale, locales } from "./core/locales.ts";
import type { Event } from "./events/events.schema.ts";
import type { JudgeRow } from "./judges/judges.schema.ts";
import type { Member } from "./members/members.schema.ts";
import type { Athlete } from "./national-team/national-team.schema.ts";
import type { NewsItem } from "./news/news.schema.ts";
import type { Official } from "./officials/officials.schema.ts";
import type { ContactLines } from "./settings/settings.schema.ts";
import type { TrainingClass } from "./training-classes/training-classes.schema.ts";

/** What the pages rendered ahead show. */
export type PageData = {
	/** Articles that have a page of their own to be rendered. */
	news: NewsItem[];
	/** How the list of news begins. */
	latestNews: Page<NewsItem>;
	/** Events that have a page of their own to be rendered. */
	events: Event[];
	/** How the lists of events begin. */
	upcoming: Page<Event>;
	past: Page<Event>;
	annualPlan: AnnualPlanEntry[];
	athletes: Athlete[];
	/** How the list of coaches begins. */
	coaches: Page<Coach>;
	trainingClasses: TrainingClass[];
	/** At the foot of every page. */
	contactLines: ContactLines;
	/** How the leadership and the sections about the federation begin; there are rarely more. */
	officials: Page<Official>;
	about: Page<AboutSection>;
	/** How the directory of members begins, and how many it has. */
	members: { first: Record<Locale, Page<Member>>; count: number };
	/** All who are active. */
	judges: JudgeRow[];
	now: number;
};
export type Shown =
	| "news"
	| "events"
	| "annualPlan"
	| "athletes"
	| "coaches"
	| "officials"
	| "about"
	| "members"
	| "judges"
	| "trainingClasses";

/** One page of the site as data. */
type SitePage = {
	/** `:id` stands for the number of the thing that the page is about. */
	path: `/${string}`;
	/** Who may open it. The API decides on its own what they may read there. */
	access: Access;
	/**
	 * The data that the page is rendered ahead with, in both languages. Pages without it exist in the application
	 * only. A path with `:id` is rendered for each item of its one kind of data.
	 */
	shows?: readonly Shown[];
	/** Listed in the sitemap, and shared with a picture of its own. */
	indexed?: true;
	/** Names in the query that choose what is shown. With one of them the application shows the page, not what was rendered. */
	filters?: readonly string[];
	/** For who is signed in: open to a coach who waits for approval too. */
	whilePending?: true;
};

/**
 * Every page of the site. The edge, router, heads, sitemap, rendering and tests follow from this table. This file runs
 * in a CloudFront Function too, which knows no destructuring, spread or `for…of`: the build fails where they are used.
 */
const table = {
	home: { path: "/", access: "public", shows: ["news", "events", "annualPlan"], indexed: true },
	/** The visitors' start page, for those who are signed in too. */
	welcome: { path: "/home", access: "public", shows: ["news", "events", "annualPlan"] },
	about: { path: "/about", access: "public", shows: ["officials", "about"], indexed: true },
	/** The dashboard of one's role. */
	dashboard: { path: "/dashboard", access: "signedIn" },
	/** What is one's own as a member, which coaches and staff are too. */
	own: { path: "/me", access: "signedIn" },
	coachDashboard: { path: "/coach", access: "coach" },
	adminDashboard: { path: "/admin", access: "admin" },
	superAdminDashboard: { path: "/super-admin", access: "superAdmin" },
	settings: { path: "/settings", access: "superAdmin" },
	messages: { path: "/messages", access: "admin" },
	broadcasts: { path: "/broadcasts", access: "coachOrAdmin" },
	membership: { path: "/membership", access: "admin" },
	audit: { path: "/audit", access: "admin" },
	news: { path: "/news", access: "public", shows: ["news"], filters: ["category"], indexed: true },
	article: { path: "/news/:id", access: "public", shows: ["news"], indexed: true },
	events: {
		path: "/events",
		access: "public",
		shows: ["events"],
		filters: ["type", "month", "day"],
		indexed: true,
	},
	event: { path: "/events/:id", access: "public", shows: ["events"], indexed: true },
	entries: { path: "/events/:id/entries", access: "admin" },
	desk: { path: "/events/:id/desk", access: "admin" },
	squad: { path: "/events/:id/squad", access: "coach" },
	family: { path: "/family", access: "signedIn", whilePending: true },
	child: { path: "/child/:id", access: "signedIn", whilePending: true },
	familyEntries: { path: "/events/:id/family", access: "signedIn" },
	attendance: { path: "/attendance/:id", access: "coachOrAdmin" },
	registrations: { path: "/registrations", access: "signedIn", whilePending: true },
	notifications: { path: "/notifications", access: "signedIn", whilePending: true },
	schedule: { path: "/schedule", access: "public", shows: ["annualPlan"], indexed: true },
	nationalTeam: { path: "/national-team", access: "public", shows: ["athletes"], indexed: true },
	player: { path: "/player/:id", access: "public", shows: ["athletes"], indexed: true },
	coaches: { path: "/coaches", access: "public", shows: ["coaches"], indexed: true },
	members: { path: "/members", access: "public", shows: ["members"], indexed: true },
	judges: { path: "/judges", access: "public", shows: ["judges"], indexed: true },
	classList: { path: "/classes/:id/list", access: "coachOrAdmin" },
	classes: { path: "/classes", access: "public", shows: ["trainingClasses"], indexed: true },
	login: { path: "/login", access: "public", shows: [] },
	register: { path: "/register", access: "public", shows: [] },
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

/** How the application names addresses: `paths.schedule`, `paths.event(7)`. */
export type Paths = {
	[N in PageName]: (typeof table)[N]["path"] extends `${string}:id${string}`
		? (id: number) => string
		: (typeof table)[N]["path"];
};

/**
 * Documents that are rendered like pages but have no address of their own: `visitor` is the application for who is known
 * not to be signed in, so that it need not ask.
 */
export const documents = { notFound: "/404", app: "/app", visitor: "/visitor" };

/** Whether a document is the application without a page in it. */
export const isBare = (path: string) => path === documents.app || path === documents.visitor;

type Rendered = { path: string; locale: Locale; siteUrl: string; data: PageData };

/** What stands on the picture that chats show of a page. */
export type PreviewWords = { title: string; lines: string[] };

/** Made by the web build. */
export type PageRenderer = {
	/** A whole HTML document for a path and language. @param page.picture address of the picture that chats show of it */
	render: (page: Rendered & { picture: string }) => Promise<string>;
	/** What that picture says. */
	previewOf: (page: Rendered) => PreviewWords;
};

/** File of a rendered page: `/` in Arabic is `ar/index.html`. */
export const pageFile = (path: string, locale: Locale) =>
	`${locale}${path === "/" ? "/index" : path}.html`;

/** File of the picture that chats show of a page, beside the page. */
export const previewFile = (path: string, locale: Locale) =>
	pageFile(path, locale).replace(/html$/, "jpg");

/** Where a page is read in a language. Without a word in its address it is in the first, for who never chose. */
export const addressIn = (path: string, locale: Locale) =>
	locale === locales[0] ? path : `${path}?lang=${locale}`;

/** The address of a page, with the number of the thing that it is about. */
export const pathTo = (name: PageName, id: number) => pages[name].path.replace(":id", String(id));

const patterns = pageNames.map(
	(name) => new RegExp(`^${pages[name].path.replace(":id", "([1-9]\\d{0,14})")}$`),
);

/** The page at an address, and the number in it (0 where there is none); null where no page is. */
export function pageAt(path: string): { name: PageName; id: number } | null {
	for (let position = 0; position < patterns.length; position++) {
		const match = patterns[position].exec(path);
		if (match) return { name: pageNames[position], id: Number(match[1] || 0) };
	}
	return null;
}

/** Whether a coach who waits for approval may open a page: what is public, and what is about themselves. */
export const isForPending = (name: PageName) =>
	pages[name].access === "public" || pages[name].whilePending === true;

/** Whether an address asks for other things than those that its page was rendered with. */
export function isFiltered(name: PageName, query: { [name: string]: unknown }): boolean {
	const filters = pages[name].filters || [];
	return filters.some((filter) => Boolean(query[filter]));
}

export const isRendered = (name: PageName) => pages[name].shows !== undefined;

const documentFile = new RegExp(`^/(${locales.join("|")})(/.*)\\.html$`);

/**
 * The file that stands in where a page has no file, which is so for what was made a moment ago: the application, which
 * asks the API for what the page shows. Null where no page has that file; the 404 document is for those.
 */
export function standInFor(uri: string): string | null {
	const match = documentFile.exec(uri);
	if (!match) return null;
	const page = pageAt(match[2] === "/index" ? "/" : match[2]);
	return page && isRendered(page.name) ? `/${pageFile(documents.app, match[1] as Locale)}` : null;
}
