import { ledgerRoutes } from "#shared/ledger/ledger.routes.ts";
import { listed } from "../core/http/answer.ts";
import { lambda } from "../core/http/lambda.ts";
import { actingFor } from "../families/authorization.ts";
import { heads, lines, receipt } from "./ledger.service.ts";

export const handler = lambda(ledgerRoutes, {
	heads: ({ params }) => heads(params.id),
	lines: async ({ params, query }) => listed(await lines(params, query)),
	receipt: actingFor(
		"seeEntries",
		({ params }) => params.id.userId,
		({ params }) => receipt(params.id),
	),
});
