import { membershipsRoutes } from "#shared/people/memberships/memberships.routes.ts";
import { readSettings } from "../../base/settings/settings.service.ts";
import { Download, replyWithPage } from "../../core/http/answer.ts";
import { lambda } from "../../core/http/lambda.ts";
import { actingFor } from "../families/authorization.ts";
import {
	countFeeStatuses,
	listByStatus,
	readOwnMembership,
	setExemption,
} from "./memberships.service.ts";
import { listPayments, readReceipt, recordPayment, voidPayment } from "./payments.service.ts";
import { receiptPage } from "./receipt.page.ts";
import { listLatestRuns, remindAll, remindPerson } from "./reminders/reminders.service.ts";

export const handler = lambda(membershipsRoutes, {
	list: async ({ query }) => replyWithPage(await listByStatus(query)),
	totals: ({ caller }) => countFeeStatuses(caller.now),
	payments: async ({ query }) => replyWithPage(await listPayments(query)),
	record: ({ body, caller }) => recordPayment(caller, body),
	voidPayment: ({ params, body, caller }) => voidPayment(caller, params.id, body.reason),
	receipt: actingFor(
		"seeFees",
		({ params }) => params.id.userId,
		async ({ params, query, caller }) => {
			const [paid, settings] = await Promise.all([readReceipt(caller, params.id), readSettings()]);
			const page = receiptPage(paid, query.lang ?? caller.locale, settings);
			return new Download(page, { type: "text/html" });
		},
	),
	mine: ({ caller }) => readOwnMembership(caller),
	setExemption: ({ params, body, caller }) => setExemption(caller, params.id, body),
	remind: ({ params, caller }) => remindPerson(caller, params.id),
	remindAll: ({ body, caller }) => remindAll(caller, body.status),
	reminders: () => listLatestRuns(),
});
