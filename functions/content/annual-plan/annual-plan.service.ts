import type {
	AnnualPlanEntry,
	AnnualPlanId,
	AnnualPlanInput,
} from "#shared/content/annual-plan/annual-plan.schema.ts";
import { currentYear } from "#shared/core/time/kuwait.ts";
import { defineRecords } from "../../core/table/defineRecords.ts";
import { type AnnualPlanRecord, AnnualPlans } from "./annual-plan.entity.ts";

const viewMonth = (record: AnnualPlanRecord): AnnualPlanEntry => ({
	...record,
	id: record.id as AnnualPlanId,
});

export async function listMonths(year: number): Promise<AnnualPlanEntry[]> {
	const { data } = await AnnualPlans.query.ofYear({ year }).go({ pages: "all" });
	return data.map(viewMonth);
}

export const monthRecords = defineRecords("annualPlan", AnnualPlans, {
	view: viewMonth,
	store: (input: AnnualPlanInput, { caller, before }) => ({
		...input,
		year: input.year ?? before?.year ?? currentYear(caller.now),
	}),
});

export const readMonth = async (id: AnnualPlanId): Promise<AnnualPlanEntry> =>
	viewMonth(await monthRecords.find(id));
