import { arabicName, joinNames, nameIn } from "#shared/community/users/users.rules.ts";
import type { Entry } from "#shared/competition/registrations/registrations.schema.ts";
import type { Locale } from "#shared/core/locales.ts";
import { isSystemReason } from "#shared/core/reason.ts";
import { timeZone } from "#shared/core/time/kuwait.ts";
import { beltName } from "#shared/training/belts/belts.names.ts";
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

/** Builds the tables of an event's registrations in one language. */
export function exportTables({ classes }: Pick<WholeEvent, "classes">, locale: Locale) {
	const text = words[locale];
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

	/** A reason that a person wrote; what the system did is clear from the status. */
	const reasonOf = ({ decision }: Entry) =>
		decision?.reason && !isSystemReason(decision.reason) ? decision.reason : "";

	const genderOf = ({ gender }: Entry) => (gender ? text.genders[gender] : "");
	const dojoOf = ({ dojoLocation, dojoLocationAr }: Entry) =>
		(locale === "ar" && dojoLocationAr) || dojoLocation || "";
	const coachOf = ({ coach }: Entry) => (coach ? nameIn(locale, coach).full : "");

	const startColumns = [
		text.number,
		text.name,
		text.otherName,
		text.age,
		text.gender,
		text.belt,
		text.weight,
		text.dojo,
		text.coach,
	];
	const startRows = (entries: readonly Entry[]) =>
		entries.map((entry, place) => [
			place + 1,
			...namesIn(locale, entry),
			entry.age ?? "",
			genderOf(entry),
			beltName(entry.currentBelt, locale),
			entry.declaredWeight ?? "",
			dojoOf(entry),
			coachOf(entry),
		]);
	const byEventClass = (entries: readonly Entry[]) =>
		[null, ...classes.map(({ id }) => id)]
			.map((id) => ({ id, entries: entries.filter(({ classId }) => classId === id) }))
			.filter(({ entries: own, id }) => own.length > 0 || (id === null && classes.length === 0));

	return {
		/** All registrations with all columns. */
		everybody: (entries: readonly Entry[]): Table => ({
			title: text.entries,
			columns: [
				text.name,
				text.otherName,
				text.email,
				text.phone,
				text.className,
				text.age,
				text.gender,
				text.belt,
				text.weight,
				text.dojo,
				text.coach,
				text.status,
				text.type,
				text.registered,
				text.notes,
				text.reason,
				text.decidedBy,
				text.decidedAt,
			],
			rows: entries.map((entry) => [
				...namesIn(locale, entry),
				entry.email,
				entry.phoneNumber ?? "",
				eventClassOf(entry),
				entry.age ?? "",
				genderOf(entry),
				beltName(entry.currentBelt, locale),
				entry.declaredWeight ?? "",
				dojoOf(entry),
				coachOf(entry),
				text.statuses[entry.status],
				text[entry.registrationType],
				timestamps.format(new Date(entry.registeredAt)),
				entry.notes ?? "",
				reasonOf(entry),
				entry.decision?.by ? nameIn(locale, entry.decision.by).full : "",
				entry.decision ? timestamps.format(new Date(entry.decision.at)) : "",
			]),
		}),

		/** All registrations with the columns that fit on a sheet. */
		printed: (entries: readonly Entry[]): Table => ({
			title: text.entries,
			columns: [
				text.name,
				text.phone,
				text.className,
				text.age,
				text.gender,
				text.belt,
				text.weight,
				text.dojo,
				text.coach,
				text.status,
				text.reason,
				text.notes,
			],
			rows: entries.map((entry) => [
				namesIn(locale, entry)[0],
				entry.phoneNumber ?? "",
				eventClassOf(entry),
				entry.age ?? "",
				genderOf(entry),
				beltName(entry.currentBelt, locale),
				entry.declaredWeight ?? "",
				dojoOf(entry),
				coachOf(entry),
				text.statuses[entry.status],
				reasonOf(entry),
				entry.notes ?? "",
			]),
		}),

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
