import { linesAtOnce, linesInFile, monthsByDefault } from "#shared/base/history/audit.rules.ts";
import type { AuditLine, AuditQuery } from "#shared/base/history/audit.schema.ts";
import { cursorBehind, type Page, pageRead } from "#shared/core/http/page.ts";
import { endOf, startOf } from "#shared/core/time/kuwait.ts";
import { instantAfterMonths } from "#shared/core/time/month.ts";
import { joinNames } from "#shared/people/users/users.rules.ts";
import type { SignedIn } from "../../core/caller.ts";
import { type FileFormat, tableFile } from "../../core/files/table-file.ts";
import type { Download } from "../../core/http/answer.ts";
import { type AuditLineRecord, AuditLines } from "../../core/table/audit.entity.ts";
import { auditedTypes } from "../../domains.ts";
import type { User } from "../../people/users/user.entity.ts";
import { namesOf } from "../../people/users/users.service.ts";
import { byTime, monthsOf, ofMonth, type Place, type Range } from "./lines.ts";
import { readSubjects, subjectsOf } from "./subjects.ts";

const iso = (now: number) => new Date(now).toISOString();

/** Sorts after every id. */
const last = "~";

/** A line's position, as used in cursors. */
const placeOf = ({ createdAt, id }: AuditLineRecord) => `${createdAt} ${id}`;

function placeAt(after: string): Place | undefined {
	const [, createdAt, id] = /^(\d{4}-\d\d-\d\dT[\d:.]+Z) ([\w-]{1,80})$/.exec(after) ?? [];
	return createdAt ? { createdAt, id } : undefined;
}

/** The requested range of time, which ends at the cursor if there is one. */
function rangeOf({ from, to, cursor }: AuditQuery, now: number): Range {
	const end = to ? endOf(to) : now;
	const start = instantAfterMonths(end, -monthsByDefault);
	const upTo = cursor && placeAt(cursor.after);
	return {
		from: iso(from ? startOf(from) : start),
		upTo: upTo ?? { createdAt: iso(end), id: last },
	};
}

/** At most this many lines of a range, latest first. */
async function latest(
	{ entityType, entityId, userId, personId }: AuditQuery,
	range: Range,
	most: number,
) {
	const { from, upTo } = range;
	if (entityType && entityId) {
		const { data } = await AuditLines.query
			.ofEntity({ entityType, entityId })
			.go({ order: "desc", pages: "all" });
		const before = (line: AuditLineRecord) =>
			line.createdAt >= from && placeOf(line) <= `${upTo.createdAt} ${upTo.id ?? last}`;
		return data.filter(before).sort((a, b) => byTime(b, a));
	}
	if (userId !== undefined) {
		const actor = AuditLines.query.byActor({ userId }).between({ createdAt: from }, upTo);
		return (await actor.go({ order: "desc", limit: most })).data;
	}
	if (personId !== undefined) {
		const about = AuditLines.query.ofPerson({ personId }).between({ createdAt: from }, upTo);
		return (await about.go({ order: "desc", limit: most })).data;
	}
	const lines: AuditLineRecord[] = [];
	for (const month of monthsOf(range)) {
		lines.push(...(await ofMonth(month, range, most)).sort((a, b) => byTime(b, a)));
		if (lines.length >= most) break;
	}
	// Each lane of a month returned its `most` latest lines. Beyond the first `most` of all, a lane
	// may have lines that it did not return.
	return lines.slice(0, most);
}

/** How many lines are searched for one page of a filtered list. */
const lookedThrough = 1_000;

type Reader = Pick<SignedIn, "session" | "now">;

type Read = {
	/** One more than wanted if there are more. */
	lines: AuditLineRecord[];
	/** The position up to which lines were searched, if there are more after it. */
	lookedTo?: string;
};

/** Lines that match the query and that the reader may see. */
async function read(query: AuditQuery, { session, now }: Reader, limit: number): Promise<Read> {
	const isSuper = session.role === "super-admin";
	const isRequested = ({ entityType, userId, personId }: AuditLineRecord) =>
		(query.entityType ?? entityType) === entityType &&
		(query.userId ?? userId) === userId &&
		(query.personId ?? personId) === personId &&
		(isSuper || auditedTypes[entityType] === "admins");
	const isUnfiltered = isSuper && query.entityType === undefined;
	const most = Math.max(isUnfiltered ? 0 : lookedThrough, limit + 2);
	const found = await latest(query, rangeOf(query, now), most);
	const behind = query.cursor?.after;
	const lines = found
		.filter((line) => placeOf(line) !== behind && isRequested(line))
		.slice(0, limit + 1);
	return { lines, ...(found.length >= most && { lookedTo: placeOf(found[found.length - 1]) }) };
}

/** Articles have thousands of characters; the first ones are enough to show what changed. */
const mostLetters = 200;

const brief = (value: unknown): unknown => {
	if (typeof value === "string")
		return value.length > mostLetters ? `${value.slice(0, mostLetters)}…` : value;
	if (Array.isArray(value)) return value.slice(0, 50).map(brief);
	if (value && typeof value === "object") {
		return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, brief(part)]));
	}
	return value ?? null;
};

const named = (user: User | undefined) => (user ? { id: user.id, ...namesOf(user) } : null);

/** Adds the names of the people whom the lines mention. */
async function withNames(
	lines: readonly AuditLineRecord[],
	{ session }: Reader,
): Promise<AuditLine[]> {
	const subjects = await readSubjects(lines);
	const isSuper = session.role === "super-admin";
	return lines.map((line) => {
		const { subject, causedBy, ...about } = subjectsOf(line, subjects);
		return {
			id: line.id,
			createdAt: line.createdAt,
			action: line.action,
			entityType: line.entityType,
			entityId: line.entityId,
			actor: named(subjects.people.get(line.userId)),
			subject: named(subject),
			causedBy: named(causedBy),
			...about,
			details: brief(line.details),
			ipAddress: isSuper ? (line.ipAddress ?? null) : null,
		};
	});
}

/** A page of the audit log, latest first. */
export async function listAuditLines(query: AuditQuery, caller: Reader): Promise<Page<AuditLine>> {
	const limit = Math.min(query.limit ?? linesAtOnce, linesAtOnce);
	const { lines, lookedTo } = await read(query, caller, limit);
	const skipped = query.cursor?.skip ?? 0;
	const { rows, next } = pageRead(lines, placeOf, limit, skipped);
	const further = lookedTo && cursorBehind(lookedTo, skipped + rows.length);
	return { rows: await withNames(rows, caller), next: next ?? further };
}

/** The lines of the audit log as a file. */
export async function exportAuditLines(
	query: AuditQuery,
	caller: Reader,
	format: FileFormat,
): Promise<Download> {
	const lines: AuditLineRecord[] = [];
	let next: AuditQuery | undefined = query;
	while (next && lines.length < linesInFile) {
		const part: Read = await read(next, caller, linesInFile);
		lines.push(...part.lines);
		next = part.lookedTo ? { ...query, cursor: { after: part.lookedTo, skip: 1 } } : undefined;
	}
	const rows = (await withNames(lines.slice(0, linesInFile), caller)).map((line) => [
		line.createdAt,
		line.actor ? joinNames(line.actor.firstName, line.actor.lastName) : "",
		line.actor?.id ?? "",
		line.action,
		line.entityType,
		line.entityId,
		[
			line.subject && joinNames(line.subject.firstName, line.subject.lastName),
			...line.things.map(({ en }) => en),
		]
			.filter(Boolean)
			.join(", "),
		JSON.stringify(line.details ?? ""),
		line.ipAddress ?? "",
	]);
	const head = [
		"createdAt",
		"actor",
		"actorId",
		"action",
		"entityType",
		"entityId",
		"about",
		"details",
		"ipAddress",
	];
	// Words of the API, so the table is in English.
	return tableFile({ title: "audit-log", columns: head, rows }, `audit-log.${format}`, "en");
}
