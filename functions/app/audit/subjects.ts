import type { BilingualName } from "#shared/base/history/audit.schema.ts";
import { nameIn } from "#shared/people/users/users.rules.ts";
import { findEvents, findSomeClasses } from "../../competition/events/events.service.ts";
import { findJudges } from "../../competition/judges/judges.service.ts";
import { findArticles } from "../../content/news/news.service.ts";
import type { AuditLineRecord } from "../../core/table/audit.entity.ts";
import { allDojos } from "../../people/dojos/dojos.service.ts";
import type { User } from "../../people/users/user.entity.ts";
import { peopleById } from "../../people/users/users.service.ts";
import { findClasses } from "../../training/training-classes/training-class.records.ts";

type Kind = "person" | "judge" | "event" | "eventClass" | "trainingClass" | "news" | "dojo";

/** A record that a line names by its id. `eventId`: the event of an event class. */
type Ref = { kind: Kind; id: number; eventId?: number };

const keyOf = ({ kind, id }: Ref) => `${kind} ${id}`;

type Details = Record<string, unknown>;
const detailsOf = ({ details }: AuditLineRecord): Details =>
	details && typeof details === "object" && !Array.isArray(details) ? (details as Details) : {};

/** Kinds of the records whose ids the details hold, by field. */
const kindOfField: Record<string, Kind> = {
	userId: "person",
	studentId: "person",
	childId: "person",
	coachId: "person",
	handOverTo: "person",
	mergeId: "person",
	judgeId: "judge",
	eventId: "event",
	trainingClassId: "trainingClass",
	dojoId: "dojo",
};

const numbersIn = (id: string) => id.split("-").map(Number);

/** The records whose ids make up the id of a line's record, by type of record. */
const partsOfId: Record<string, (line: AuditLineRecord) => Ref[]> = {
	registration: ({ entityId }) => {
		const [eventId, userId, classId] = numbersIn(entityId);
		return [
			{ kind: "person", id: userId },
			{ kind: "event", id: eventId },
			...(classId ? [{ kind: "eventClass" as const, id: classId, eventId }] : []),
		];
	},
	event: ({ entityId }) => [{ kind: "event", id: Number(entityId) }],
	eventClass: (line) => {
		const eventId = Number(detailsOf(line).eventId);
		return [
			{ kind: "event", id: eventId },
			{ kind: "eventClass", id: Number(line.entityId), eventId },
		];
	},
	user: ({ entityId }) => [{ kind: "person", id: Number(entityId) }],
	judge: ({ entityId }) => [{ kind: "judge", id: Number(entityId) }],
	news: ({ entityId }) => [{ kind: "news", id: Number(entityId) }],
	dojo: ({ entityId }) => [{ kind: "dojo", id: Number(entityId) }],
	trainingClass: ({ entityId }) => [{ kind: "trainingClass", id: Number(entityId) }],
	enrollment: ({ entityId }) => {
		const [classId, userId] = numbersIn(entityId);
		return [
			{ kind: "person", id: userId },
			{ kind: "trainingClass", id: classId },
		];
	},
	attendance: ({ entityId }) => [{ kind: "trainingClass", id: numbersIn(entityId)[0] }],
	membershipPayment: ({ entityId }) => [{ kind: "person", id: numbersIn(entityId)[0] }],
	pair: ({ entityId }) => numbersIn(entityId).map((id) => ({ kind: "person", id })),
};

const isId = (value: unknown): value is number =>
	typeof value === "number" && Number.isSafeInteger(value) && value > 0;

const fieldRefs = (line: AuditLineRecord): [string, Ref][] =>
	Object.entries(detailsOf(line)).flatMap(([field, value]) =>
		kindOfField[field] && isId(value) ? [[field, { kind: kindOfField[field], id: value }]] : [],
	);

/** Types whose records are named by the ids in their details. */
const namedByDetails = ["promotion", "document", "judgeAssignment", "recordClaim"];

const recordRefs = (line: AuditLineRecord): Ref[] => {
	const parts = partsOfId[line.entityType]?.(line) ?? [];
	const said = namedByDetails.includes(line.entityType)
		? fieldRefs(line).map(([, ref]) => ref)
		: [];
	return [...parts, ...said].filter(({ id }) => isId(id));
};

const both = (en: string, ar: string | undefined): BilingualName => ({ en, ar: ar || en });
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
	const refs = lines.flatMap((line) => [
		...recordRefs(line),
		...fieldRefs(line).map(([, ref]) => ref),
	]);
	const idsOf = (kind: Kind) => [
		...new Set(refs.filter((ref) => ref.kind === kind).map(({ id }) => id)),
	];
	const classKeys = refs.flatMap(({ kind, id, eventId }) =>
		kind === "eventClass" && isId(eventId) ? [{ eventId, id }] : [],
	);
	const [judges, events, eventClasses, trainingClasses, articles, dojos] = await Promise.all([
		findJudges(idsOf("judge")),
		findEvents(idsOf("event")),
		findSomeClasses(classKeys),
		findClasses(idsOf("trainingClass")),
		findArticles(idsOf("news")),
		idsOf("dojo").length > 0 ? allDojos() : [],
	]);
	const people = await peopleById(
		[
			...idsOf("person"),
			...judges.map(({ userId }) => userId),
			...lines.flatMap((line) => [line.userId, causeOf(line)]),
		].filter(isId),
	);
	const names: [Ref, BilingualName][] = [
		...[...people.values()].map((user): [Ref, BilingualName] => [
			{ kind: "person", id: user.id },
			personName(user),
		]),
		...judges.flatMap(({ id, userId }): [Ref, BilingualName][] => {
			const person = people.get(userId);
			return person ? [[{ kind: "judge", id }, personName(person)]] : [];
		}),
		...events.map(({ id, titleEn, titleAr }): [Ref, BilingualName] => [
			{ kind: "event", id },
			both(titleEn || titleAr, titleAr),
		]),
		...eventClasses.map(({ id, className, classNameAr }): [Ref, BilingualName] => [
			{ kind: "eventClass", id },
			both(className, classNameAr),
		]),
		...trainingClasses.map(({ id, title, titleAr }): [Ref, BilingualName] => [
			{ kind: "trainingClass", id },
			both(title, titleAr),
		]),
		...articles.map(({ id, titleEn, titleAr }): [Ref, BilingualName] => [
			{ kind: "news", id },
			both(titleEn || titleAr, titleAr),
		]),
		...dojos.map(({ id, nameEn, nameAr }): [Ref, BilingualName] => [
			{ kind: "dojo", id },
			both(nameEn, nameAr),
		]),
	];
	return { people, names: new Map(names.map(([ref, name]) => [keyOf(ref), name])) };
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
	const person = refs.find(({ kind }) => kind === "person");
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
