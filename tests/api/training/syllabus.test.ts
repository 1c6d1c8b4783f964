import { AuditLines } from "#functions/core/table/audit.entity.ts";
import { ladder } from "#shared/base/ranks/belts.rules.ts";
import { expectRefusal } from "../../core/answers.ts";
import { type Answer, call } from "../../core/api.ts";
import { partsForTest, publish, publishForTest, syllabusFor } from "../../core/syllabus.ts";

const expectFaults = ({ body, status }: Answer, fields: object) =>
	expect({ status, fields: body.fields }).toEqual({ status: 400, fields });

test("publishes a first syllabus, and each change as the next version", async () => {
	const first = await publishForTest("black-5");
	expect(first).toMatchObject({ belt: "black-5", version: 1 });
	// Marks go to ten and no mark is needed unless the syllabus says so.
	expect(first.parts).toEqual([{ ...partsForTest[0], max: 10, least: null }, partsForTest[1]]);
	const [kata] = partsForTest;
	const second = await publishForTest("black-5", { parts: [{ ...kata, max: "١٥" }] });
	expect(second).toMatchObject({ version: 2, parts: [{ part: "kata", max: 15 }] });
	expect(await syllabusFor("black-5")).toEqual(second);
	const { data } = await AuditLines.query
		.ofEntity({ entityType: "syllabus", entityId: "black-5" })
		.go();
	expect(data.map(({ action }) => action)).toEqual(["published", "published"]);
});

test("keeps the tenth version after the ninth, and lists ranks in their order", async () => {
	for (let version = 1; version <= 10; version += 1)
		expect((await publishForTest("black-6")).version).toBe(version);
	expect((await syllabusFor("black-6"))?.version).toBe(10);
	await publishForTest("black-4");
	const { body } = await call("GET", "/syllabus");
	const ranks: string[] = body.map(({ belt }: { belt: string }) => belt);
	expect(ranks).toEqual(ladder.filter((belt) => ranks.includes(belt)));
});

test("puts parts into the order of the day, and splits lines", async () => {
	const part = (name: string) => ({ part: name, itemsEn: " One\n\n Two ", itemsAr: ["واحد"] });
	const { parts } = await publishForTest("black-3", { parts: [part("kumite"), part("kihon")] });
	expect(parts.map((one) => one.part)).toEqual(["kihon", "kumite"]);
	expect(parts[0].itemsEn).toEqual(["One", "Two"]);
});

test("does not overwrite a version that somebody else published meanwhile", async () => {
	const { version } = await publishForTest("black-3");
	await publishForTest("black-3");
	expectRefusal(await publish("black-3", { version }), "changed_meanwhile");
});

test("says at each field what is wrong", async () => {
	const [kata] = partsForTest;
	const refused = async (...parts: object[]) => publish("black-3", { parts });
	expectFaults(await refused(), { parts: "required" });
	expectFaults(await refused(kata, kata), { parts: "invalid" });
	expectFaults(await refused({ ...kata, part: "dance" }), { "parts.0.part": "invalid" });
	expectFaults(await refused({ ...kata, itemsAr: " \n " }), { "parts.0.itemsAr": "required" });
	expectFaults(await refused({ part: "kata", itemsAr: ["كاتا"] }), {
		"parts.0.itemsEn": "required",
	});
	expectFaults(await refused({ ...kata, itemsEn: "x".repeat(201) }), {
		"parts.0.itemsEn": "too_long",
	});
	expectFaults(await refused({ ...kata, itemsEn: Array(21).fill("One") }), {
		"parts.0.itemsEn": "too_long",
	});
	expectFaults(await refused({ ...kata, max: 21 }), { "parts.0.max": "too_big" });
	expectFaults(await refused({ ...kata, max: 4 }), { "parts.0.max": "too_small" });
	expectFaults(await refused({ ...kata, max: "many" }), { "parts.0.max": "number_invalid" });
	expectFaults(await refused({ ...kata, least: 11 }), { "parts.0.least": "too_big" });
	expectFaults(await publish("black-3", { version: undefined }), { version: "required" });
	expectRefusal(await publish("white", { version: 0 }), "not_found");
});
