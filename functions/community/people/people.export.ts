import { beltName } from "#shared/base/ranks/belts.names.ts";
import { mostExported, mostPeople } from "#shared/community/people/people.rules.ts";
import type { PeopleExportQuery } from "#shared/community/people/people.schema.ts";
import type { Role } from "#shared/core/access.ts";
import { type Cursor, cursorOf } from "#shared/core/http/page.ts";
import type { Locale } from "#shared/core/locales.ts";
import type { Gender } from "#shared/core/people.ts";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import type { SignedIn } from "../../core/caller.ts";
import { type FileFormat, tableFile } from "../../core/files/table-file.ts";
import type { Download } from "../../core/http/answer.ts";
import { auditLine } from "../../core/table/audited-transaction.ts";
import { runTransaction } from "../../core/table/database.ts";
import type { User } from "../../people/users/user.entity.ts";
import { findUsers } from "../../people/users/users.service.ts";
import { findPeople } from "./people.service.ts";
import { personFor } from "./person.view.ts";

type Words = {
	file: string;
	columns: string[];
	roles: Record<Role, string>;
	genders: Record<Gender, string>;
};

const words: Record<Locale, Words> = {
	en: {
		file: "People",
		columns: [
			"Number",
			"First name",
			"Last name",
			"First name in Arabic",
			"Last name in Arabic",
			"Email",
			"Phone",
			"Role",
			"Belt",
			"Dojo",
			"Gender",
			"Joined",
			"Date of birth",
			"Address",
			"Emergency contact",
		],
		roles: { member: "Member", coach: "Coach", admin: "Admin", "super-admin": "Super Admin" },
		genders: { male: "Male", female: "Female" },
	},
	ar: {
		file: "الأشخاص",
		columns: [
			"الرقم",
			"الاسم الأول بالإنجليزية",
			"اسم العائلة بالإنجليزية",
			"الاسم الأول",
			"اسم العائلة",
			"البريد الإلكتروني",
			"الهاتف",
			"الدور",
			"الحزام",
			"الدوجو",
			"الجنس",
			"تاريخ الانضمام",
			"تاريخ الميلاد",
			"العنوان",
			"جهة اتصال للطوارئ",
		],
		roles: { member: "عضو", coach: "مدرب", admin: "إداري", "super-admin": "مشرف عام" },
		genders: { male: "ذكر", female: "أنثى" },
	},
};

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
	const text = words[locale];
	const people = ids ? await findUsers(ids) : await everybody(query, locale);
	const rows = people
		.map((user) => personFor(caller, user))
		.map((person) => [
			person.id,
			person.firstName,
			person.lastName,
			person.firstNameAr,
			person.lastNameAr,
			person.email,
			person.phoneNumber,
			text.roles[person.role],
			beltName(person.currentBelt, locale),
			(locale === "ar" && person.dojoLocationAr) || person.dojoLocation,
			person.gender && text.genders[person.gender],
			kuwaitDate(Date.parse(person.createdAt)),
			person.dateOfBirth,
			person.address,
			person.emergencyContact,
		]);
	const change = {
		entityType: "user",
		entityId: "list",
		action: "exported",
		details: ids ? { rows: rows.length } : { ...query, rows: rows.length },
	};
	await runTransaction([auditLine(caller, change)]);
	const table = {
		title: text.file,
		columns: text.columns,
		rows: rows.map((row) => row.map((cell) => cell ?? "")),
	};
	return tableFile(table, `${text.file}.${format}`, locale);
}
