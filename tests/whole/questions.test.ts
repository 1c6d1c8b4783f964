import { questionCodes } from "#shared/core/fields/question-codes.ts";
import type { Route } from "#shared/core/http/route.ts";
import { dayAfter, kuwaitDate } from "#shared/core/time/kuwait.ts";
import { type NamedRoute, routesThat } from "../core/routes.ts";
import { make, sampleOf } from "../core/samples.ts";

const today = kuwaitDate(Date.now());
const [yesterday, tomorrow] = [dayAfter(today, -1), dayAfter(today)];
const yearsAgo = (years: number) =>
	`${Number(today.slice(0, 4)) - years}${today.slice(4)}`.replace("-02-29", "-02-28");

/** Unusual values of a field with the question that each gets, and usual ones. */
const days: Record<string, { extreme: [day: string, code: string][]; usual: string[] }> = {
	dateOfBirth: {
		extreme: [
			[yesterday, "birth_recent"],
			[today, "birth_recent"],
			[dayAfter(yearsAgo(3)), "birth_recent"],
			["1901-05-17", "birth_long_ago"],
			[yearsAgo(90), "birth_long_ago"],
		],
		usual: [yearsAgo(3), yearsAgo(17)],
	},
	expiresOn: {
		extreme: [
			[yesterday, "day_past"],
			["2099-01-01", "day_far_ahead"],
		],
		usual: [today, tomorrow],
	},
	certificationDate: { extreme: [["1901-05-17", "day_long_ago"]], usual: [yesterday] },
	promotionDate: { extreme: [["1920-05-17", "day_long_ago"]], usual: [yesterday] },
};

const shapeOf = ({ body }: Route): object =>
	body && "shape" in body ? (body.shape as object) : {};
const daysOf = (route: Route) => Object.keys(days).filter((field) => field in shapeOf(route));

async function answerTo(named: NamedRoute, more: Record<string, unknown>) {
	const { body = {}, ...sample } = await sampleOf(named);
	return make(named, { ...sample, body: { ...body, ...more } });
}

const asking = routesThat((route) => "confirmed" in shapeOf(route));

describe.each(asking)("%s", (_, named) => {
	const [field] = daysOf(named.route);
	const { extreme, usual } = days[field];

	test.each(extreme)(`asks about ${field} %s until it is confirmed`, async (day, code) => {
		const refused = { status: 400, body: { fields: { [field]: code } } };
		expect(await answerTo(named, { [field]: day })).toMatchObject(refused);
		expect(await answerTo(named, { [field]: day, confirmed: ["address"] })).toMatchObject(refused);
		// A date of birth may be refused for another reason, such as a membership of adults.
		const { body } = await answerTo(named, { [field]: day, confirmed: field });
		expect(body.fields?.[field]).not.toBe(code);
	});

	test.each(usual)(`does not ask about ${field} %s`, async (day) => {
		const { body } = await answerTo(named, { [field]: day });
		expect(questionCodes).not.toContain(body.fields?.[field]);
	});
});

test("every call that takes a date of birth asks about it", () => {
	const taking = routesThat((route) => "dateOfBirth" in shapeOf(route)).map(([name]) => name);
	const claims = taking.filter((name) => name.includes("claim"));
	// A claim is compared with the record, which has been asked about.
	expect(asking.map(([name]) => name)).toEqual(
		expect.arrayContaining(taking.filter((name) => !claims.includes(name))),
	);
});
