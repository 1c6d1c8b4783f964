import { routes } from "../../core/http/route.ts";
import { ConsentInput, ConsentParams, ConsentQuery, PersonConsents } from "./consents.schema.ts";

export const consentsRoutes = routes({
	own: {
		method: "GET",
		path: "/me/consents",
		access: "signedIn",
		summary:
			"What the caller said yes or no to for themselves or for a child of theirs, by purpose, and since when",
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
			"Say yes or no to the text of a purpose; what is published follows at once, and a receipt is mailed",
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
		summary: "The same of anybody, for staff who would publish something of them",
		params: ConsentParams,
		response: PersonConsents,
		requests: 3,
	},
});
