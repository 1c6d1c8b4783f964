import { languageCookie } from "#shared/core/locales.ts";
import { languageNamed } from "#shared/edge.ts";

type Value = { value: string };
type Event = {
	request: { querystring: Record<string, Value | undefined> };
	response: { cookies: Record<string, Value & { attributes: string }> };
};

/** CloudFront calls this before it answers with a page: a language named in the address is kept, without script too. */
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
