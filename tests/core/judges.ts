import type { JudgeInput } from "#shared/competition/judges/judges.input.schema.ts";
import type { Judge, JudgeAssignment } from "#shared/competition/judges/judges.schema.ts";
import { call } from "./api.ts";
import { createPersonForTest, superAdmin, type Wish } from "./people.ts";

/** A judge's record as a super-admin would enter it. */
export const judgeForTest = (wish: Partial<JudgeInput> = {}) => ({
	competitionLevel: "Regional",
	specializations: ["Kata"],
	competitionsOfficiated: 4,
	certificationDate: "2021-03-14",
	isActive: true,
	...wish,
});

/** A name in both scripts, because tests of other screens see the registry too. */
export const inBothScripts = { firstNameAr: "حكم", lastNameAr: "الاختبار" };

/** A coach with a session who is a judge. */
export async function createJudgeForTest(wish: Partial<JudgeInput> = {}, ofPerson: Wish = {}) {
	const person = await createPersonForTest({ role: "coach", ...inBothScripts, ...ofPerson });
	const body = judgeForTest({ userId: person.id, ...wish });
	const answer = await call("POST", "/judges", { cookie: await superAdmin(), body });
	if (answer.status !== 201)
		throw new Error(`Creating a judge answered ${answer.status}: ${JSON.stringify(answer.body)}`);
	return { judge: answer.body as Judge, person, cookie: person.cookie };
}

/** Assigns a judge to an event. */
export async function assignForTest(eventId: number, judgeId: number): Promise<JudgeAssignment> {
	const answer = await call("POST", `/events/${eventId}/assign-judge`, {
		cookie: await superAdmin(),
		body: { judgeId },
	});
	if (answer.status !== 201) throw new Error(`Assigning a judge answered ${answer.status}`);
	return answer.body;
}
