import { Users } from "#functions/people/users/user.entity.ts";
import { call } from "../../core/api.ts";
import { admin, createPersonForTest, superAdmin } from "../../core/people.ts";
import { uniqueEmail, uniqueName } from "../../core/unique.ts";

const create = async (names: object) =>
	call("POST", "/auth/create-member", {
		cookie: await superAdmin(),
		body: { email: uniqueEmail("short"), ...names },
	});

test.each([
	{ firstName: "Rahul", lastName: "K" },
	{ firstName: "Ó", lastName: "Briain" },
	{ firstName: "R", lastName: "K." },
	{ firstName: "ن", lastName: "م" },
	{ firstName: "李", lastName: "娜" },
])("accepts names of one letter: %j", async (names) => {
	const { status, body } = await create(names);
	expect([status, body.user]).toEqual([201, expect.objectContaining(names)]);
});

test("accepts a person with one name only if the box is ticked", async () => {
	const firstName = uniqueName();
	const forgotten = await create({ firstName, lastName: "" });
	expect([forgotten.status, forgotten.body.fields]).toEqual([400, { lastName: "required" }]);
	expect((await create({ firstName })).body.fields).toEqual({ lastName: "required" });
	const { status, body } = await create({ firstName, lastName: "", hasOneName: true });
	expect([status, body.user.firstName, body.user.lastName]).toEqual([201, firstName, ""]);
	const stored = await Users.get({ id: body.user.id }).go();
	expect(stored.data).not.toHaveProperty("hasOneName");
	const found = await call("GET", `/users?search=${firstName}`, { cookie: await admin() });
	expect(found.body.map(({ id }: { id: number }) => id)).toEqual([body.user.id]);
});

test.each(["\u200b", "\u3164", "   "])("reads the last name %j as empty", async (lastName) => {
	expect((await create({ firstName: "Suresh", lastName })).body.fields).toEqual({
		lastName: "required",
	});
	const single = await create({ firstName: "Suresh", lastName, hasOneName: true });
	expect([single.status, single.body.user.lastName]).toEqual([201, ""]);
});

test("a person removes their last name and adds one again", async () => {
	const { cookie } = await createPersonForTest();
	const put = async (body: object) => {
		const answer = await call("PUT", "/auth/profile", { cookie, body });
		return [answer.status, answer.body.lastName ?? answer.body.fields];
	};
	expect(await put({ lastName: "" })).toEqual([400, { lastName: "required" }]);
	expect(await put({ lastName: "", hasOneName: "true" })).toEqual([200, ""]);
	expect(await put({ firstName: "Suresh" })).toEqual([200, ""]);
	expect(await put({ lastName: "K" })).toEqual([200, "K"]);
});

test("a guardian and a coach add people with one name", async () => {
	const guardian = await createPersonForTest({ dateOfBirth: "1985-05-05" });
	const child = await call("POST", "/me/dependents", {
		cookie: guardian.cookie,
		body: {
			firstName: "Suresh",
			hasOneName: true,
			gender: "male",
			dateOfBirth: "2016-05-05",
			capacity: "father",
		},
	});
	expect([child.status, child.body.lastName]).toEqual([201, ""]);
	const coach = await createPersonForTest({ role: "coach" });
	const student = await call("POST", "/coach/students", {
		cookie: coach.cookie,
		body: { firstName: "S", hasOneName: "true", gender: "male", email: uniqueEmail("short") },
	});
	expect([student.status, student.body.student?.lastName]).toEqual([201, ""]);
});
