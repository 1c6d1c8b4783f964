import { monthAfter } from "#shared/core/time/month.ts";
import { type AuditLineRecord, AuditLines, lanes, monthOf } from "../core/table/audit.entity.ts";

/** A moment, or a line: `createdAt`, and its id. */
export type Place = { createdAt: string; id?: string };
export type Range = { from: string; upTo: Place };

export const byTime = (a: AuditLineRecord, b: AuditLineRecord) =>
	a.createdAt < b.createdAt || (a.createdAt === b.createdAt && a.id < b.id) ? -1 : 1;

/** Lines of a month between two places, both included; `most` of each lane, the latest. */
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

/** The months of a range, the last first. */
export function monthsOf({ from, upTo }: Range): string[] {
	const months = [];
	for (let month = monthOf(upTo.createdAt); month >= monthOf(from); month = monthAfter(month, -1))
		months.push(month);
	return months;
}
