import type { Purpose } from "#shared/people/consents/consents.rules.ts";
import { call } from "./api.ts";

/** Answers the current wording of a purpose. */
export const say = (cookie: string, purpose: Purpose, yes: boolean, more: object = {}) =>
	call("PUT", "/me/consents", {
		cookie,
		body: { purpose, version: 1, language: "en", yes, ...more },
	});
