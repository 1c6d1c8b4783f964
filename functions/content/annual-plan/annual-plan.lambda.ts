import { annualPlanRoutes } from "#shared/content/annual-plan/annual-plan.routes.ts";
import { type Paged, pageOf } from "#shared/core/http/page.ts";
import { currentYear } from "#shared/core/time/kuwait.ts";
import { replyWithPage } from "../../core/http/answer.ts";
import { lambda } from "../../core/http/lambda.ts";
import { writeHandlers } from "../../core/records/recordHandlers.ts";
import { listMonths, monthRecords, readMonth } from "./annual-plan.service.ts";

const pageOfYear = async (year: number, page: Paged) =>
	replyWithPage(pageOf(await listMonths(year), ({ id }) => String(id), page));

export const handler = lambda(annualPlanRoutes, {
	list: ({ query, caller }) =>
		pageOfYear(query.year ? Number(query.year) : currentYear(caller.now), query),
	listYear: ({ params, query }) => pageOfYear(Number(params.id), query),
	...writeHandlers(monthRecords, ({ params }) => readMonth(params.id)),
});
