import { feesRoutes } from "#shared/competition/fees/fees.routes.ts";
import { monthAt } from "#shared/core/time/month.ts";
import { readSettings } from "../../base/settings/settings.service.ts";
import { Download } from "../../core/http/answer.ts";
import { lambda } from "../../core/http/lambda.ts";
import { sightOf } from "../../people/families/authorization.ts";
import { listChargedAt, readEventFees, readOwnFees, readPersonFees } from "./fees.service.ts";
import { listGivenUp } from "./money/given-up.ts";
import { exportMoney } from "./money/money.export.ts";
import { closeDay, listClosings, readDay, readMoney, reopenDay } from "./money/money.service.ts";
import { owedMemberships } from "./money/owed-memberships.ts";
import { statementPage } from "./money/statement.page.ts";
import { payCharges, spendCredit, voidPayment, waiveCharge } from "./payments.service.ts";
import { refundCharge } from "./refunds.ts";

export const handler = lambda(feesRoutes, {
	mine: ({ caller }) => readOwnFees(caller),
	ofPerson: ({ params, caller }) => readPersonFees(caller, params.id),
	ofEvent: ({ params, caller }) => readEventFees(sightOf(caller, "seeEventFees"), params.id),
	statement: async ({ params, query, caller }) => {
		const [found, settings] = await Promise.all([
			listChargedAt(sightOf(caller, "seeEventFees"), params.id),
			readSettings(),
		]);
		const page = statementPage(found, query.lang ?? caller.locale, caller.now, settings);
		return new Download(page, { type: "text/html" });
	},
	pay: ({ body, caller }) => payCharges(caller, body),
	voidPayment: ({ params, body, caller }) => voidPayment(caller, params.id, body.reason),
	waive: ({ params, body, caller }) => waiveCharge(caller, params.id, body),
	refund: ({ params, body, caller }) => refundCharge(caller, params.id, body),
	spendCredit: ({ params, caller }) => spendCredit(caller, params.id),
	money: ({ query, caller }) => readMoney(query.year, caller.now),
	givenUp: ({ query, caller }) => listGivenUp(query.month ?? monthAt(caller.now)),
	owedMemberships: ({ caller }) => owedMemberships(caller.now),
	exportMoney: ({ query, caller }) =>
		exportMoney(query.from, query.to, query.lang ?? caller.locale),
	day: ({ params }) => readDay(params.day),
	closings: ({ query, caller }) => listClosings(query.year, caller.now),
	reopenDay: ({ params, body, caller }) => reopenDay(caller, params.day, body),
	closeDay: ({ params, body, caller }) => closeDay(caller, params.day, body),
});
