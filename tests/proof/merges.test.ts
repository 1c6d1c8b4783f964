import type { MergeRecord } from "#functions/community/merges/merge.entity.ts";
import type { UserId } from "#shared/core/ids.ts";
import { callerForTest } from "./caller.ts";
import { openWorld } from "./world.ts";

const world = await openWorld();
const { identity } = await import("#functions/core/outside/identity.ts");
const { embeddedIdentity } = await import("#local/stand-ins/identity.ts");
const { startSession } = await import("#functions/identity/auth/start-session.ts");
const { Users } = await import("#functions/people/users/user.entity.ts");
const { Merges } = await import("#functions/community/merges/merge.entity.ts");
const { goOn } = await import("#functions/community/merges/move.ts");
const { startMerge, undoMerge } = await import("#functions/community/merges/merges.service.ts");
const pairs = await import("#functions/community/merges/pairs.service.ts");
const { Registrations } = await import(
	"#functions/competition/registrations/registration.entity.ts"
);
const { readItems } = await import("#functions/core/table/items.ts");
const { steps } = await import("#functions/community/removals/steps.ts");
const { makeCrowd, makeEvent, quiet } = await import("./crowd.ts");
const { dieAt } = await import("./faults.ts");
const { createOneOfEverythingForTest } = await import("../core/oneOfEverything.ts");

identity.use(embeddedIdentity());

const [staff, student, coach, waiting] = await makeCrowd(4);
await Users.patch({ id: staff.id })
	.set({ role: "super-admin", createdAt: "2026-01-01T00:00:00.000Z", isApproved: true })
	.go();
afterAll(world.close);

const caller = (now?: number) => callerForTest(staff.id, "super-admin", now);

const { eventId } = await makeEvent(5);
const others = { staff: staff.id, student: student.id, coach: coach.id, eventId };

/**
 * The same person twice, in two scripts: one with every kind of record, one with a name and a
 * birthday.
 */
async function createDuplicates(id: number) {
	const birth = { dateOfBirth: "1999-03-02", gender: "female" as const };
	const { person } = await createOneOfEverythingForTest(id, others, {
		...birth,
		email: `one${id}@residue.example`,
	});
	const { person: survivor } = await createOneOfEverythingForTest(
		id + 1,
		{ ...others, eventId: eventId + 1 },
		{
			...birth,
			email: `two${id}@residue.example`,
			firstName: "Kubayda",
			firstNameAr: undefined,
			lastNameAr: undefined,
		},
	);
	return { merged: person, survivor };
}

const cookieOf = async (person: Parameters<typeof startSession>[0]) =>
	(await startSession(person, Date.now())).split(";")[0];

/** The number of a person's items per merge step, except records that only a sign-in has. */
async function countsOf(id: number, email: string) {
	const counts: [string, number][] = [];
	for (const { entity, index, of, merged, only = () => true } of steps) {
		const owner = { id, email, judgeId: id, since: Number.MAX_SAFE_INTEGER };
		const isMoved = typeof merged === "object" || merged === "payments" || merged === "drop";
		const partition = isMoved ? of(owner) : null;
		const { items } = partition ? await readItems({ entity, index, partition }) : { items: [] };
		if (partition) counts.push([entity, items.filter((item) => only(item, owner)).length]);
	}
	return counts;
}

test("a merge moves all records to the other person, and undoing it moves them back", async () => {
	const { merged, survivor } = await createDuplicates(7_800_001);
	// Two judges cannot be merged.
	await expect(
		startMerge(caller(), {
			keepId: survivor.id as UserId,
			mergeId: merged.id as UserId,
			fields: [],
		}),
	).rejects.toMatchObject({ code: "both_judges" });
	const { JudgeClaims } = await import("#functions/competition/judges/judge.entity.ts");
	await JudgeClaims.delete({ userId: survivor.id }).go();
	const [before, survivorBefore] = [
		await countsOf(merged.id, merged.email),
		await countsOf(survivor.id, survivor.email),
	];
	const made = await startMerge(caller(), {
		keepId: survivor.id as UserId,
		mergeId: merged.id as UserId,
		fields: ["firstName", "firstNameAr", "lastNameAr"],
	});
	expect(made).toMatchObject({
		state: "merging",
		gone: { email: merged.email },
		kept: { email: survivor.email },
	});
	expect((await Users.get({ id: merged.id }).go()).data).toBeNull();
	await world.settle();
	expect((await Merges.get({ id: made.id }).go()).data?.state).toBe("merged");
	// The judge record keeps its id, and refers to the kept person.
	expect((await countsOf(merged.id, merged.email)).filter(([, count]) => count > 0)).toEqual([
		["judge", 1],
	]);
	const after = Object.fromEntries(await countsOf(survivor.id, survivor.email));
	// Both people had the same coach and student, so one relation to each is left. Other records
	// are added up.
	expect(after).toMatchObject({
		promotion: 2,
		progression: 2,
		membershipPayment: 2,
		notification: 2,
		athlete: 2,
		judgeClaim: 1,
		trainingClass: 2,
	});
	expect((await Users.get({ id: survivor.id }).go()).data).toMatchObject({
		firstName: merged.firstName,
		email: survivor.email,
		membershipFeeStatus: "overdue",
		membershipExpiryDate: "2026-05-05",
	});

	const undone = await undoMerge(caller(), made.id);
	expect(undone.state).toBe("undoing");
	await world.settle();
	expect((await Merges.get({ id: made.id }).go()).data?.state).toBe("undone");
	expect(await countsOf(merged.id, merged.email)).toEqual(before);
	expect(await countsOf(survivor.id, survivor.email)).toEqual(survivorBefore);
	expect((await Users.get({ id: merged.id }).go()).data).toMatchObject({
		firstName: merged.firstName,
		email: merged.email,
	});
	expect((await Users.get({ id: survivor.id }).go()).data).toMatchObject({
		firstName: "Kubayda",
	});
	expect((await Users.get({ id: survivor.id }).go()).data?.firstNameAr).toBeUndefined();
});

/**
 * Starts merging two people with every kind of record, one of them a judge; returns what each had
 * before.
 */
async function beginMerge(first: number) {
	const { merged, survivor } = await createDuplicates(first);
	const { JudgeClaims } = await import("#functions/competition/judges/judge.entity.ts");
	await JudgeClaims.delete({ userId: survivor.id }).go();
	const had = async () => [
		await countsOf(merged.id, merged.email),
		await countsOf(survivor.id, survivor.email),
	];
	const before = await had();
	const fields = ["firstName" as const];
	const { id } = await startMerge(caller(), {
		keepId: survivor.id as UserId,
		mergeId: merged.id as UserId,
		fields,
	});
	const read = async () => (await Merges.get({ id }).go({ consistent: true })).data as MergeRecord;
	const nameNow = async () =>
		(await Users.get({ id: survivor.id }).go({ consistent: true })).data?.firstName;
	return { id, merged, survivor, before, had, read, nameNow };
}

/** Completes a merge or its undoing by running its steps here, before the stream consumer does. */
async function bringOn(
	read: () => Promise<MergeRecord>,
	step: (merge: MergeRecord) => Promise<unknown>,
) {
	for (let merge = await read(); merge.state === "merging" || merge.state === "undoing"; ) {
		await step(merge);
		merge = await read();
	}
}

test("crashes before and after the writes of each step move everything once, and back once", async () => {
	const { id, merged, survivor, before, had, read, nameNow } = await beginMerge(7_830_001);
	let [deaths, nth] = [0, 1];
	const live = async (merge: MergeRecord) => {
		const death = dieAt(nth, deaths % 2 === 0 ? "after" : "before");
		await goOn(merge).catch((error) => expect(error.message).toContain("Died"));
		death.end();
		deaths += death.died() ? 1 : 0;
		// The next attempt gets one write further, until the step is done.
		nth = (await read()).updatedAt === merge.updatedAt ? nth + 1 : 1;
	};
	await bringOn(read, live);
	expect(deaths).toBeGreaterThanOrEqual(steps.length);
	expect(await nameNow()).toBe(merged.firstName);
	const [left, after] = await had();
	expect(left.filter(([, count]) => count > 0)).toEqual([["judge", 1]]);
	expect(Object.fromEntries(after)).toMatchObject({
		trainingClass: 2,
		progression: 2,
		membershipPayment: 2,
	});

	await undoMerge(caller(), id);
	await bringOn(read, live);
	expect(await nameNow()).toBe(survivor.firstName);
	expect(await had()).toEqual(before);
	await world.settle();
	expect(await had()).toEqual(before);
});

test("two processes that run each step at once move everything once, and a class given away since is not taken back", async () => {
	const { id, merged, before, had, read } = await beginMerge(7_830_021);
	const both = (merge: MergeRecord) =>
		Promise.all([goOn(merge), goOn(merge)].map((one) => one.catch(() => {})));
	await bringOn(read, both);
	const [left, after] = await had();
	expect(left.filter(([, count]) => count > 0)).toEqual([["judge", 1]]);
	expect(Object.fromEntries(after)).toMatchObject({
		trainingClass: 2,
		progression: 2,
		membershipPayment: 2,
	});
	const { TrainingClasses } = await import(
		"#functions/training/training-classes/training-class.entity.ts"
	);
	await TrainingClasses.patch({ id: merged.id + 500_000 })
		.set({ coachId: coach.id })
		.go();
	await undoMerge(caller(), id);
	await bringOn(read, both);
	const [back, survivorBack] = await had();
	expect(back).toEqual(
		before[0].map(([entity, count]) => [entity, entity === "trainingClass" ? 0 : count]),
	);
	expect(survivorBack).toEqual(before[1]);
});

test("of two places in one class the earlier is kept, and the other goes to the next person waiting", async () => {
	const [one, two] = await makeCrowdOf(7_810_000);
	const { eventId: id, classes } = await makeEvent(2, [2, 2]);
	const [kata, kumite] = classes;
	const enter = (who: { cookie: string }, classId: number) =>
		world.call(
			"POST /api/events/{id}/classes/{classId}/register",
			{ id: String(id), classId: String(classId) },
			who.cookie,
		);
	expect((await enter(one, kata)).body.registration.status).toBe("pending");
	expect((await enter(two, kata)).body.registration.status).toBe("pending");
	expect((await enter(two, kumite)).body.registration.status).toBe("pending");
	expect((await enter(waiting, kata)).body.registration.status).toBe("waitlisted");
	const earlier = (await Registrations.get({ userId: one.id, eventId: id, classId: kata }).go())
		.data;
	await startMerge(caller(), { keepId: two.id, mergeId: one.id, fields: [] });
	await world.settle();
	const { data } = await Registrations.query
		.forPerson({ userId: two.id, eventId: id })
		.go({ consistent: true });
	const alive = data.filter(({ status }) => status === "pending");
	expect(alive.map(({ classId }) => classId).sort()).toEqual([0, kata, kumite].sort());
	expect(alive.find(({ classId }) => classId === kata)?.registeredAt).toBe(earlier?.registeredAt);
	expect(alive.find(({ classId }) => classId === 0)?.classes).toBe(2);
	const nextInLine = await Registrations.get({
		userId: waiting.id,
		eventId: id,
		classId: kata,
	}).go({
		consistent: true,
	});
	expect(nextInLine.data?.status).toBe("pending");
	expect(
		(await Registrations.query.forPerson({ userId: one.id }).go({ consistent: true })).data,
	).toEqual([]);
	expect(await quiet(id, [one.id, two.id, waiting.id])).toEqual([]);
});

/** Two members without any records except a session. */
async function makeCrowdOf(first: number) {
	return Promise.all(
		[first, first + 1].map(async (id) => {
			const at = new Date().toISOString();
			const person = {
				id: id as UserId,
				email: `twin${id}@test.example`,
				firstName: "Twin",
				lastName: `${id}`,
				role: "member" as const,
				isApproved: true,
				mustChangePassword: false,
				currentBelt: "white" as const,
				createdAt: at,
				updatedAt: at,
				competitionReadiness: "Local" as const,
				preferredLanguage: "en" as const,
			};
			await Users.put(person).go();
			return { ...person, cookie: await cookieOf(person) };
		}),
	);
}

test("a pair with the same birthday and sound of name is suggested, and not again once dismissed", async () => {
	const at = new Date().toISOString();
	const base = {
		role: "member" as const,
		isApproved: true,
		mustChangePassword: false,
		currentBelt: "white" as const,
		competitionReadiness: "Local" as const,
		preferredLanguage: "en" as const,
		createdAt: at,
		updatedAt: at,
		dateOfBirth: "2001-02-03",
	};
	const [low, high, sibling] = [7_820_001, 7_820_002, 7_820_003];
	await Users.put([
		{ ...base, id: low, email: "m1@test.example", firstName: "Mohammed", lastName: "Al-Mutairi" },
		{ ...base, id: high, email: "m2@test.example", firstName: "محمد", lastName: "المطيري" },
		{
			...base,
			id: sibling,
			email: "m3@test.example",
			firstName: "Ahmed",
			lastName: "Al-Mutairi",
		},
	]).go();
	await world.settle();
	const mine = async () =>
		(await pairs.listPairs({})).rows.filter(({ id }) => id.includes("78200"));
	expect(await mine()).toEqual([
		expect.objectContaining({ id: `${low}-${high}`, evidence: ["name", "birthDate"] }),
	]);
	await pairs.dismissPair(caller(), [low as UserId, high as UserId]);
	await Users.patch({ id: low }).set({ phoneNumber: "+96599112233" }).go();
	await Users.patch({ id: high }).set({ phoneNumber: "99112233" }).go();
	await world.settle();
	expect(await mine()).toEqual([]);
});
