import {
	type AttendanceTotal,
	AttendanceTotals,
	totalsOf,
} from "#functions/training/attendance/attendance.totals.ts";

const keyOf = ({ month, classId }: AttendanceTotal) => `${month} ${classId}`;

/** Recomputes the attendance totals. Returns the number of marks of each before and after. */
export async function recountAttendance(
	marks: Parameters<typeof totalsOf>[0],
	before: readonly AttendanceTotal[],
): Promise<[string, { was: number; is: number }][]> {
	const totals = new Map(totalsOf(marks).map((total) => [keyOf(total), total]));
	const old = new Map(before.map((total) => [keyOf(total), total]));
	const keys = [...new Set([...totals.keys(), ...old.keys()])];
	const empty = (key: string) => {
		const [month, classId] = key.split(" ");
		return { month, classId: Number(classId), present: 0, absent: 0 };
	};
	const after = keys.map((key) => totals.get(key) ?? empty(key));
	if (after.length > 0) await AttendanceTotals.put(after).go({ concurrent: 4 });
	const sum = (total?: AttendanceTotal) => (total ? total.present + total.absent : 0);
	return after.map((total) => [
		`attendance, ${keyOf(total)}`,
		{ was: sum(old.get(keyOf(total))), is: sum(total) },
	]);
}
