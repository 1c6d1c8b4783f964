import type { AnnualPlanEntry } from "../annual-plan/annual-plan.schema.ts";
import type { Event } from "../events/events.schema.ts";
import type { NewsItem } from "../news/news.schema.ts";
import { type Locale, locales } from "./locales.ts";

/** What the public pages show. */
export type PageData = { news: NewsItem[]; events: Event[]; annualPlan: AnnualPlanEntry[]; now: number };
export type Shown = Exclude<keyof PageData, "now">;

const everything: Shown[] = ["news", "events", "annualPlan"];

/** Pages that are rendered ahead for visitors, in both languages, with what they show; each event's own page comes on top. */
export const staticPages = {
	"/": everything,
	"/home": everything,
	"/events": ["events"],
	"/schedule": ["annualPlan"],
	"/login": [],
	"/forgot-password": [],
	"/reset-password": [],
	"/confirm-email": [],
	"/privacy": [],
	"/terms": [],
	"/404": [],
} satisfies Record<string, Shown[]>;

/** Of those, the ones that search engines should know. */
export const indexedPages = ["/", "/events", "/schedule", "/privacy", "/terms"] as const;

/** Made by the web build: a whole HTML document for a path and language. */
export type PageRenderer = (page: { path: string; locale: Locale; siteUrl: string; data: PageData }) => Promise<string>;

/** File of a rendered page: `/` in Arabic is `ar/index.html`. */
export const pageFile = (path: string, locale: Locale) => `${locale}${path === "/" ? "/index" : path}.html`;

const isStatic = (path: string): path is keyof typeof staticPages => Object.keys(staticPages).indexOf(path) >= 0;

/** What a page shows; none of this for an event's own page, which shows that event alone. */
export const shownOn = (path: string): Shown[] => (isStatic(path) ? staticPages[path] : []);

const eventPage = /^\/events\/[1-9]\d{0,14}$/;

/** Pages of the application itself, which are not rendered ahead. */
const appPages = ["/dashboard", "/change-password", "/registrations", "/notifications"];
const partOfEvent = /^\/events\/[1-9]\d{0,14}\/(entries|squad|desk)$/;

type Cookies = Record<string, { value: string } | undefined>;
type Query = Record<string, { value: string } | undefined>;

/** What the edge does with a request: answers it, or says which file to fetch. */
export type EdgeAnswer = { status: 401; body: string } | { uri: string };

const signedOut = '{"code":"unauthorized","message":"Unauthorized","requestId":"edge"}';

/**
 * Runs at the edge before each request, as a CloudFront Function and in the local server. Visitors get
 * rendered pages; whoever may be signed in gets the bare application, so that no visitor's page flashes by.
 */
export function atTheEdge(uri: string, cookies: Cookies, query: Query): EdgeAnswer {
	const mayHaveSession = Boolean(cookies["__Host-session"] || cookies.session);
	if (uri === "/api/auth/user" && !mayHaveSession) return { status: 401, body: signedOut };
	if (uri.indexOf("/api/") === 0 || /\.[a-z0-9]+$/i.test(uri)) return { uri };
	const wanted = (query.lang || cookies.language || { value: "" }).value as Locale;
	const locale = locales.indexOf(wanted) >= 0 ? wanted : locales[0];
	const path = uri.length > 1 ? uri.replace(/\/+$/, "") : uri;
	const known = isStatic(path) || eventPage.test(path);
	const ofApp = appPages.indexOf(path) >= 0 || partOfEvent.test(path);
	// What nobody knows is not found, whoever asks.
	if ((mayHaveSession && known) || ofApp) return { uri: `/${pageFile("/app", locale)}` };
	return { uri: `/${pageFile(known ? path : "/missing", locale)}` };
}
