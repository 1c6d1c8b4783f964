import { StudentRelations } from "#functions/people/coaches/student.entity.ts";
import type { BeltPromotion } from "#shared/base/ranks/belts.schema.ts";
import { call } from "./api.ts";
import { createPersonForTest, type Wish } from "./people.ts";

/** A coach with a student. */
export async function createStudentForTest(wish: Wish = {}) {
	const [coach, student] = await Promise.all([
		createPersonForTest({ role: "coach" }),
		createPersonForTest(wish),
	]);
	const assignedAt = new Date().toISOString();
	await StudentRelations.put({
		coachId: coach.id,
		studentId: student.id,
		assignedAt,
		isActive: true,
	}).go();
	return { coach, student };
}

/** A pending promotion requested by a coach, to orange unless another belt is given. */
export async function createPromotionForTest({
	newBelt = "orange-10",
	...wish
}: Wish & { newBelt?: string } = {}) {
	const { coach, student } = await createStudentForTest(wish);
	const body = { studentId: student.id, newBelt };
	const answer = await call("POST", "/belt-progressions", { cookie: coach.cookie, body });
	if (answer.status !== 201) throw new Error(`Asking for a promotion answered ${answer.status}`);
	const promotion: BeltPromotion = answer.body;
	return { coach, student, promotion, params: { id: String(promotion.id) } };
}
