import { checkExactness, type Entry, isExact, type Promised, type State } from "./exactness.ts";

const entry = (userId: number, status: string, shard?: number, classId = 0): Entry => ({
	userId,
	classId,
	status,
	shard,
	order: String(userId),
});
const shard = (shard: number, cap: number, taken: number, classId = 0) => ({
	classId,
	shard,
	cap,
	taken,
});
const promise = (userId: number, classId = 0, fresh = 1): Promised => ({ userId, classId, fresh });

/** Two places in two shards, both taken; a third person waits. */
const full: State = {
	limits: new Map([[0, 2]]),
	shards: [shard(0, 1, 1), shard(1, 1, 1)],
	entries: [entry(1, "pending", 0), entry(2, "approved", 1), entry(3, "waitlisted")],
};
const three = [promise(1), promise(2), promise(3)];

describe("exactness of an event", () => {
	test("a full event is exact", () => {
		const found = checkExactness(full, three);
		expect(found).toEqual({
			placed: 2,
			expected: 2,
			waiting: 1,
			over: 0,
			under: 0,
			duplicates: 0,
			orphans: 0,
		});
		expect(isExact(found)).toBe(true);
	});

	test("an event with fewer registrations than places is exact", () => {
		const shards = [shard(0, 1, 1), shard(1, 1, 0)];
		const found = checkExactness({ ...full, shards, entries: full.entries.slice(0, 1) }, [
			promise(1),
		]);
		expect(found).toMatchObject({ placed: 1, expected: 1, under: 0, orphans: 0 });
	});

	test("finds an oversold event, whether the counts match or not", () => {
		const sold = [...full.entries.slice(0, 2), entry(3, "pending", 1)];
		expect(checkExactness({ ...full, entries: sold }, three)).toMatchObject({
			placed: 3,
			over: 1,
			orphans: 1,
		});
		const counted = { ...full, entries: sold, shards: [shard(0, 1, 1), shard(1, 1, 2)] };
		expect(checkExactness(counted, three)).toMatchObject({ over: 1, orphans: 0 });
		expect(isExact(checkExactness(counted, three))).toBe(false);
	});

	test("an event with a free place and a waiting person is undersold", () => {
		const left = { ...full, shards: [shard(0, 1, 1), shard(1, 1, 0)] };
		const entries = [entry(1, "pending", 0), entry(2, "cancelled"), entry(3, "waitlisted")];
		expect(checkExactness({ ...left, entries }, [promise(1), promise(3)])).toMatchObject({
			under: 1,
			expected: 2,
		});
	});

	test("a counted place that nobody holds is an orphan", () =>
		expect(
			checkExactness({ ...full, entries: full.entries.slice(1) }, three.slice(1)),
		).toMatchObject({
			orphans: 1,
			under: 1,
		}));

	test("a promised registration that is missing is an orphan", () =>
		expect(checkExactness(full, [...three, promise(4)])).toMatchObject({ orphans: 1 }));

	test("counts two responses that report a new registration of one person as a duplicate", () =>
		expect(checkExactness(full, [promise(1, 0, 2), ...three.slice(1)])).toMatchObject({
			duplicates: 1,
		}));

	test("two registrations of one person are a duplicate", () => {
		const entries = [...full.entries, entry(3, "waitlisted")];
		expect(checkExactness({ ...full, entries }, three)).toMatchObject({ duplicates: 1 });
	});
});

describe("exactness of an event with classes", () => {
	/** Three places; two in class 7, two in class 8. */
	const classes: State = {
		limits: new Map([
			[0, 3],
			[7, 2],
			[8, 2],
		]),
		shards: [shard(0, 3, 3), shard(0, 2, 2, 7), shard(0, 2, 1, 8)],
		entries: [
			...[1, 2].flatMap((person) => [entry(person, "pending", 0), entry(person, "pending", 0, 7)]),
			entry(3, "pending", 0),
			entry(3, "pending", 0, 8),
			entry(4, "waitlisted", undefined, 8),
		],
	};
	const wanted = [promise(1, 7), promise(2, 7), promise(3, 8), promise(4, 8)];

	test("a full event is exact although a class has room", () =>
		expect(checkExactness(classes, wanted)).toEqual({
			placed: 3,
			expected: 3,
			waiting: 1,
			over: 0,
			under: 0,
			duplicates: 0,
			orphans: 0,
		}));

	test("an event with room in both event and class for a waiting person is undersold", () => {
		const roomier = { ...classes, limits: new Map([...classes.limits, [0, 4]]) };
		expect(checkExactness(roomier, wanted)).toMatchObject({ under: 1, expected: 4 });
	});

	test("an event with room only in a class that nobody wants is not undersold", () => {
		const roomier = {
			...classes,
			limits: new Map([...classes.limits, [0, 4]]),
			entries: classes.entries.slice(0, 6),
		};
		expect(checkExactness(roomier, wanted.slice(0, 3))).toMatchObject({ under: 0, expected: 3 });
	});

	test("a seat without a class is an orphan", () => {
		const entries = [...classes.entries.slice(0, 5), entry(3, "waitlisted", undefined, 8)];
		const shards = [shard(0, 3, 3), shard(0, 2, 2, 7), shard(0, 2, 0, 8)];
		expect(checkExactness({ ...classes, entries, shards }, wanted.slice(0, 3))).toMatchObject({
			orphans: 1,
		});
	});
});
