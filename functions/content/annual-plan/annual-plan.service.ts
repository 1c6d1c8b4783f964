import type {
	AnnualPlanEdit,
	AnnualPlanEntry,
	AnnualPlanId,
	AnnualPlanInput,
} from "#shared/content/annual-plan/annual-plan.schema.ts";
import { currentYear } from "#shared/core/time/kuwait.ts";
import type { Caller } from "../../core/caller.ts";
import { requireFound } from "../../core/errors.ts";
import { auditedTransaction, sameVersion } from "../../core/table/audited-transaction.ts";
import { nextId } from "../../core/table/database.ts";
import { firstVersion, ifUnchanged, nextVersion } from "../../core/table/versioned.ts";
import { type AnnualPlanRecord, AnnualPlans } from "./annual-plan.entity.ts";

const entry = (record: AnnualPlanRecord): AnnualPlanEntry => ({
	...record,
	id: record.id as AnnualPlanId,
});

export async function listMonths(year: number): Promise<AnnualPlanEntry[]> {
	const { data } = await AnnualPlans.query.ofYear({ year }).go({ pages: "all" });
	return data.map(entry);
}

const record = async (id: AnnualPlanId) =>
	requireFound((await AnnualPlans.get({ id }).go({ consistent: true })).data);

export const readMonth = async (id: AnnualPlanId): Promise<AnnualPlanEntry> =>
	entry(await record(id));

export async function createMonth(
	caller: Caller,
	input: AnnualPlanInput,
): Promise<AnnualPlanEntry> {
	const id = await nextId<AnnualPlanId>("annualPlan");
	const created: AnnualPlanRecord = {
		...input,
		year: input.year ?? currentYear(caller.now),
		...firstVersion(caller.now),
		id,
	};
	await auditedTransaction(
		caller,
		{ entityType: "annualPlan", entityId: id, action: "created", details: input },
		[{ put: AnnualPlans.create(created).params() }],
		entry(created),
	);
	return entry(created);
}

export async function updateMonth(
	caller: Caller,
	id: AnnualPlanId,
	{ version: edited, ...input }: AnnualPlanEdit,
): Promise<AnnualPlanEntry> {
	const before = await record(id);
	sameVersion(edited, before);
	const changed = nextVersion(before, { ...input, year: input.year ?? before.year }, caller.now);
	const write = AnnualPlans.put(changed).where(ifUnchanged(before));
	await auditedTransaction(
		caller,
		{ entityType: "annualPlan", entityId: id, action: "updated", details: input },
		[{ put: write.params() }],
		entry(changed),
	);
	return entry(changed);
}

export async function removeMonth(caller: Caller, id: AnnualPlanId): Promise<void> {
	const before = await record(id);
	await auditedTransaction(
		caller,
		{ entityType: "annualPlan", entityId: id, action: "deleted", details: before },
		[{ delete: AnnualPlans.delete({ id }).params() }],
	);
}
