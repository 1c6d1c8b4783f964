import { hasOnlyPhones } from "#shared/core/fields/phone.ts";
import type { Route } from "#shared/core/http/route.ts";
import { type NamedRoute, routesThat } from "../core/routes.ts";
import { make, sampleOf } from "../core/samples.ts";

const phoneFields = ["phoneNumber", "phone", "emergencyContact"];

const shapeOf = ({ body }: Route): object =>
	body && "shape" in body ? (body.shape as object) : {};
const phonesOf = (route: Route) => phoneFields.filter((field) => field in shapeOf(route));
const takesPhone = (route: Route) => route.method !== "GET" && phonesOf(route).length > 0;

async function answerTo(named: NamedRoute, value: string, fields = phonesOf(named.route)) {
	const { body = {}, ...sample } = await sampleOf(named);
	const typed = Object.fromEntries(fields.map((field) => [field, value]));
	return make(named, { ...sample, body: { ...body, ...typed } });
}

test.each(routesThat(takesPhone))("%s takes no number that nobody can dial", async (_, named) => {
	const fields = phonesOf(named.route);
	for (const wrong of ["9655001234", "+965 050012345", "965500123456", "+966 51 234 567"]) {
		expect(hasOnlyPhones(wrong)).toBe(false);
		const { status, body } = await answerTo(named, wrong);
		expect([status, body.fields]).toEqual([
			400,
			Object.fromEntries(fields.map((field) => [field, "phone_invalid"])),
		]);
	}
	const { status, body } = await answerTo(named, "0501234567");
	expect([status, Object.keys(body.fields).toSorted()]).toEqual([400, fields.toSorted()]);
});

test.each(routesThat(takesPhone))("%s takes a number as it is written", async (_, named) => {
	// Only super-admins change whom to call in an emergency.
	const fields = phonesOf(named.route).filter((field) => field !== "emergencyContact");
	const { status } = await answerTo(named, "971 50 123 4567", fields);
	expect(status).toBe(named.route.status ?? 200);
});
