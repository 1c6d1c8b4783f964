import type { Role } from "#shared/core/access.ts";
import type { UserId } from "#shared/core/ids.ts";
import { uniqueId } from "../core/unique.ts";
import { callerForTest } from "./caller.ts";
import { openWorld } from "./world.ts";

const world = await openWorld();
const { recountTable } = await import("#operate/recount/recount.ts");
const { putCounts, noCounts } = await import("#functions/app/dashboard/counted.ts");
const { readMemberDashboard } = await import("#functions/app/dashboard/dashboard.service.ts");
const { runTransaction } = await import("#functions/core/table/database.ts");
const { createPerson } = await import("#functions/people/users/user.writes.ts");
const { updateProfile } = await import("#functions/people/users/profile.service.ts");
const { Users } = await import("#functions/people/users/user.entity.ts");
const { StudentRelations } = await import("#functions/people/coaches/student.entity.ts");
const { ownBelt } = await import("#functions/training/belts/own-belt.service.ts");
const { withdrawPending } = await import("#functions/training/belts/belts.stream.ts");
const { readBeltCounts } = await import("#functions/training/belts/promotion-lists.service.ts");
const promotions = await import("#functions/training/belts/promotions.service.ts");
const settings = await import("#functions/base/settings/settings.service.ts");
const { Promotions } = await import("#functions/training/belts/promotion.entity.ts");
const { pending } = await import("#functions/training/belts/history.service.ts");
const { releasePromotions } = await import(
	"#functions/training/belts/grading-promotions.service.ts"
);
const { interceptTable } = await import("../core/intercept.ts");

afterAll(world.close);

const as = (userId: number, role: Role = "member") => callerForTest(userId, role);

const head = as(1, "super-admin");
const coach = as(2, "coach");
const now = new Date().toISOString();

const person = (id: number, role: Role) => ({
	id,
	role,
	email: `person${id}@test.example`,
	firstName: "Sara",
	lastName: "Ali",
	isApproved: true,
	currentBelt: "white" as const,
	preferredLanguage: "en" as const,
	competitionReadiness: "Local" as const,
	gender: "female" as const,
	mustChangePassword: false,
	createdAt: now,
	updatedAt: now,
});

beforeAll(async () => {
	await putCounts(noCounts());
	for (const one of [person(1, "super-admin"), person(2, "coach")])
		await runTransaction(createPerson(one));
});

/** Creates students of the coach. */
async function createStudents(count: number): Promise<UserId[]> {
	const ids = Array.from({ length: count }, () => uniqueId() as UserId);
	for (const id of ids) await runTransaction(createPerson(person(id, "member")));
	const relations = ids.map((studentId) => ({
		coachId: 2,
		studentId,
		assignedAt: now,
		isActive: true,
	}));
	await StudentRelations.put(relations).go();
	return ids;
}

type Counts = Awaited<ReturnType<typeof readBeltCounts>>;

/** The change in the number of members wearing each belt. */
async function changesSince(before: Counts): Promise<Record<string, number>> {
	const [was, is] = [before, await readBeltCounts()].map(
		(counts) =>
			new Map(counts.map(({ role, gender, belt, count }) => [`${role} ${gender} ${belt}`, count])),
	);
	const changes = [...new Set([...was.keys(), ...is.keys()])].map(
		(key) => [key, (is.get(key) ?? 0) - (was.get(key) ?? 0)] as const,
	);
	return Object.fromEntries(changes.filter(([, change]) => change !== 0));
}

const waiting = async () => (await readMemberDashboard(head)).totals?.pendingPromotions;
const ask = (studentId: UserId, newBelt: "orange-10" | "orange-9") =>
	promotions.promoteStudent(coach, { studentId, newBelt, notes: null });

test("counters follow each step exactly under simultaneous decisions", async () => {
	const [before, waitingBefore] = [await readBeltCounts(), (await waiting()) ?? 0];
	const students = await createStudents(3);
	expect(await changesSince(before)).toEqual({ "member female white": 3 });
	const [one, two, three] = await Promise.all(students.map((id) => ask(id, "orange-10")));
	expect(await waiting()).toBe(waitingBefore + 3);
	await Promise.allSettled([
		...Array.from({ length: 20 }, () => promotions.approvePromotion(head, one.id, undefined)),
		...Array.from({ length: 5 }, () => promotions.rejectPromotion(head, two.id, "Next time")),
		...Array.from({ length: 5 }, () => promotions.withdrawPromotion(coach, three.id)),
	]);
	expect(await waiting()).toBe(waitingBefore);
	expect(await changesSince(before)).toEqual({
		"member female orange-10": 1,
		"member female white": 2,
	});
	await promotions.promoteDirectly(head, {
		userId: students[1],
		toBelt: "black-1",
		promotionDate: null,
		notes: null,
	});
	const wishForBelt = ownBelt;
	const lowered = { currentBelt: "white" as const, clear: [] };
	await updateProfile(as(students[1]), lowered as Parameters<typeof updateProfile>[1], {
		wishForBelt,
		hasApprovedEntry: async () => false,
	});
	expect(await changesSince(before)).toEqual({
		"member female orange-10": 1,
		"member female white": 2,
	});
	await ask(students[1], "orange-9");
	await Promise.all([withdrawPending(students[1]), withdrawPending(students[2])]);
	await withdrawPending(students[1]);
	expect(await waiting()).toBe(waitingBefore);
	expect([...(await recountTable())].filter(([, { was, is }]) => was !== is)).toEqual([]);
});

test("with the policy `direct` a coach's promotion counts at once, unless the months in grade are incomplete", async () => {
	const { version: _, ...before } = await settings.readSettings();
	const [student] = await createStudents(1);
	await settings.updateSettings(head, { ...before, promotionPolicy: "direct" });
	try {
		expect(await ask(student, "orange-10")).toMatchObject({ approved: true, approvedBy: 2 });
		expect((await Users.get({ id: student }).go()).data?.currentBelt).toBe("orange-10");
		expect(await ask(student, "orange-9")).toMatchObject({ status: "pending" });
	} finally {
		await settings.updateSettings(head, before);
	}
});

test("a grading that is called off frees its promotions, but none that another one has taken meanwhile", async () => {
	const students = await createStudents(2);
	const [off, other] = [uniqueId(), uniqueId()];
	const bind = (userId: UserId, eventId: number) =>
		Promotions.patch({ userId, slot: pending }).set({ eventId }).go();
	for (const id of students) {
		await ask(id, "orange-10");
		await bind(id, off);
	}
	let taken: Promise<unknown> | undefined;
	const stop = interceptTable(
		(next, { commandName }) =>
			async (args) => {
				if (commandName === "TransactWriteItemsCommand") {
					taken ??= bind(students[1], other);
					await taken;
				}
				return next(args);
			},
		{ step: "initialize" },
	);
	await releasePromotions(off).finally(stop);
	const boundTo = async (userId: UserId) =>
		(await Promotions.get({ userId, slot: pending }).go({ consistent: true })).data?.eventId;
	expect([await boundTo(students[0]), await boundTo(students[1])]).toEqual([undefined, other]);
});
