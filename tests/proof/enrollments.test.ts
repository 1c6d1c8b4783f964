import { setTimeout as pause } from "node:timers/promises";
import type { TrainingClassId, UserId } from "#shared/core/ids.ts";
import { sized } from "../core/size.ts";
import { openWorld } from "./world.ts";

const world = await openWorld();
const { AppError } = await import("#functions/core/errors.ts");
const { inParallel } = await import("#functions/core/parallel.ts");
const { Allotments } = await import("#functions/base/places/allotment.entity.ts");
const { enrollInClass, leaveClass } = await import(
	"#functions/training/training-classes/enrollments/enrollments.service.ts"
);
const { everyoneOf, waitingIn } = await import(
	"#functions/training/training-classes/enrollments/enrollment.transitions.ts"
);
const { createTrainingClassForTest } = await import("../core/trainingClasses.ts");
const { createRandom } = await import("#local/demo/random.ts");
const { gatherTransactions, injectFaults, noFaults, rough, takeGuardOff } = await import(
	"./faults.ts"
);
const { makeCrowd } = await import("./crowd.ts");

type Acting = Parameters<typeof enrollInClass>[0];

const people = 60;
const places = 20;
const seeds = sized({ whole: 20, share: 2 });

const faults = injectFaults("enrolments");
const ids = (await makeCrowd(people)).map(({ id }) => id);
beforeAll(world.follow);
afterAll(world.close);

const actingFor = (person: UserId) =>
	({
		person,
		session: { userId: person, role: "member", isApproved: true },
		now: Date.now(),
		address: "127.0.0.1",
		agent: "",
		requestId: "proof",
		path: "",
		method: "POST",
		locale: "en",
	}) as unknown as Acting;

/**
 * Repeats a click while the server is busy. Ends without an error if an earlier click had
 * succeeded.
 */
async function untilAnswered(press: () => Promise<unknown>): Promise<void> {
	for (let tries = 1; ; tries++) {
		try {
			await press();
			return;
		} catch (error) {
			if (!(error instanceof AppError)) throw error;
			if (error.code === "already_enrolled" || error.code === "not_found") return;
			if (error.code !== "busy" || tries === 10) throw error;
			await pause(100);
		}
	}
}

/**
 * The inconsistencies of a class; empty if its count matches its enrolments and nobody waits while
 * a place is free.
 */
async function wrongIn(classId: number): Promise<string[]> {
	const everyone = await everyoneOf(classId);
	const active = everyone.filter(({ status }) => status === "active").length;
	const [{ taken }] = (
		await Allotments.query.ofPool({ eventId: 0, classId, group: 0 }).go({ consistent: true })
	).data;
	return [
		...(active > places ? [`oversold: ${active}`] : []),
		...(taken === active ? [] : [`taken ${taken}, enrolled ${active}`]),
		...(active < places && waitingIn(everyone).length > 0
			? [`${places - active} free beside who waits`]
			: []),
	];
}

async function classForCrowd(): Promise<TrainingClassId> {
	const { id } = await createTrainingClassForTest({ coachId: 1, maxCapacity: places });
	return id as TrainingClassId;
}

describe.each(Array.from({ length: seeds }, (_, number) => number))("with faults, %i", (seed) => {
	const random = createRandom(`enrolments/${seed}`);

	test(`${people} people for ${places} places fill exactly ${places}, and none is lost or left free as people come and go`, async () => {
		const classId = await classForCrowd();
		faults.set(rough);
		const presses = random.shuffle([...ids, ...ids.filter(() => random.chance(0.1))]);
		await inParallel(
			presses,
			(id) => untilAnswered(() => enrollInClass(actingFor(id), classId)),
			people,
		);
		expect(await wrongIn(classId)).toEqual([]);
		expect(waitingIn(await everyoneOf(classId))).toHaveLength(people - places);
		const steps = random.shuffle(ids).slice(0, 45);
		const comesBack = (position: number) => position % 3 === 0;
		await inParallel(
			steps,
			async (id) => {
				await untilAnswered(() => leaveClass(actingFor(id), classId));
				if (comesBack(steps.indexOf(id)))
					await untilAnswered(() => enrollInClass(actingFor(id), classId));
			},
			steps.length,
		);
		faults.set(noFaults);
		await world.settle();
		expect(await wrongIn(classId)).toEqual([]);
		const alive = (await everyoneOf(classId)).filter(({ status }) => status !== "cancelled");
		expect(alive).toHaveLength(
			people - steps.length + steps.filter((_, position) => comesBack(position)).length,
		);
	});
});

test("the check finds overbooking once the counter's condition is removed", async () => {
	const classId = await classForCrowd();
	const putBack = takeGuardOff();
	// Without gathering, people who come late would read that the class is full, and join the
	// waiting list.
	const endGathering = gatherTransactions(people);
	await inParallel(ids, (id) => untilAnswered(() => enrollInClass(actingFor(id), classId)), people);
	endGathering();
	putBack();
	expect((await wrongIn(classId)).join()).toMatch(/oversold/);
});
