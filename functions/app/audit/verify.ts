import { type AuditLineRecord, digestOf } from "../../core/table/audit.entity.ts";
import { AuditSeals, chain } from "./audit-seal.entity.ts";
import { hashOf, linesOf } from "./seals.ts";

/** Result of verifying a day's lines. */
export type DayFound = {
	day: string;
	lines: number;
	/** False if lines are missing, added or changed, or if the chain is broken. */
	isWhole: boolean;
	/**
	 * Lines whose details, IP address or browser do not match their digest and were not simply
	 * removed.
	 */
	altered: string[];
	/** Lines from which personal data was removed. */
	emptied: number;
	hash: string;
};

const isEmptied = ({ details, ipAddress, userAgent }: AuditLineRecord) =>
	details === undefined && ipAddress === undefined && userAgent === undefined;

/** Verifies every sealed day against its lines and the day before, in order of time. */
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
