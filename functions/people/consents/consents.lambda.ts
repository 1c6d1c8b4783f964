import { consentsRoutes } from "#shared/people/consents/consents.routes.ts";
import { lambda } from "../../core/http/lambda.ts";
import { actingFor } from "../families/authorization.ts";
import { answerConsent, consentsOf, ownConsents } from "./consents.service.ts";

export const handler = lambda(consentsRoutes, {
	own: actingFor(
		"seeConsents",
		({ query }) => query.userId,
		({ caller }) => ownConsents(caller),
	),
	answer: actingFor(
		"answerConsent",
		({ body }) => body.userId,
		({ body, caller }) => answerConsent(caller, body),
	),
	ofPerson: ({ params, caller }) => consentsOf(params.id, caller.now),
});
