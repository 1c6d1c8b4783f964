import "fake-indexeddb/auto";
import { changeKept, isWaiting, type KeptMark, keptBy } from "./keptMarks.ts";

const date = "2026-11-22";
const markBy = (by: number, wish: Partial<KeptMark> = {}): KeptMark => ({
	by,
	classId: 7,
	date,
	userId: 500,
	present: true,
	before: null,
	key: `key of ${by}`,
	...wish,
});
const keep = (mark: KeptMark) => changeKept(mark, () => mark);

test("reads only the signed-in coach's marks on a shared phone", async () => {
	const own = [
		markBy(20),
		markBy(20, { userId: 501 }),
		markBy(20, { classId: 8 }),
		markBy(20, { date: "2026-11-15" }),
	];
	for (const mark of [...own, markBy(2), markBy(19), markBy(21), markBy(200)]) await keep(mark);
	const found = await keptBy(20);
	expect(found).toHaveLength(own.length);
	expect(found).toEqual(expect.arrayContaining(own));
	expect(await keptBy(3)).toEqual([]);
});

test("keeps one mark for each person, class and day", async () => {
	await keep(markBy(30, { present: true }));
	await keep(markBy(30, { present: false, key: "later" }));
	expect(await keptBy(30)).toEqual([markBy(30, { present: false, key: "later" })]);
});

test("removes only the mark whose change returns undefined", async () => {
	await keep(markBy(40));
	await keep(markBy(40, { userId: 501 }));
	await changeKept(markBy(40), () => undefined);
	await changeKept(markBy(40, { userId: 502 }), () => undefined);
	expect(await keptBy(40)).toEqual([markBy(40, { userId: 501 })]);
});

test("serializes simultaneous changes of a mark, so that none is lost", async () => {
	await keep(markBy(50, { tried: [] }));
	const addTry = (present: boolean) =>
		changeKept(markBy(50), (kept) => kept && { ...kept, tried: [...(kept.tried ?? []), present] });
	await Promise.all([addTry(true), addTry(false), addTry(true)]);
	expect((await keptBy(50))[0].tried).toEqual([true, false, true]);
});

test.each<[string, Partial<KeptMark>, boolean]>([
	["nothing stands against it", {}, true],
	["another coach marked present", { theirs: true }, false],
	["another coach marked absent", { theirs: false }, false],
	["another coach removed the mark", { theirs: null }, false],
	["the server refused it", { refused: "forbidden" }, false],
])("reports whether a mark waits to be sent when %s", (_, wish, expected) => {
	expect(isWaiting(markBy(60, wish))).toBe(expected);
});
