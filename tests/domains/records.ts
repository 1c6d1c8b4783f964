import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import { weekdayOf } from "#shared/training/training-classes/other-hours.rules.ts";
import { call } from "../core/api.ts";
import { createStudentForTest } from "../core/belts.ts";
import { createEventForTest } from "../core/events.ts";
import { admin, callerForTest, createPersonForTest } from "../core/people.ts";
import type { Sample } from "../core/samples.ts";
import { createTrainingClassForTest } from "../core/trainingClasses.ts";

export async function created(path: string, body: object): Promise<Sample["params"]> {
	const { cookie } = await callerForTest({ role: "super-admin" });
	const answer = await call("POST", path, { cookie, body });
	if (answer.status !== 201) throw new Error(`POST ${path} answered ${answer.status}`);
	return { id: String(answer.body.id) };
}

export const ofEvent = async (wish: Parameters<typeof createEventForTest>[0] = {}) => ({
	id: String((await createEventForTest(wish)).id),
});

export const kumite = {
	className: "Kumite, adults",
	classNameAr: "كوميتيه للبالغين",
	maxParticipants: 3,
	minAge: 18,
	maxWeight: 80,
};

export const birth = { gender: "female", dateOfBirth: "1999-03-02" };

/** A class of a new event. */
export async function ofEventClass(wish: object = {}) {
	const cookie = await admin();
	const { id } = await ofEvent();
	const { body } = await call("POST", `/events/${id}/classes`, {
		cookie,
		body: { ...kumite, ...wish },
	});
	return { id, classId: String(body.id) };
}

/** A registration for a new event. */
export async function entered() {
	const { id } = await ofEvent();
	const { cookie } = await createPersonForTest();
	const { body } = await call("POST", `/events/${id}/register`, { cookie });
	return { cookie, params: { id: body.registration.id as string } };
}

/** A class that is held today, with its coach's cookie. */
export async function ownClass() {
	const { id, cookie } = await createPersonForTest({ role: "coach" });
	const dayOfWeek = weekdayOf(kuwaitDate(Date.now()));
	const one = await createTrainingClassForTest({ coachId: id, dayOfWeek });
	return { cookie, params: { id: String(one.id) } };
}

/** A class that is held today, with one person enrolled. */
export async function enrolled() {
	const [own, member] = await Promise.all([ownClass(), createPersonForTest()]);
	await call("POST", `/classes/${own.params.id}/enroll`, { cookie: member.cookie, body: {} });
	return { ...own, member };
}

/** A student, with their coach's cookie. */
export async function ownStudent() {
	const { coach, student } = await createStudentForTest();
	return { cookie: coach.cookie, params: { id: String(student.id) } };
}
