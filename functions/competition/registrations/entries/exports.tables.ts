import { beltName } from "#shared/base/ranks/belts.names.ts";
import type { Entry } from "#shared/competition/registrations/registrations.schema.ts";
import type { Locale } from "#shared/core/locales.ts";
import { isSystemReason } from "#shared/core/reason.ts";
import { timeZone } from "#shared/core/time/kuwait.ts";
import { longDay } from "#shared/core/time/long-day.ts";
import { arabicName, joinNames, nameIn } from "#shared/people/users/users.rules.ts";
import type { Table } from "../../../core/files/table-file.ts";
import type { WholeEvent } from "../../events/events.service.ts";
import { words } from "./exports.words.ts";

const timestamps = new Intl.DateTimeFormat("sv-SE", {
	timeZone,
	dateStyle: "short",
	timeStyle: "short",
});

const english = ({ firstName, lastName }: Entry) => joinNames(firstName, lastName);
const arabic = (entry: Entry) => arabicName(entry) ?? "";

/** A person's name in the reader's script, and in the other script. */
export const namesIn = (locale: Locale, entry: Entry): [own: string, other: string] => {
	if (locale === "en") return [english(entry), arabic(entry)];
	return arabic(entry) ? [arabic(entry), english(entry)] : [english(entry), ""];
};

/** The columns of a start list, after the number. */
const startList = [
	"name",
	"otherName",
	"age",
	"gender",
	"belt",
	"weight",
	"dojo",
	"coach",
] as const;

/** Builds the tables of an event's registrations in one language. */
export function exportTables(
	{ classes, guardianConsent }: Pick<WholeEvent, "classes" | "guardianConsent">,
	locale: Locale,
) {
	const text = words[locale];
	/** Only lists of events that ask for consent say who lacks it. */
	const consentColumn = guardianConsent ? (["consent"] as const) : [];
	const titles = new Map(
		classes.map(({ id, className, classNameAr }) => [
			id,
			(locale === "ar" && classNameAr) || className,
		]),
	);
	const eventClassOf = ({ classId, chooseClass }: Entry) =>
		chooseClass
			? text.chooseClass
			: classId === null
				? text.whole
				: (titles.get(classId) ?? String(classId));

	/**
	 * The reason that a person wrote. Decisions of the system have none to show: their status says
	 * enough.
	 */
	const reasonOf = ({ decision }: Entry) =>
		decision?.reason && !isSystemReason(decision.reason) ? decision.reason : "";

	/** What each column shows of a registration. */
	const cells = {
		name: (entry: Entry) => namesIn(locale, entry)[0],
		otherName: (entry: Entry) => namesIn(locale, entry)[1],
		email: ({ email }: Entry) => email,
		phone: ({ phoneNumber }: Entry) => phoneNumber ?? "",
		className: eventClassOf,
		age: ({ age }: Entry) => age ?? "",
		gender: ({ gender }: Entry) => (gender ? text.genders[gender] : ""),
		belt: ({ currentBelt }: Entry) => beltName(currentBelt, locale),
		weight: ({ declaredWeight }: Entry) => declaredWeight ?? "",
		dojo: ({ dojoLocation, dojoLocationAr }: Entry) =>
			(locale === "ar" && dojoLocationAr) || dojoLocation || "",
		coach: ({ coach }: Entry) => (coach ? nameIn(locale, coach).full : ""),
		consent: ({ awaitsGuardian, consent }: Entry) => {
			if (awaitsGuardian) return text.consentMissing;
			return consent ? [longDay(consent.on, locale), consent.name].filter(Boolean).join(" – ") : "";
		},
		status: ({ status }: Entry) => text.statuses[status],
		type: ({ registrationType }: Entry) => text[registrationType],
		registered: ({ registeredAt }: Entry) => timestamps.format(new Date(registeredAt)),
		notes: ({ notes }: Entry) => notes ?? "",
		reason: reasonOf,
		decidedBy: ({ decision }: Entry) => (decision?.by ? nameIn(locale, decision.by).full : ""),
		decidedAt: ({ decision }: Entry) => (decision ? timestamps.format(new Date(decision.at)) : ""),
	};
	type ColumnName = keyof typeof cells;
	const headsOf = (columns: readonly ColumnName[]) => columns.map((name) => text[name]);
	const rowOf = (entry: Entry, columns: readonly ColumnName[]) =>
		columns.map((name) => cells[name](entry));
	const tableOf = (entries: readonly Entry[], columns: readonly ColumnName[]): Table => ({
		title: text.entries,
		columns: headsOf(columns),
		rows: entries.map((entry) => rowOf(entry, columns)),
	});

	const ofStarters = [...startList, ...consentColumn];
	const startColumns = [text.number, ...headsOf(ofStarters)];
	const startRows = (entries: readonly Entry[]) =>
		entries.map((entry, place) => [place + 1, ...rowOf(entry, ofStarters)]);
	const byEventClass = (entries: readonly Entry[]) =>
		[null, ...classes.map(({ id }) => id)]
			.map((id) => ({ id, entries: entries.filter(({ classId }) => classId === id) }))
			.filter(({ entries: own, id }) => own.length > 0 || (id === null && classes.length === 0));

	return {
		/** All registrations with all columns. */
		everybody: (entries: readonly Entry[]) =>
			tableOf(entries, [
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
				...consentColumn,
				"type",
				"registered",
				"notes",
				"reason",
				"decidedBy",
				"decidedAt",
			]),

		/** All registrations with the columns that fit on a sheet. */
		printed: (entries: readonly Entry[]) =>
			tableOf(entries, [
				"name",
				"phone",
				"className",
				"age",
				"gender",
				"belt",
				"weight",
				"dojo",
				"coach",
				"status",
				...consentColumn,
				"reason",
				"notes",
			]),

		/** One start list per class with registrations. */
		startLists: (entries: readonly Entry[]): Table[] =>
			byEventClass(entries).map(({ id, entries: own }) => ({
				title: id === null ? text.whole : (titles.get(id) ?? ""),
				columns: startColumns,
				rows: startRows(own),
			})),

		/** All start lists in one table. */
		startTable: (entries: readonly Entry[]): Table => ({
			title: text.startList,
			columns: [text.className, ...startColumns],
			rows: byEventClass(entries).flatMap(({ entries: own }) =>
				startRows(own).map((row, place) => [eventClassOf(own[place]), ...row]),
			),
		}),
	};
}
