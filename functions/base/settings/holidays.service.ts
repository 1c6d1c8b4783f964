import { type Holiday, mostHolidays } from "#shared/base/settings/holidays.rules.ts";
import type { HolidayChange } from "#shared/base/settings/holidays.schema.ts";
import { dayAfter, kuwaitDate } from "#shared/core/time/kuwait.ts";
import { doPeriodsOverlap, isSamePeriod } from "#shared/core/time/period.ts";
import type { SignedIn } from "../../core/caller.ts";
import { AppError } from "../../core/errors.ts";
import { refusedWith, retryIf } from "../../core/retry.ts";
import { auditedTransaction } from "../../core/table/audited-transaction.ts";
import { ifUnchanged, nextVersion } from "../../core/table/versioned.ts";
import { HolidayLists } from "./holidays.entity.ts";

/** Days for which past holidays are kept, for calendars and attendance. */
const retentionDays = 366;

const name = "federation" as const;

const stored = async ({ consistent = false } = {}) =>
	(await HolidayLists.get({ name }).go({ consistent })).data;

export const readHolidays = async (): Promise<Holiday[]> => (await stored())?.holidays ?? [];

const same = (a: Holiday, b: Holiday) =>
	isSamePeriod(a, b) && a.nameEn === b.nameEn && a.nameAr === b.nameAr;

/** The holidays after a change, earliest first; null if nothing changes. */
function changed(
	before: readonly Holiday[],
	{ replaces, holiday }: HolidayChange,
	since: string,
): Holiday[] | null {
	const isReplaced = (one: Holiday) =>
		[replaces, holiday].some((other) => other && isSamePeriod(one, other));
	const remaining = before.filter((one) => !isReplaced(one) && one.to >= since);
	if (holiday && remaining.some((one) => doPeriodsOverlap(one, holiday)))
		throw new AppError("holidays_overlap");
	const after = [...remaining, ...(holiday ? [holiday] : [])].sort((a, b) =>
		a.from.localeCompare(b.from),
	);
	if (after.length > mostHolidays)
		throw new AppError("invalid", { fields: { "holiday.from": "too_big" } });
	const isSame =
		after.length === before.length && after.every((one, position) => same(one, before[position]));
	return isSame ? null : after;
}

/**
 * Sets or removes a holiday. Retries after a conflict, so that concurrent changes are both applied.
 */
export const setHoliday = (caller: SignedIn, change: HolidayChange): Promise<Holiday[]> =>
	retryIf(refusedWith("changed_meanwhile"), async () => {
		const record = await stored({ consistent: true });
		const before = record?.holidays ?? [];
		const holidays = changed(before, change, dayAfter(kuwaitDate(caller.now), -retentionDays));
		if (!holidays) return before;
		const none = { name, holidays: [], updatedAt: "", version: 0 };
		const next = nextVersion(record ?? none, { holidays }, caller.now);
		const write = HolidayLists.put(next).where((item, operations) =>
			record ? ifUnchanged(record)(item, operations) : operations.notExists(item.version),
		);
		await auditedTransaction(
			caller,
			{ entityType: "settings", entityId: "holidays", action: "updated", details: change },
			[{ put: write.params(), onConditionFailed: "changed_meanwhile" }],
			holidays,
		);
		return holidays;
	});
