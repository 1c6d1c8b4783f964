import { feesRoutes } from "#shared/competition/fees/fees.routes.ts";
import { sightOf } from "../../community/families/authorization.ts";
import { Download } from "../../core/http/answer.ts";
import { lambda } from "../../core/http/lambda.ts";
import * as fees from "./fees.service.ts";
import { exportMoney } from "./money/money.export.ts";
import * as money from "./money/money.service.ts";
import { owedMemberships } from "./money/owed-memberships.ts";
import { statementPage } from "./money/statement.page.ts";
import * as payments from "./payments.service.ts";
import { refundCharge } from "./refunds.ts";

export const handler = lambda(feesRoutes, {
	mine: ({ caller }) => fees.mine(caller),
	ofPerson: ({ params, caller }) => fees.ofPerson(caller, params.id),
	ofEvent: ({ params, caller }) => fees.ofEvent(sightOf(caller), params.id),
	statement: async ({ params, query, caller }) => {
		const found = await fees.chargedAt(sightOf(caller), params.id);
		const page = statementPage(found, query.lang ?? caller.locale, caller.now);
		return new Download(page, { type: "text/html" });
	},
	pay: ({ body, caller }) => payments.pay(caller, body),
	voidPayment: ({ params, body, caller }) => payments.voidPayment(caller, params.id, body.reason),
	waive: ({ params, body, caller }) => payments.waive(caller, params.id, body),
	refund: ({ params, body, caller }) => refundCharge(caller, params.id, body),
	spendCredit: ({ params, caller }) => payments.spendCredit(caller, params.id),
	money: ({ query, caller }) => money.readMoney(query.year, caller.now),
	owedMemberships: ({ caller }) => owedMemberships(caller.now),
	exportMoney: ({ query, caller }) =>
		exportMoney(query.from, query.to, query.lang ?? caller.locale),
	day: ({ params }) => money.readDay(params.day),
	closeDay: ({ params, body, caller }) => money.closeDay(caller, params.day, body),
});
