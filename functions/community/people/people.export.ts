import { beltName } from "#shared/base/ranks/belts.names.ts";
import { mostExported, mostPeople } from "#shared/community/people/people.rules.ts";
import type { PeopleExportQuery } from "#shared/community/people/people.schema.ts";
import { type Cursor, cursorOf } from "#shared/core/http/page.ts";
import type { Locale } from "#shared/core/locales.ts";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import type { SignedIn } from "../../core/caller.ts";
import { type Column, type FileFormat, tableFile, toTable } from "../../core/files/table-file.ts";
import type { Download } from "../../core/http/answer.ts";
import { auditLine } from "../../core/table/audited-transaction.ts";
import { runTransaction } from "../../core/table/database.ts";
import type { User } from "../../people/users/user.entity.ts";
import { findUsers } from "../../people/users/users.service.ts";
import { findPeople } from "./people.service.ts";
import { personFor } from "./person.view.ts";

const words = {
	en: {
		file: "People",
		roles: {
			member: "Member",
			coach: "Coach",
			admin: "Admin",
			"super-admin": "Super Admin",
			guest: "Guest",
		},
		genders: { male: "Male", female: "Female" },
	},
	ar: {
		file: "الأشخاص",
		roles: {
			member: "عضو",
			coach: "مدرب",
			admin: "إداري",
			"super-admin": "مشرف عام",
			guest: "ضيف",
		},
		genders: { male: "ذكر", female: "أنثى" },
	},
};

const columns: readonly Column<ReturnType<typeof personFor>>[] = [
	["Number", "الرقم", ({ id }) => id],
	["First name", "الاسم الأول بالإنجليزية", ({ firstName }) => firstName],
	["Last name", "اسم العائلة بالإنجليزية", ({ lastName }) => lastName],
	["First name in Arabic", "الاسم الأول", ({ firstNameAr }) => firstNameAr],
	["Last name in Arabic", "اسم العائلة", ({ lastNameAr }) => lastNameAr],
	["Email", "البريد الإلكتروني", ({ email }) => email],
	["Phone", "الهاتف", ({ phoneNumber }) => phoneNumber],
	["Role", "الدور", ({ role }, locale) => words[locale].roles[role]],
	["Belt", "الحزام", ({ currentBelt }, locale) => beltName(currentBelt, locale)],
	[
		"Dojo",
		"الدوجو",
		({ dojoLocation, dojoLocationAr }, locale) =>
			(locale === "ar" && dojoLocationAr) || dojoLocation,
	],
	["Gender", "الجنس", ({ gender }, locale) => gender && words[locale].genders[gender]],
	["Joined", "تاريخ الانضمام", ({ createdAt }) => kuwaitDate(Date.parse(createdAt))],
	["Date of birth", "تاريخ الميلاد", ({ dateOfBirth }) => dateOfBirth],
	["Address", "العنوان", ({ address }) => address],
	["Emergency contact", "جهة اتصال للطوارئ", ({ emergencyContact }) => emergencyContact],
];

/** All people of a list, read page by page, up to the limit of a file. */
async function everybody(query: Parameters<typeof findPeople>[0], locale: Locale): Promise<User[]> {
	const people: User[] = [];
	let cursor: Cursor | undefined;
	do {
		const { rows, next } = await findPeople({ ...query, limit: mostPeople, cursor }, locale);
		people.push(...rows);
		cursor = next === undefined ? undefined : cursorOf(next);
	} while (cursor && people.length < mostExported);
	return people.slice(0, mostExported);
}

/**
 * Exports a list of people as a file for Excel, with the fields that the caller may see. The export
 * is recorded in the audit log.
 */
export async function exportPeople(
	caller: SignedIn,
	{ lang, ids, ...query }: PeopleExportQuery,
	format: FileFormat,
): Promise<Download> {
	const locale = lang ?? caller.locale;
	const people = ids ? await findUsers(ids) : await everybody(query, locale);
	const rows = people.map((user) => personFor(caller, user));
	const change = {
		entityType: "user",
		entityId: "list",
		action: "exported",
		details: ids ? { rows: rows.length } : { ...query, rows: rows.length },
	};
	await runTransaction([auditLine(caller, change)]);
	const { file } = words[locale];
	return tableFile(toTable(file, columns, rows, locale), `${file}.${format}`, locale);
}
