import { certificatesRoutes } from "#shared/training/certificates/certificates.routes.ts";
import { replyWithPage } from "../../core/http/answer.ts";
import { lambda } from "../../core/http/lambda.ts";
import { actingFor } from "../../people/families/authorization.ts";
import {
	listCertificates,
	printCard,
	printCertificate,
	publishedKeys,
	revokeCertificate,
	verifyCode,
} from "./certificates.service.ts";
import { listDanHolders } from "./dan-register.ts";

export const handler = lambda(certificatesRoutes, {
	ofPerson: actingFor(
		"seeBelts",
		({ params }) => params.id,
		({ caller }) => listCertificates(caller),
	),
	print: ({ params, query, caller }) =>
		printCertificate(caller, params.id, query.lang ?? caller.locale),
	card: ({ params, query, caller }) => printCard(caller, params.id, query.lang ?? caller.locale),
	verify: ({ body }) => verifyCode(body.code),
	keys: () => publishedKeys(),
	danRegister: async ({ query }) => replyWithPage(await listDanHolders(query)),
	revoke: ({ params, body, caller }) => revokeCertificate(caller, params.id, body.reason),
});
