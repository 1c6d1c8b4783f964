import { call } from "./api.ts";
import { createPersonForTest, type Wish } from "./people.ts";
import { uniqueEmail } from "./unique.ts";

/** A coach's input for a new student. */
export const newStudentForTest = (wish: object = {}) => ({
	firstName: "Hessa",
	lastName: "Al Enezi",
	gender: "female",
	phoneNumber: "",
	dateOfBirth: "2014-05-02",
	email: uniqueEmail("hessa"),
	...wish,
});

/** A coach's link request to a person. */
export async function createLinkRequestForTest(wish: Wish = {}) {
	const [coach, student] = await Promise.all([
		createPersonForTest({ role: "coach" }),
		createPersonForTest(wish),
	]);
	const body = newStudentForTest({ email: student.email });
	const { status, body: added } = await call("POST", "/coach/students", {
		cookie: coach.cookie,
		body,
	});
	if (status !== 202) throw new Error(`Asking answered ${status}`);
	return { coach, student, params: { id: String(added.request.id) } };
}
