import type { BilingualName } from "#shared/base/history/audit.schema.ts";
import { nameIn } from "#shared/people/users/users.rules.ts";
import type { defineNames, Ref } from "../../base/history/defineNames.ts";
import * as competition from "../../competition/names.ts";
import * as content from "../../content/names.ts";
import type { SubjectKinds } from "../../core/domain.ts";
import type { AuditLineRecord } from "../../core/table/audit.entity.ts";
import { subjectsByType } from "../../domains.ts";
import * as people from "../../people/names.ts";
import type { User } from "../../people/users/user.entity.ts";
import { peopleById } from "../../people/users/users.service.ts";
import * as training from "../../training/names.ts";

/** How the records of each kind are named. Each area lists its domains in its `names.ts`. */
export const kinds: ReturnType<typeof defineNames> = Object.assign(
	{},
	...Object.values({ ...people, ...training, ...content, ...competition }),
);

/** Kinds of the records whose ids the details hold, by field. */
const kindOfField: Record<string, string | undefined> = Object.fromEntries(
	Object.entries(kinds).flatMap(([kind, { fields = [] }]) =>
		[`${kind}Id`, ...fields].map((field) => [field, kind]),
	),
);

const keyOf = ({ kind, id }: Pick<Ref, "kind" | "id">) => `${kind} ${id}`;

type Details = Record<string, unknown>;
const detailsOf = ({ details }: AuditLineRecord): Details =>
	details && typeof details === "object" && !Array.isArray(details) ? (details as Details) : {};

const isId = (value: unknown): value is number =>
	typeof value === "number" && Number.isSafeInteger(value) && value > 0;

type Found = Pick<Ref, "kind" | "id">;

const fieldRefs = (line: AuditLineRecord): [string, Found][] =>
	Object.entries(detailsOf(line)).flatMap(([field, id]): [string, Found][] => {
		const kind = kindOfField[field];
		return kind && isId(id) ? [[field, { kind, id }]] : [];
	});

/** The kinds of the records in the id of a line, and their ids. */
function kindsAndIds(
	subjects: Exclude<SubjectKinds, "details">,
	entityId: string,
): [readonly string[], number[]] {
	const parts = entityId.split("-");
	if (Array.isArray(subjects)) return [subjects, parts.map(Number)];
	const byWord = subjects as Readonly<Record<string, readonly string[]>>;
	return [byWord[parts[0]] ?? [], parts.slice(1).map(Number)];
}

/** The records that a line is about. */
function recordRefs(line: AuditLineRecord): Found[] {
	const { entityType, entityId } = line;
	const subjects = subjectsByType[entityType] ?? [entityType];
	const inDetails = subjects === "details" ? fieldRefs(line).map(([, ref]) => ref) : [];
	const [idKinds, ids] = kindsAndIds(subjects === "details" ? [entityType] : subjects, entityId);
	const inId = idKinds.map((kind, at) => ({ kind, id: ids[at] }));
	return [...inDetails, ...inId].filter(({ kind, id }) => kind in kinds && isId(id));
}

const both = (en: string, ar: string | undefined): BilingualName => ({
	en: en || (ar ?? ""),
	ar: ar || en,
});
const personName = (user: User) => both(nameIn("en", user).full, nameIn("ar", user).full);

/** The names of records that lines name by their ids. */
export type Subjects = {
	people: ReadonlyMap<number, User>;
	names: ReadonlyMap<string, BilingualName>;
};

const causeOf = (line: AuditLineRecord): number => {
	const { causedBy } = detailsOf(line);
	return isId(causedBy) ? causedBy : 0;
};

/** Reads the names of all records that the lines name, in a few requests however many there are. */
export async function readSubjects(lines: readonly AuditLineRecord[]): Promise<Subjects> {
	const refs = new Map(
		lines.flatMap((line) => {
			const all = [...fieldRefs(line).map(([, ref]) => ref), ...recordRefs(line)];
			const beside = Object.fromEntries(all.map(({ kind, id }) => [kind, id]));
			return all.map((ref): [string, Ref] => [keyOf(ref), { ...ref, beside }]);
		}),
	);
	const named = await Promise.all(
		Object.entries(kinds).map(async ([kind, { find }]) => {
			const own = [...refs.values()].filter((ref) => ref.kind === kind);
			const found =
				own.length > 0
					? await find(
							own.map(({ id }) => id),
							own,
						)
					: [];
			return found.map((record) => ({ kind, ...record }));
		}),
	);
	const records = named.flat();
	const people = await peopleById(
		[
			...records.flatMap((record) => ("userId" in record ? record.userId : [])),
			...lines.flatMap((line) => [line.userId, causeOf(line)]),
		].filter(isId),
	);
	const names = records.flatMap((record): [string, BilingualName][] => {
		if (!("userId" in record)) return [[keyOf(record), both(record.en, record.ar)]];
		const person = people.get(record.userId);
		return person ? [[keyOf(record), personName(person)]] : [];
	});
	return { people, names: new Map(names) };
}

/** Names that the details of a line store itself, in the order of preference. */
const ownNames = [
	["titleEn", "titleAr"],
	["nameEn", "nameAr"],
	["className", "classNameAr"],
	["title", "titleAr"],
] as const;

/** The name in a line's details, for a record that is deleted. */
function nameInDetails(line: AuditLineRecord): BilingualName[] {
	const details = detailsOf(line);
	for (const [en, ar] of ownNames) {
		const [latin, arabic] = [details[en], details[ar]].map((name) =>
			typeof name === "string" ? name : "",
		);
		if (latin || arabic) return [both(latin || arabic, arabic)];
	}
	return [];
}

/** The person and the names of the records that a line is about, and the person who caused it. */
export function subjectsOf(line: AuditLineRecord, { people, names }: Subjects) {
	const refs = recordRefs(line);
	const person = refs.find(({ kind }) => kind === "user");
	const things = refs.flatMap((ref) => (ref === person ? [] : (names.get(keyOf(ref)) ?? [])));
	return {
		subject: person && people.get(person.id),
		things: things.length > 0 || person ? things : nameInDetails(line),
		names: Object.fromEntries(
			fieldRefs(line).flatMap(([field, ref]) => {
				const name = names.get(keyOf(ref));
				return name ? [[field, name]] : [];
			}),
		),
		causedBy: people.get(causeOf(line)),
	};
}
