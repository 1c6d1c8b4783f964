import { beltName } from "#shared/base/ranks/belts.names.ts";
import {
	type JudgeLevel,
	type OfficiatingRole,
	type Specialization,
	type Standing,
	standingOf,
} from "#shared/competition/judges/judges.rules.ts";
import type { EventJudge } from "#shared/competition/judges/judges.schema.ts";
import { ownLanguageOf } from "#shared/core/fields/bilingual.ts";
import type { EventId } from "#shared/core/ids.ts";
import { formatLocale, type Locale } from "#shared/core/locales.ts";
import type { SignedIn } from "../../core/caller.ts";
import { type Column, toTable } from "../../core/files/table-file.ts";
import type { Download } from "../../core/http/answer.ts";
import { findEvent } from "../events/events.service.ts";
import { type Labels, listFile } from "../registrations/entries/exports.sheet.ts";
import { namesIn } from "../registrations/entries/exports.tables.ts";
import { heads, words as listWords } from "../registrations/entries/exports.words.ts";
import { listEventJudges } from "./assignments.service.ts";

type Words = Labels & {
	levels: Record<JudgeLevel, string>;
	special: Record<Specialization, string>;
	roles: Record<OfficiatingRole, string>;
	standings: Record<Standing, string>;
};

const words: Record<Locale, Words> = {
	en: {
		kind: "Judges",
		nobody: "No judge has been assigned yet.",
		count: { one: "# judge", other: "# judges" },
		levels: { Local: "Local", Regional: "Regional", International: "International" },
		special: { Kata: "Kata", Kumite: "Kumite" },
		roles: {
			chief: "Chief referee",
			central: "Central referee",
			corner: "Corner judge",
			table: "Table official",
		},
		standings: {
			asked: "Awaiting answer",
			applied: "Application",
			confirmed: "Confirmed",
			declined: "Declined",
			withdrawn: "Withdrawn",
			rejected: "Not chosen",
		},
	},
	ar: {
		kind: "الحكام",
		nobody: "لم يُكلَّف أي حكم بعد.",
		count: {
			zero: "لا حكام",
			one: "حكم واحد",
			two: "حكمان",
			few: "# حكام",
			many: "# حكمًا",
			other: "# حكم",
		},
		levels: { Local: "محلي", Regional: "إقليمي", International: "دولي" },
		special: { Kata: "كاتا", Kumite: "كوميتيه" },
		roles: {
			chief: "رئيس الحكام",
			central: "حكم الوسط",
			corner: "حكم زاوية",
			table: "حكم الطاولة",
		},
		standings: {
			asked: "بانتظار الرد",
			applied: "طلب تحكيم",
			confirmed: "مؤكَّد",
			declined: "اعتذر",
			withdrawn: "سحب طلبه",
			rejected: "لم يُختر",
		},
	},
};

const columns: readonly Column<EventJudge>[] = [
	[...heads.number, (_, __, place) => place],
	[...heads.name, ({ users }, locale) => namesIn(locale, users)[0]],
	[...heads.otherName, ({ users }, locale) => namesIn(locale, users)[1]],
	["Role", "المهمة", ({ role }, locale) => role && words[locale].roles[role]],
	["Tatami", "البساط", ({ tatami }) => tatami],
	["Level", "المستوى", ({ judges }, locale) => words[locale].levels[judges.competitionLevel]],
	[
		"Specializations",
		"التخصصات",
		({ judges }, locale) =>
			judges.specializations.map((special) => words[locale].special[special]).join(" · "),
	],
	[...heads.belt, ({ users }, locale) => beltName(users.currentBelt, locale)],
	[...heads.email, ({ users }) => users.email],
	[...heads.status, (one, locale) => words[locale].standings[standingOf(one)]],
	[...heads.notes, ({ notes }, locale) => notes && ownLanguageOf(notes, locale)],
];

/** The judges of each tatami with its name, in their order; those without one at the end. */
function byTatami(judges: readonly EventJudge[], locale: Locale): [string, EventJudge[]][] {
	const number = new Intl.NumberFormat(formatLocale[locale]);
	const text = listWords[locale];
	const order = ({ tatami }: EventJudge) => tatami ?? Number.POSITIVE_INFINITY;
	const groups = Map.groupBy(
		judges.toSorted((a, b) => order(a) - order(b)),
		({ tatami }) => tatami,
	);
	return [...groups].map(([tatami, of]) => [
		tatami === null ? text.noTatami : text.tatami.replace("{number}", number.format(tatami)),
		of,
	]);
}

/** Exports an event's judges, except declined ones, as a file in the reader's language. */
export async function exportJudges(
	caller: SignedIn,
	{ id, name }: { id: EventId; name: string },
	locale: Locale = caller.locale,
): Promise<Download> {
	const [event, all] = await Promise.all([findEvent(id), listEventJudges(id)]);
	const labels = words[locale];
	const judges = all.filter(({ status }) => status !== "declined");
	const tableOf = (title: string, of: readonly EventJudge[]) => toTable(title, columns, of, locale);
	return listFile(
		{ event, name, locale, now: caller.now },
		{
			labels,
			isWide: true,
			isTogether: true,
			groups: () => byTatami(judges, locale).map(([title, of]) => tableOf(title, of)),
			table: () => tableOf(labels.kind, judges),
		},
	);
}
