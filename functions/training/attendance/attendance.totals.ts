import type { EntityItem } from "electrodb";
import { inParallel } from "../../core/parallel.ts";
import { number, text } from "../../core/table/attributes.ts";
import { byKey, entity, type Write } from "../../core/table/database.ts";
import type { AttendanceRecord } from "./attendance.entity.ts";

/**
 * Number of marks of a class in a month. A counter for each class, because the coaches of all
 * classes mark at the same hour.
 */
export const AttendanceTotals = entity(
	"attendanceTotal",
	{
		/** `YYYY-MM`, in Kuwait. */
		month: text,
		classId: number,
		present: number,
		absent: number,
	},
	{ ofMonth: byKey(["month"], ["classId"]) },
);
export type AttendanceTotal = EntityItem<typeof AttendanceTotals>;

type Mark = Pick<AttendanceRecord, "classId" | "date" | "present">;

/** The totals that marks add up to. */
export function totalsOf(marks: readonly Mark[]): AttendanceTotal[] {
	const totals = new Map<string, AttendanceTotal>();
	for (const { classId, date, present } of marks) {
		const month = date.slice(0, 7);
		const key = `${month} ${classId}`;
		const total = totals.get(key) ?? { month, classId, present: 0, absent: 0 };
		total[present ? "present" : "absent"]++;
		totals.set(key, total);
	}
	return [...totals.values()];
}

/** A mark that is written, and the stored one that it replaces; null for none. */
export type MarkChange = Mark & { before: boolean | null };

/**
 * The write that updates the total when marks of one class on one day change; it belongs in the
 * same transaction.
 */
export function countMarks(changes: readonly MarkChange[]): Write[] {
	const [first] = changes;
	if (!first) return [];
	const more = (present: boolean) =>
		changes.filter((change) => change.present === present).length -
		changes.filter(({ before }) => before === present).length;
	const [present, absent] = [more(true), more(false)];
	if (present === 0 && absent === 0) return [];
	const total = { month: first.date.slice(0, 7), classId: first.classId };
	return [{ update: AttendanceTotals.upsert(total).add({ present, absent }).params() }];
}

/** The totals of each month, in the order of the months. */
export const attendanceTotals = (months: readonly string[]): Promise<AttendanceTotal[][]> =>
	inParallel(
		months,
		async (month) => (await AttendanceTotals.query.ofMonth({ month }).go({ pages: "all" })).data,
	);
