import { type Locale, locales } from "./core/locales.ts";
import { documents, isRendered, pageAt, pageFile } from "./pages.ts";

type Cookies = Record<string, { value: string } | undefined>;
type Query = Record<string, { value: string } | undefined>;

/** What the edge does with a request: answers it, or says which file to fetch. */
export type EdgeAnswer = { status: 401; body: string } | { uri: string };

const signedOut = '{"code":"unauthorized","message":"Unauthorized","requestId":"edge"}';

/** A file that no page has, so that the 404 document is served with its status. */
const missing = "/missing";

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
	const page = pageAt(path);
	// An address that no page has is not found, signed in or not.
	if (!page) return { uri: `/${pageFile(missing, locale)}` };
	return { uri: `/${pageFile(mayHaveSession || !isRendered(page.name) ? documents.app : path, locale)}` };
}
