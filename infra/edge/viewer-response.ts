import { languageCookie } from "#shared/core/locales.ts";
import { languageNamed } from "#shared/edge.ts";

type Value = { value: string };
type Event = {
	request: { querystring: Record<string, Value | undefined> };
	response: { cookies: Record<string, Value & { attributes: string }> };
};

/**
 * Runs before a page is answered: stores the language named in the address in a cookie, so that it
 * also works without JavaScript.
 */
export function handler(event: Event) {
	const response = event.response;
	const language = languageNamed(event.request.querystring.lang);
	if (!language) return response;
	response.cookies[languageCookie.name] = {
		value: language,
		attributes: languageCookie.attributes,
	};
	return response;
}
