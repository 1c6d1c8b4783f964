import { isDisguised } from "./core/http/api-path.ts";
import { type Locale, languageCookie, locales } from "./core/locales.ts";
import { documents, isFiltered, isRendered, pageAt, pageFile } from "./pages.ts";

type Value = { value: string } | undefined;
type Cookies = Record<string, Value>;
type Query = Record<string, Value>;

/** Result of the edge function: an answer, or the path of the file to fetch. */
export type EdgeAnswer = { status: 401 | 404; body: string } | { uri: string };

const signedOut = '{"code":"unauthorized","message":"Unauthorized","requestId":"edge"}';
const notFound = '{"code":"not_found","message":"Not found","requestId":"edge"}';

/**
 * The supported language that a cookie or the query (`?lang=ar`) names; undefined for any other.
 */
export function languageNamed(named: Value): Locale | undefined {
	return locales[locales.indexOf((named ? named.value : "") as Locale)];
}

/** Cookie that stores the language named in the query, so that it also works without JavaScript. */
export function languageToKeep(query: Query): string | undefined {
	const language = languageNamed(query.lang);
	return language && `${languageCookie.name}=${language}; ${languageCookie.attributes}`;
}

/** Path that no page has, so that the 404 document is served with status 404. */
const missing = "/missing";

/**
 * Runs before each request, as a CloudFront Function and in the local server. Visitors get rendered
 * pages. Browsers with a session cookie get the bare application, so that the visitor's page does
 * not flash.
 */
export function atTheEdge(uri: string, cookies: Cookies, query: Query): EdgeAnswer {
	const mayHaveSession = Boolean(cookies["__Host-session"] || cookies.session);
	if (isDisguised(uri)) return { status: 404, body: notFound };
	if (uri === "/api/auth/user" && !mayHaveSession) return { status: 401, body: signedOut };
	if (uri.indexOf("/api/") === 0 || /\.[a-z0-9]+$/i.test(uri)) return { uri };
	const locale = languageNamed(query.lang || cookies.language) || locales[0];
	const path = uri.length > 1 ? uri.replace(/\/+$/, "") : uri;
	const page = pageAt(path);
	// A path without a page is answered as not found, signed in or not.
	if (!page) return { uri: `/${pageFile(missing, locale)}` };
	if (mayHaveSession || !isRendered(page.name))
		return { uri: `/${pageFile(documents.app, locale)}` };
	return { uri: `/${pageFile(isFiltered(page.name, query) ? documents.visitor : path, locale)}` };
}
