import { onlinePaymentsRoutes } from "#shared/competition/online-payments/online-payments.routes.ts";
import { webhookSignature } from "#shared/core/http/forwarded.ts";
import { monthAt } from "#shared/core/time/month.ts";
import { lambda } from "../../core/http/lambda.ts";
import {
	cancelPayment,
	checkPayment,
	findForStaff,
	listDifferingPayments,
	listOwnPayments,
	resolvePayment,
	startPayment,
} from "./online-payments.service.ts";
import { recordTaken } from "./record-taken.ts";
import { refundPayment, resolveRefund } from "./refunds.service.ts";
import { enterSettlement, listSettlements } from "./settlements.service.ts";
import { takeWebhook } from "./webhook.ts";

export const handler = lambda(onlinePaymentsRoutes, {
	mine: ({ caller }) => listOwnPayments(caller),
	start: ({ body, caller }) => startPayment(caller, body),
	webhook: ({ body, headers, caller }) =>
		takeWebhook(body, headers[webhookSignature.toLowerCase()] ?? "", caller.now),
	check: ({ params, caller }) => checkPayment(caller, params.id),
	cancel: ({ params, caller }) => cancelPayment(caller, params.id),
	attention: () => listDifferingPayments(),
	find: ({ params }) => findForStaff(params.id),
	refund: ({ params, body, caller }) => refundPayment(caller, params.id, body),
	resolveRefund: ({ params, body, caller }) =>
		resolveRefund(caller, params.id, params.refund, body),
	resolve: ({ params, body, caller }) => resolvePayment(caller, params.id, body),
	record: ({ params, body, caller }) => recordTaken(caller, params.id, body),
	settlements: ({ query, caller }) => listSettlements(query.month ?? monthAt(caller.now)),
	settle: ({ params, body, caller }) => enterSettlement(caller, params.day, body),
});
