import { onlinePaymentsRoutes } from "#shared/competition/online-payments/online-payments.routes.ts";
import { webhookSignature } from "#shared/core/http/forwarded.ts";
import { lambda } from "../../core/http/lambda.ts";
import * as payments from "./online-payments.service.ts";
import * as refunds from "./refunds.service.ts";
import { takeWebhook } from "./webhook.ts";

export const handler = lambda(onlinePaymentsRoutes, {
	mine: ({ caller }) => payments.mine(caller),
	start: ({ body, caller }) => payments.start(caller, body),
	webhook: ({ body, headers, caller }) =>
		takeWebhook(body, headers[webhookSignature.toLowerCase()] ?? "", caller.now),
	check: ({ params, caller }) => payments.check(caller, params.id),
	attention: () => payments.attention(),
	find: ({ params }) => payments.find(params.id),
	refund: ({ params, body, caller }) => refunds.refund(caller, params.id, body),
	resolve: ({ params, body, caller }) => payments.resolve(caller, params.id, body),
});
