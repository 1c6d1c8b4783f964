import { routes } from "../../core/http/route.ts";
import { ConsentInput, ConsentParams, ConsentQuery, PersonConsents } from "./consents.schema.ts";

export const consentsRoutes = routes({
	own: {
		method: "GET",
		path: "/me/consents",
		access: "signedIn",
		summary:
			"The caller's consents and refusals for themselves or a child, by purpose, with their times",
		query: ConsentQuery,
		response: PersonConsents,
		// Session, whether the caller may read, the person and the answers.
		requests: 4,
	},
	answer: {
		method: "PUT",
		path: "/me/consents",
		access: "signedIn",
		summary:
			"Give or refuse consent for a purpose; updates publications at once and emails a receipt",
		body: ConsentInput,
		response: PersonConsents,
		costly: "consent",
		// Session, two for the rate limit, whether the caller may answer, the person, the giver, all
		// answers, the person's national team page, and the transaction.
		requests: 10,
	},
	ofPerson: {
		method: "GET",
		path: "/users/{id}/consents",
		access: "admin",
		summary: "The consents of any person, for staff who want to publish something about them",
		params: ConsentParams,
		response: PersonConsents,
		requests: 3,
	},
});
