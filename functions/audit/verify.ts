import { type AuditLineRecord, digestOf } from "../core/table/audit.entity.ts";
import { AuditSeals, chain } from "./audit-seal.entity.ts";
import { hashOf, linesOf } from "./seals.ts";

/** What a day's lines are found to be. */
export type DayFound = {
	day: string;
	lines: number;
	/** Fewer or more lines than were sealed, other content, or a chain that was cut. */
	isWhole: boolean;
	/** Lines whose details, address or browser are not those of their digest, and are not simply gone. */
	altered: string[];
	/** Lines out of which what was about a person was taken. */
	emptied: number;
	hash: string;
};

const isEmptied = ({ details, ipAddress, userAgent }: AuditLineRecord) =>
	details === undefined && ipAddress === undefined && userAgent === undefined;

/** Holds every sealed day to its lines and to the day before, the first first. */
export async function* verifyDays(): AsyncGenerator<DayFound> {
	const { data: seals } = await AuditSeals.query.byDay({ chain }).go({ pages: "all" });
	let before = "";
	for (const { day, lines: sealed, hash } of seals) {
		const lines = await linesOf(day);
		const others = lines.filter((line) => line.digest !== digestOf(line));
		const [emptied, altered] = [
			others.filter(isEmptied),
			others.filter((line) => !isEmptied(line)),
		];
		const isWhole = lines.length === sealed && hashOf(lines, before) === hash;
		yield {
			day,
			lines: lines.length,
			isWhole,
			altered: altered.map(({ id }) => id),
			emptied: emptied.length,
			hash,
		};
		before = hash;
	}
}
