import { beltName, shortBeltName } from "#shared/base/ranks/belts.names.ts";
import type { Entry } from "#shared/competition/registrations/registrations.schema.ts";
import type { Locale } from "#shared/core/locales.ts";
import { isSystemReason } from "#shared/core/reason.ts";
import { timeZone } from "#shared/core/time/kuwait.ts";
import { longDay } from "#shared/core/time/long-day.ts";
import { arabicName, joinNames, nameIn } from "#shared/people/users/users.rules.ts";
import { type Column, type Table, toTable } from "../../../core/files/table-file.ts";
import type { WholeEvent } from "../../events/events.service.ts";
import { heads, words } from "./exports.words.ts";

const timestamps = new Intl.DateTimeFormat("sv-SE", {
	timeZone,
	dateStyle: "short",
	timeStyle: "short",
});

/** A person's name in the reader's script, and in the other script. */
export function namesIn(
	locale: Locale,
	person: Parameters<typeof arabicName>[0],
): [own: string, other: string] {
	const [english, arabic] = [
		joinNames(person.firstName, person.lastName),
		arabicName(person) ?? "",
	];
	if (locale === "en") return [english, arabic];
	return arabic ? [arabic, english] : [english, ""];
}

/** All columns of the table for Excel. */
const everyColumn = [
	"name",
	"otherName",
	"email",
	"phone",
	"className",
	"age",
	"gender",
	"belt",
	"weight",
	"dojo",
	"coach",
	"status",
	"consent",
	"type",
	"registered",
	"notes",
	"reason",
	"decidedBy",
	"decidedAt",
] as const;

/** The columns that fit on a sheet. */
const printedColumns = [
	"name",
	"phone",
	"className",
	"age",
	"gender",
	"shortBelt",
	"weight",
	"dojo",
	"coach",
	"status",
	"consent",
	"reason",
	"notes",
] as const;

const startColumns = [
	"number",
	"name",
	"otherName",
	"age",
	"gender",
	"belt",
	"weight",
	"dojo",
	"coach",
	"consent",
] as const;

/** The columns of a start list on paper, where a belt has its short name. */
const printedStartColumns = startColumns.map((name) => (name === "belt" ? "shortBelt" : name));

/**
 * The reason that a person wrote. Decisions of the system have none to show: their status says
 * enough.
 */
const reasonOf = ({ decision }: Entry) =>
	decision?.reason && !isSystemReason(decision.reason) ? decision.reason : "";

/**
 * What each column shows of a registration.
 * @param titles of the event classes
 */
function cellsIn(
	locale: Locale,
	titles: ReadonlyMap<number, string>,
): { [name in keyof typeof heads]: Column<Entry>[2] } {
	const text = words[locale];
	const eventClassOf = ({ classId, chooseClass }: Entry) =>
		chooseClass
			? text.chooseClass
			: classId === null
				? text.whole
				: (titles.get(classId) ?? String(classId));

	return {
		number: (_, __, place) => place,
		name: (entry) => namesIn(locale, entry)[0],
		otherName: (entry) => namesIn(locale, entry)[1],
		email: ({ email }) => email,
		phone: ({ phoneNumber }) => phoneNumber,
		className: eventClassOf,
		age: ({ age }) => age,
		gender: ({ gender }) => gender && text.genders[gender],
		belt: ({ currentBelt }) => beltName(currentBelt, locale),
		shortBelt: ({ currentBelt }) => shortBeltName(currentBelt, locale),
		weight: ({ declaredWeight }) => declaredWeight,
		dojo: ({ dojoLocation, dojoLocationAr }) => (locale === "ar" && dojoLocationAr) || dojoLocation,
		coach: ({ coach }) => coach && nameIn(locale, coach).full,
		consent: ({ awaitsGuardian, consent }) => {
			if (awaitsGuardian) return text.consentMissing;
			return consent && [longDay(consent.on, locale), consent.name].filter(Boolean).join(" – ");
		},
		status: ({ status }) => text.statuses[status],
		type: ({ registrationType }) => text[registrationType],
		registered: ({ registeredAt }) => timestamps.format(new Date(registeredAt)),
		notes: ({ notes }) => notes,
		reason: reasonOf,
		decidedBy: ({ decision }) => decision?.by && nameIn(locale, decision.by).full,
		decidedAt: ({ decision }) => decision && timestamps.format(new Date(decision.at)),
	};
}

/** Builds the tables of an event's registrations in one language. */
export function exportTables(
	{ classes, guardianConsent }: Pick<WholeEvent, "classes" | "guardianConsent">,
	locale: Locale,
) {
	const text = words[locale];
	const titles = new Map(
		classes.map(({ id, className, classNameAr }) => [
			id,
			(locale === "ar" && classNameAr) || className,
		]),
	);
	const cells = cellsIn(locale, titles);
	const tableOf = (
		title: string,
		names: readonly (keyof typeof heads)[],
		entries: readonly Entry[],
	) =>
		toTable(
			title,
			// Only lists of events that ask for consent say who lacks it.
			names
				.filter((name) => name !== "consent" || guardianConsent)
				.map((name): Column<Entry> => [...heads[name], cells[name]]),
			entries,
			locale,
		);
	const byEventClass = (entries: readonly Entry[]) =>
		[null, ...classes.map(({ id }) => id)]
			.map((id) => ({ id, entries: entries.filter(({ classId }) => classId === id) }))
			.filter(({ entries: own, id }) => own.length > 0 || (id === null && classes.length === 0));

	return {
		everybody: (entries: readonly Entry[]) => tableOf(text.entries, everyColumn, entries),
		printed: (entries: readonly Entry[]) => tableOf(text.entries, printedColumns, entries),

		/** One start list per class with registrations. */
		startLists: (entries: readonly Entry[]): Table[] =>
			byEventClass(entries).map(({ id, entries: own }) =>
				tableOf(id === null ? text.whole : (titles.get(id) ?? ""), printedStartColumns, own),
			),

		/** All start lists in one table. */
		startTable(entries: readonly Entry[]): Table {
			const listOf = (own: readonly Entry[]) =>
				tableOf(text.startList, ["className", ...startColumns], own);
			const rows = byEventClass(entries).flatMap(({ entries: own }) => listOf(own).rows);
			return { ...listOf([]), rows };
		},
	};
}
