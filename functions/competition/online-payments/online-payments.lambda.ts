import { onlinePaymentsRoutes } from "#shared/competition/online-payments/online-payments.routes.ts";
import { webhookSignature } from "#shared/core/http/forwarded.ts";
import { lambda } from "../../core/http/lambda.ts";
import {
	checkPayment,
	findForStaff,
	listDifferingPayments,
	listOwnPayments,
	resolvePayment,
	startPayment,
} from "./online-payments.service.ts";
import { refundPayment, resolveRefund } from "./refunds.service.ts";
import { takeWebhook } from "./webhook.ts";

export const handler = lambda(onlinePaymentsRoutes, {
	mine: ({ caller }) => listOwnPayments(caller),
	start: ({ body, caller }) => startPayment(caller, body),
	webhook: ({ body, headers, caller }) =>
		takeWebhook(body, headers[webhookSignature.toLowerCase()] ?? "", caller.now),
	check: ({ params, caller }) => checkPayment(caller, params.id),
	attention: () => listDifferingPayments(),
	find: ({ params }) => findForStaff(params.id),
	refund: ({ params, body, caller }) => refundPayment(caller, params.id, body),
	resolveRefund: ({ params, body, caller }) =>
		resolveRefund(caller, params.id, params.refund, body),
	resolve: ({ params, body, caller }) => resolvePayment(caller, params.id, body),
});
