import { beltName } from "#shared/base/ranks/belts.names.ts";
import {
	type JudgeLevel,
	type OfficiatingRole,
	type Specialization,
	type Standing,
	standingOf,
} from "#shared/competition/judges/judges.rules.ts";
import type { EventJudge } from "#shared/competition/judges/judges.schema.ts";
import type { EventId } from "#shared/core/ids.ts";
import type { Locale } from "#shared/core/locales.ts";
import { arabicName, joinNames } from "#shared/people/users/users.rules.ts";
import type { SignedIn } from "../../core/caller.ts";
import { tableFile } from "../../core/files/table-file.ts";
import { Download } from "../../core/http/answer.ts";
import { findEvent } from "../events/events.service.ts";
import { type Labels, toSheet } from "../registrations/entries/exports.sheet.ts";
import { words as listWords } from "../registrations/entries/exports.words.ts";
import { listEventJudges } from "./assignments.service.ts";

type Words = Labels & {
	level: string;
	specializations: string;
	levels: Record<JudgeLevel, string>;
	special: Record<Specialization, string>;
	role: string;
	roles: Record<OfficiatingRole, string>;
	tatami: string;
	standings: Record<Standing, string>;
};

const words: Record<Locale, Words> = {
	en: {
		kind: "Judges",
		nobody: "No judge has been assigned yet.",
		count: { one: "# judge", other: "# judges" },
		level: "Level",
		specializations: "Specializations",
		levels: { Local: "Local", Regional: "Regional", International: "International" },
		special: { Kata: "Kata", Kumite: "Kumite" },
		role: "Role",
		roles: {
			chief: "Chief referee",
			central: "Central referee",
			corner: "Corner judge",
			table: "Table official",
		},
		tatami: "Tatami",
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
		level: "المستوى",
		specializations: "التخصصات",
		levels: { Local: "محلي", Regional: "إقليمي", International: "دولي" },
		special: { Kata: "كاتا", Kumite: "كوميتيه" },
		role: "المهمة",
		roles: {
			chief: "رئيس الحكام",
			central: "حكم الوسط",
			corner: "حكم زاوية",
			table: "حكم الطاولة",
		},
		tatami: "البساط",
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

function tableOf(assigned: readonly EventJudge[], locale: Locale) {
	const [text, list] = [words[locale], listWords[locale]];
	const names = ({ users }: EventJudge) => {
		const english = joinNames(users.firstName, users.lastName);
		const arabic = arabicName(users) ?? "";
		return locale === "ar" && arabic ? [arabic, english] : [english, locale === "ar" ? "" : arabic];
	};
	return {
		title: text.kind,
		columns: [
			list.number,
			list.name,
			list.otherName,
			text.role,
			text.tatami,
			text.level,
			text.specializations,
			list.belt,
			list.email,
			list.status,
			list.notes,
		],
		rows: assigned.map((one, place) => [
			place + 1,
			...names(one),
			one.role ? text.roles[one.role] : "",
			one.tatami ?? "",
			text.levels[one.judges.competitionLevel],
			one.judges.specializations.map((special) => text.special[special]).join(" · "),
			beltName(one.users.currentBelt, locale),
			one.users.email ?? "",
			text.standings[standingOf(one)],
			one.notes ?? "",
		]),
	};
}

/** Exports an event's judges, except declined ones, as a file in the reader's language. */
export async function exportJudges(
	caller: SignedIn,
	{ id, name }: { id: EventId; name: string },
	locale: Locale = caller.locale,
): Promise<Download> {
	const [event, all] = await Promise.all([findEvent(id), listEventJudges(id)]);
	const table = tableOf(
		all.filter(({ status }) => status !== "declined"),
		locale,
	);
	if (name.endsWith(".html")) {
		const page = toSheet(event, {
			locale,
			labels: words[locale],
			isWide: true,
			groups: [table],
			now: caller.now,
		});
		return new Download(page, { type: "text/html" });
	}
	const fileName = `${locale === "ar" ? event.titleAr : event.titleEn} - ${name}`;
	return tableFile(table, fileName, locale);
}
