import { dayAfter, kuwaitDate } from "#shared/core/time/kuwait.ts";
import { nextOn, weekdayOf } from "#shared/training/training-classes/other-hours.rules.ts";
import { trialDays } from "#shared/training/training-classes/trials.schema.ts";
import { expectRefusal } from "../../core/answers.ts";
import { call, eventually, mailTo } from "../../core/api.ts";
import { createPersonForTest } from "../../core/people.ts";
import { createTrainingClassForTest } from "../../core/trainingClasses.ts";
import { ownAddress } from "../../core/wire.ts";

const today = kuwaitDate(Date.now());
const tuesday = nextOn("tuesday", dayAfter(today));
const longDay = new Intl.DateTimeFormat("en-US", {
	weekday: "long",
	month: "long",
	day: "numeric",
	timeZone: "UTC",
}).format(new Date(tuesday));

const wish = { date: tuesday, name: "Fatima", age: 9, phoneNumber: "5001 2345" };
const ask = (id: number, body: object = wish, address = ownAddress()) =>
	call("POST", `/contact/classes/${id}`, { body, address });

async function classForTest(more: Parameters<typeof createTrainingClassForTest>[0] = {}) {
	const coach = await createPersonForTest({ role: "coach", preferredLanguage: "en" });
	const one = await createTrainingClassForTest({
		coachId: coach.id,
		title: "Little lions",
		...more,
	});
	return { coach, id: one.id };
}

describe("a trial class", () => {
	test("reaches the coach with class, day, name, age and phone, and can be answered", async () => {
		const { coach, id } = await classForTest();
		const email = "mother@test.example";
		const answer = await ask(id, { ...wish, email, message: "She did judo before." });
		expect(answer.status).toBe(202);
		const mail = await mailTo(coach.email);
		expect(mail.subject).toBe(`Trial class: Little lions, ${longDay}`);
		for (const part of ["Fatima", "aged 9", "5:00", "+96550012345", email, "She did judo before."])
			expect(mail.text).toContain(part);
		expect(mail.replyTo).toBe(email);
		expect(mail.text).toContain("https://wa.me/96550012345");
		const notices = async () =>
			(await call("GET", "/notifications", { cookie: coach.cookie })).body as {
				title: string;
				message: string;
			}[];
		await eventually(
			async () => (await notices()).some(({ title }) => title === "Trial class requested"),
			"the notification",
		);
		const [{ message }] = await notices();
		expect(message).toContain("Little lions");
		expect(message).not.toContain("Fatima");
	});

	test("is asked for without an email address or a message", async () => {
		const { coach, id } = await classForTest();
		expect((await ask(id)).status).toBe(202);
		const mail = await mailTo(coach.email);
		expect(mail.text).toContain("An answer to this email does not arrive");
	});

	test.each([
		["a day of the week on which the class is not held", { date: dayAfter(tuesday) }, "date"],
		["a day that is over", { date: dayAfter(tuesday, -14) }, "date"],
		["a day that is too far ahead", { date: dayAfter(tuesday, 70) }, "date"],
		["no name", { name: " " }, "name"],
		["no age", { age: "" }, "age"],
		["no phone number", { phoneNumber: "" }, "phoneNumber"],
	])("is refused for %s", async (_, wrong, field) => {
		const { id } = await classForTest();
		const answer = await ask(id, { ...wish, ...wrong });
		expect(answer.status).toBe(400);
		expect(Object.keys(answer.body.fields)).toEqual([field]);
	});

	test("can be asked for on the last day of the period ahead, and not a week later", async () => {
		const last = dayAfter(today, trialDays);
		const { id } = await classForTest({ dayOfWeek: weekdayOf(last) });
		expect((await ask(id, { ...wish, date: last })).status).toBe(202);
		const late = await ask(id, { ...wish, date: dayAfter(last, 7) });
		expect(late.body.fields).toEqual({ date: "invalid" });
	});

	test("is refused in a paused or unknown class", async () => {
		const { id } = await classForTest({ isActive: false });
		expectRefusal(await call("POST", `/contact/classes/${id}`, { body: wish }), "class_paused");
		expectRefusal(await call("POST", "/contact/classes/987654321", { body: wish }), "not_found");
	});

	test("can be asked for as often as messages can be sent from one address", async () => {
		const { id } = await classForTest();
		const address = ownAddress();
		const statuses: number[] = [];
		for (let count = 0; count < 40 && !statuses.includes(429); count++)
			statuses.push((await ask(id, wish, address)).status);
		expect(statuses).toContain(429);
	});
});
