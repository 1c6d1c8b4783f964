import { membershipsRoutes } from "#shared/community/memberships/memberships.routes.ts";
import { Download, replyWithPage } from "../../core/http/answer.ts";
import { lambda } from "../../core/http/lambda.ts";
import { actingFor } from "../families/authorization.ts";
import * as memberships from "./memberships.service.ts";
import * as payments from "./payments.service.ts";
import { receiptPage } from "./receipt.page.ts";
import * as reminders from "./reminders/reminders.service.ts";

export const handler = lambda(membershipsRoutes, {
	list: async ({ query }) => replyWithPage(await memberships.list(query)),
	totals: ({ caller }) => memberships.totals(caller.now),
	payments: async ({ query }) => replyWithPage(await payments.list(query)),
	record: ({ body, caller }) => payments.record(caller, body),
	voidPayment: ({ params, body, caller }) => payments.voidPayment(caller, params.id, body.reason),
	receipt: actingFor(
		"seeFees",
		({ params }) => params.id.userId,
		async ({ params, query, caller }) => {
			const paid = await payments.paymentFor(caller, params.id);
			return new Download(receiptPage(paid, query.lang ?? caller.locale), { type: "text/html" });
		},
	),
	mine: ({ caller }) => memberships.mine(caller),
	setExemption: ({ params, body, caller }) => memberships.setExemption(caller, params.id, body),
	remind: ({ params, caller }) => reminders.remind(caller, params.id),
	remindAll: ({ body, caller }) => reminders.remindAll(caller, body.status),
	reminders: () => reminders.latestRuns(),
});
