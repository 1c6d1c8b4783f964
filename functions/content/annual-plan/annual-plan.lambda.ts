import { annualPlanRoutes } from "#shared/content/annual-plan/annual-plan.routes.ts";
import { type Paged, pageOf } from "#shared/core/http/page.ts";
import { currentYear } from "#shared/core/time/kuwait.ts";
import { replyWithPage } from "../../core/http/answer.ts";
import { editRecord, lambda } from "../../core/http/lambda.ts";
import * as plan from "./annual-plan.service.ts";

const pageOfYear = async (year: number, page: Paged) =>
	replyWithPage(pageOf(await plan.list(year), ({ id }) => String(id), page));

export const handler = lambda(annualPlanRoutes, {
	list: ({ query, caller }) =>
		pageOfYear(query.year ? Number(query.year) : currentYear(caller.now), query),
	listYear: ({ params, query }) => pageOfYear(Number(params.id), query),
	create: ({ body, caller }) => plan.create(caller, body),
	update: editRecord(
		({ params }) => plan.one(params.id),
		({ params, body, caller }) => plan.update(caller, params.id, body),
	),
	remove: ({ params, caller }) => plan.remove(caller, params.id),
});
