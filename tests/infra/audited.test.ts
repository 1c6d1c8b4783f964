import { auditedTypes, subjectsByType } from "#functions/domains.ts";
import type { AuditedType } from "#web/core/defineAudited.ts";
import { loadDefaults } from "../core/loadByDomain.ts";

const named = await loadDefaults<{ [type: string]: AuditedType }>("web/*/*/*.audit.ts");

test("the browser names each audited type, and shows it to those who may read its lines", () => {
	const readers = Object.entries(named).map(([type, { admins }]) => [
		type,
		admins ? "admins" : "superAdmins",
	]);
	expect(Object.fromEntries(readers)).toEqual(auditedTypes);
});

test("the subjects of audited types are of kinds that have names", async () => {
	process.env.TABLE_NAME = "none";
	process.env.SITE_URL = "http://localhost:3000";
	const { kinds } = await import("#functions/app/audit/subjects.ts");
	const subjects = Object.entries(subjectsByType);
	expect(subjects.filter(([type]) => !(type in auditedTypes))).toEqual([]);
	const named = subjects.flatMap(([, of = []]) =>
		of === "details" ? [] : Object.values(of as Record<string, string | string[]>).flat(),
	);
	expect(named.filter((kind) => !(kind in kinds))).toEqual([]);
	expect(Object.keys(kinds).filter((kind) => !(kind in auditedTypes))).toEqual([]);
});

test("every audited type has a name in both languages", () => {
	for (const { en, ar } of Object.values(named)) {
		expect(en).toMatch(/^[A-Z][a-z' ]+$/);
		expect(ar).toMatch(/^[\p{Script=Arabic}\p{Mark} ]+$/u);
	}
});
