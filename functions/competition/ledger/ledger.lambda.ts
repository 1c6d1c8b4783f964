import { ledgerRoutes } from "#shared/competition/ledger/ledger.routes.ts";
import { replyWithPage } from "../../core/http/answer.ts";
import { lambda } from "../../core/http/lambda.ts";
import { actingFor } from "../../people/families/authorization.ts";
import { readHeads, readLines, readReceipt } from "./ledger.service.ts";

export const handler = lambda(ledgerRoutes, {
	heads: ({ params }) => readHeads(params.id),
	lines: async ({ params, query }) => replyWithPage(await readLines(params, query)),
	receipt: actingFor(
		"seeEntries",
		({ params }) => params.id.userId,
		({ params }) => readReceipt(params.id),
	),
});
