/** @jest-environment node */
import { isKept } from "#operate/backup/entities.ts";
import { parts } from "./parts.ts";
import { readablePage } from "./readable-page.ts";
import { fieldWords, partWords } from "./words.ts";

test("every entity says what of it a person is given", () => {
	expect(Object.keys(parts).sort()).toEqual(Object.keys(isKept).sort());
});

test("there are words in both languages for all that a person is given", () => {
	const given = Object.entries(parts).flatMap(([entity, part]) => (part ? [{ entity, part }] : []));
	expect(given.filter(({ entity }) => !partWords[entity])).toEqual([]);
	const names = given.flatMap(({ part: { all, own = [] } }) => [...all, ...own]);
	expect(names.filter((name) => !fieldWords[name])).toEqual([]);
	expect(Object.keys(fieldWords).filter((name) => !names.includes(name))).toEqual([]);
});

test("a person is given nothing that others wrote about them, and no secret", () => {
	const names = Object.values(parts).flatMap((part) => [...(part?.all ?? []), ...(part?.own ?? [])]);
	for (const name of [
		"notes",
		"voidReason",
		"details",
		"params",
		"trail",
		"by",
		"promotedBy",
		"recordedBy",
		"password",
	])
		expect(names).not.toContain(name);
});

test("the page says what people wrote as text", () => {
	const page = readablePage({ user: [{ firstName: "<script>", currentBelt: "black-1", isApproved: true }] }, "ar", 0);
	expect(page).toContain("&#60;script&#62;");
	expect(page).not.toContain("<script>");
	expect(page).toContain('dir="rtl"');
});
