import { paginateScan } from "@aws-sdk/client-dynamodb";
import { unmarshall } from "@aws-sdk/util-dynamodb";
import {
	type CountedKind,
	countedKinds,
	countUp,
	noCounts,
	putCounts,
} from "#functions/app/dashboard/counted.ts";
import { countersIn } from "#functions/core/table/counters.ts";
import { dynamo, onTable } from "#functions/core/table/database.ts";
import type { AttendanceRecord } from "#functions/training/attendance/attendance.entity.ts";
import type { AttendanceTotal } from "#functions/training/attendance/attendance.totals.ts";
import { recountAttendance } from "./recount-attendance.ts";

/**
 * Recomputes all counters by reading the whole table. There must be no writes meanwhile, because
 * the count may miss them.
 */
export async function recountTable(): Promise<Map<string, { was: number; is: number }>> {
	const [previous, counts] = [noCounts(), noCounts()];
	const marks: Pick<AttendanceRecord, "classId" | "date" | "present">[] = [];
	const before: AttendanceTotal[] = [];
	const pages = paginateScan(
		{ client: dynamo },
		{ TableName: onTable.table, ConsistentRead: true },
	);
	for await (const { Items = [] } of pages)
		for (const stored of Items) {
			const item = unmarshall(stored);
			const found = countersIn(item);
			if (found) previous[found.kind as CountedKind] = found.numbers;
			else countUp(counts, { [String(item.__edb_e__)]: [item] });
			if (item.__edb_e__ === "attendance") marks.push(item as AttendanceRecord);
			if (item.__edb_e__ === "attendanceTotal") before.push(item as AttendanceTotal);
		}
	await putCounts(counts);
	const totals = await recountAttendance(marks, before);
	const both = countedKinds.flatMap((kind) =>
		[...new Set([...Object.keys(previous[kind]), ...Object.keys(counts[kind])])].map(
			(name) =>
				[
					`${kind}, ${name}`,
					{ was: previous[kind][name] ?? 0, is: counts[kind][name] ?? 0 },
				] as const,
		),
	);
	return new Map([...both, ...totals]);
}
