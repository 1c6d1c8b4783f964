import { monthAfter } from "#shared/core/time/month.ts";
import { type AuditLineRecord, AuditLines, lanes, monthOf } from "../../core/table/audit.entity.ts";

/** A position in the log: a time, or a line by `createdAt` and id. */
export type Place = { createdAt: string; id?: string };
export type Range = { from: string; upTo: Place };

export const byTime = (a: AuditLineRecord, b: AuditLineRecord) =>
	a.createdAt < b.createdAt || (a.createdAt === b.createdAt && a.id < b.id) ? -1 : 1;

/** Lines of a month between two positions, both inclusive: the latest `most` lines of each lane. */
export async function ofMonth(
	month: string,
	{ from, upTo }: Range,
	most?: number,
): Promise<AuditLineRecord[]> {
	const read = lanes.map((lane) =>
		AuditLines.query
			.byTime({ month, lane })
			.between({ createdAt: from }, upTo)
			.go({ order: "desc", ...(most ? { limit: most } : { pages: "all" as const }) }),
	);
	return (await Promise.all(read)).flatMap(({ data }) => data);
}

/** The months of a range, latest first. */
export function monthsOf({ from, upTo }: Range): string[] {
	const months = [];
	for (let month = monthOf(upTo.createdAt); month >= monthOf(from); month = monthAfter(month, -1))
		months.push(month);
	return months;
}
