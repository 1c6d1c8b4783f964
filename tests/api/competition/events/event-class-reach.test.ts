import { expectRefusal } from "../../../core/answers.ts";
import { call } from "../../../core/api.ts";
import { createEventForTest, dateIn } from "../../../core/events.ts";
import { admin, createPeopleForTest, createPersonForTest } from "../../../core/people.ts";

/** No other test creates people of this rank and readiness. */
const few = {
	className: "Masters",
	minBeltLevel: "black-9",
	competitionReadinessRequired: "Worldwide",
};
const master = { currentBelt: "black-9", competitionReadiness: "Worldwide" } as const;

const yearsAgo = (years: number) => `${Number(dateIn(30).slice(0, 4)) - years}-01-01`;

test("draft classes report how many people fit, ignoring weight", async () => {
	const event = await createEventForTest();
	await createPeopleForTest(3, { ...master, gender: "female", dateOfBirth: yearsAgo(30) });
	await createPeopleForTest(2, { ...master, gender: "male", dateOfBirth: yearsAgo(50) });
	await createPersonForTest(master);
	const classes = [
		few,
		{ ...few, genderRestriction: "female", minWeight: 50, maxWeight: 60 },
		{ ...few, genderRestriction: "male", maxAge: 40 },
	];
	const answer = await call("POST", `/events/${event.id}/classes/check`, {
		cookie: await admin(),
		body: { classes },
	});
	expect(answer).toMatchObject({
		status: 200,
		body: {
			classes: [
				{ fit: 6, unknown: 0 },
				{ fit: 3, unknown: 1 },
				{ fit: 0, unknown: 1 },
			],
		},
	});
	const { people, leftOut } = answer.body;
	expect(people - leftOut).toBe(6);
});

test("an invalid draft class is rejected with its field", async () => {
	const event = await createEventForTest();
	const body = { classes: [few, { ...few, minAge: 18, maxAge: 12 }] };
	const answer = await call("POST", `/events/${event.id}/classes/check`, {
		cookie: await admin(),
		body,
	});
	expectRefusal(answer, "invalid");
	expect(answer.body.fields).toEqual({ "classes.1.maxAge": "max_below_min" });
});
