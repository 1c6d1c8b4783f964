import type { Belt } from "#shared/base/ranks/belts.rules.ts";
import type { GivenMark, GroupMarks } from "#shared/competition/gradings/gradings.schema.ts";
import { gradingParts } from "#shared/training/syllabus/parts.ts";
import { expectRefusal } from "../../core/answers.ts";
import { call } from "../../core/api.ts";
import {
	agreeForTest,
	applyForTest,
	fixForTest,
	reach,
	readGrading,
	readList,
	takeStep,
} from "../../core/gradings.ts";
import { createPersonForTest, superAdmin } from "../../core/people.ts";
import { publishForTest } from "../../core/syllabus.ts";

/** A fixed list of one candidate, by default for 3rd kyu, whose syllabus is kata, and kumite up to 20. */
async function fixedForTest(toBelt: Belt = "green-3", currentBelt: Belt = "green-4") {
	await publishForTest("green-3");
	const made = await fixForTest(1, toBelt, { currentBelt });
	const path = `/events/${made.event.id}/marks/1`;
	const userId = made.students[0].id;
	const give = async (part: string, value: number): Promise<GivenMark> => {
		const marks = [{ userId, part, value, before: null }];
		const { chief } = made;
		return (await call("POST", path, { cookie: chief.cookie, body: { by: chief.id, marks } }))
			.body[0];
	};
	const readGroup = async (): Promise<GroupMarks> =>
		(await call("GET", path, { cookie: made.chief.cookie })).body;
	return { ...made, give, readGroup };
}

const scale = [
	{ part: "kata", max: 10, least: null },
	{ part: "kumite", max: 20, least: 8 },
];

test("a candidate is marked in the parts of their rank, up to the mark that each has", async () => {
	const { event, chief, give, readGroup } = await fixedForTest();
	const { candidates, syllabus } = await readGroup();
	expect(candidates[0].parts).toEqual(["kata", "kumite"]);
	expect(syllabus).toMatchObject([{ belt: "green-3", parts: scale }]);
	expect(syllabus[0].parts[0].itemsEn).toEqual(["Pinan sono ichi"]);
	expect((await give("kumite", 195)).outcome).toBe("marked");
	expect((await give("kata", 105)).outcome).toBe("out_of_scale");
	expect((await give("kumite", 205)).outcome).toBe("out_of_scale");
	expect((await give("kihon", 50)).outcome).toBe("not_examined");
	const [listed] = await readList(event.id, chief.cookie);
	expect(listed.parts).toEqual(["kata", "kumite"]);
	expect((await readGrading(event.id, chief.cookie)).scales).toContainEqual({
		belt: "green-3",
		parts: scale,
	});
});

test("a fixed list keeps its syllabus, also when it is brought up to date; a new one has the new", async () => {
	const { event, cookie, readGroup } = await fixedForTest();
	const [kata] = (await readGroup()).syllabus[0].parts;
	await publishForTest("green-3", { parts: [{ ...kata, max: 15 }] });
	const maxima = async () => (await readGroup()).syllabus[0].parts.map(({ max }) => max);
	expect(await maxima()).toEqual([10, 20]);
	await takeStep(event.id, "fixing", cookie);
	await reach(event.id, "fixed");
	expect(await maxima()).toEqual([10, 20]);
	expect((await takeStep(event.id, "open", cookie)).status).toBe(200);
	await takeStep(event.id, "fixing", cookie);
	await reach(event.id, "fixed");
	expect(await maxima()).toEqual([15]);
});

test("a rank without a syllabus is marked in all parts up to ten", async () => {
	// No dan has one.
	const made = await fixedForTest("black-1", "brown-1");
	const { event, cookie, give } = made;
	expect((await agreeForTest(made, await superAdmin())).status).toBe(200);
	expect((await readList(event.id, cookie))[0].parts).toEqual(gradingParts);
	expect((await give("kumite", 105)).outcome).toBe("out_of_scale");
	expect((await give("kihon", 100)).outcome).toBe("marked");
});

test("a group in which a candidate shows nothing is refused", async () => {
	const { event, chief, cookie, students } = await fixedForTest();
	const { version } = await readGrading(event.id, cookie);
	const form = (...parts: string[]) => {
		const groups = [{ examiners: [chief.id], candidates: [students[0].id], parts }];
		return call("PUT", `/events/${event.id}/grading/groups`, { cookie, body: { groups, version } });
	};
	const refused = await form("kihon", "tameshiwari");
	expect(refused.body.fields).toEqual({ parts: "required" });
	expect((await form("kihon", "kata")).status).toBe(200);
	expect((await readList(event.id, cookie))[0].parts).toEqual(["kata"]);
});

test("mark sheets on paper show the highest mark of a part, and what is shown", async () => {
	const { event, cookie } = await fixedForTest();
	const sheets = async (lang: string) =>
		String(
			(await call("GET", `/events/${event.id}/grading/exports/marks.html?lang=${lang}`, { cookie }))
				.body,
		);
	const english = await sheets("en");
	expect(english).toContain("<small>/20</small>");
	expect(english).toContain("Three rounds of a minute");
	expect(english).not.toContain("Tameshiwari");
	expect(await sheets("ar")).toContain("ثلاث جولات من دقيقة");
});

test("a grading with a recorded result is not the next one any more", async () => {
	const { event, students } = await applyForTest("orange-10", { outcome: "pass" });
	const [{ id, cookie }] = students;
	const { gradings } = (await call("GET", `/users/${id}/next-belt`, { cookie })).body;
	expect(gradings.map((one: { id: number }) => one.id)).not.toContain(event.id);
});

test("people and their coach read and print what the next belt needs; a coach without the membership", async () => {
	await publishForTest("green-3");
	const { coach, students } = await fixForTest(1, "green-3", { currentBelt: "green-4" });
	const [{ id, cookie }] = students;
	const path = `/users/${id}/next-belt`;
	const own = (await call("GET", path, { cookie })).body;
	expect(own).toMatchObject({ nextBelt: "green-3", membership: { isExempt: false }, repeat: null });
	expect(own.parts.map(({ part }: { part: string }) => part)).toEqual(["kata", "kumite"]);
	expect((await call("GET", path, { cookie: coach.cookie })).body.membership).toBeNull();
	const print = await call("GET", `${path}/print?lang=ar`, { cookie });
	expect(String(print.body)).toContain("بينان سونو إيتشي");
	const stranger = await createPersonForTest();
	for (const end of ["", "/print"])
		expectRefusal(await call("GET", path + end, { cookie: stranger.cookie }), "not_found");
});
