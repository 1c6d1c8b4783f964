import { fieldWords } from "#shared/core/fields/field-words.ts";
import { ignoredFieldsOf, unknownFields } from "#shared/core/fields/unknown-fields.ts";
import type { Route } from "#shared/core/http/route.ts";
import { call } from "../core/api.ts";
import { createEventForTest } from "../core/events.ts";
import { admin, createPersonForTest } from "../core/people.ts";
import { routesThat } from "../core/routes.ts";
import { make, sampleOf } from "../core/samples.ts";
import { itemsWith } from "../core/table.ts";

const number = 4_815_162_342;
const text = "smuggled-4815162342";

/** Fields that only the server may set; each body is sent with all of them. */
const smuggled = {
	id: number,
	userId: number,
	authorId: number,
	organizerId: number,
	registeredCount: number,
	version: number,
	shards: number,
	groups: number,
	lists: number,
	taken: number,
	cap: number,
	expiresAt: number,
	failures: number,
	startsAt: text,
	createdAt: text,
	updatedAt: text,
	publishedAt: text,
	hash: text,
	pk: text,
	sk: text,
	gsi1pk: text,
	gsi1sk: text,
	__edb_e__: text,
	__edb_v__: text,
	profileImageUrl: text,
	status: text,
	temporaryPassword: text,
	membershipFeeStatus: text,
	gender: text,
	dateOfBirth: text,
	requestKey: text,
	role: "super-admin",
	isApproved: true,
	mustChangePassword: true,
	approved: true,
};

/** The smuggled fields that a route does not define: those it refuses, and those it ignores. */
function undefinedFieldsOf(route: Route) {
	const { shape } = route.body as unknown as { shape: object };
	const ignoredNames = ignoredFieldsOf(route);
	const entries = Object.entries(smuggled).filter(([name]) => !(name in shape));
	const pick = (isIgnored: boolean) =>
		Object.fromEntries(entries.filter(([name]) => ignoredNames.includes(name) === isIgnored));
	return { refused: pick(false), ignored: pick(true) };
}

/**
 * Whether a route accepts an object, which may carry extra fields. A webhook has those of the payment
 * gateway.
 */
const takesFields = ({ body }: Route) =>
	body !== undefined && "shape" in body && unknownFields(body, { smuggled: text }).length > 0;

describe("fields that a call does not define", () => {
	test.each(routesThat(takesFields))("%s refuses undefined fields by name", async (_, named) => {
		const { route } = named;
		const { body = {}, ...sample } = await sampleOf(named);
		const { refused, ignored } = undefinedFieldsOf(route);
		const refusal = await make(named, { ...sample, body: { ...body, ...refused } });
		expect(refusal.status).toBe(400);
		expect(refusal.body.fields).toEqual(
			Object.fromEntries(Object.keys(refused).map((name) => [name, "unknown_field"])),
		);
		const answer = await make(named, { ...sample, body: { ...body, ...ignored } });
		expect(answer.status).toBe(route.status ?? 200);
		expect(JSON.stringify(answer.body)).not.toContain("4815162342");
	});

	test("a call without a body refuses any field", async () => {
		const [{ cookie }, event] = await Promise.all([createPersonForTest(), createEventForTest()]);
		const path = `/events/${event.id}/register`;
		const refused = await call("POST", path, { cookie, body: { userId: 7 } });
		expect([refused.status, refused.body.fields]).toEqual([400, { userId: "unknown_field" }]);
		expect((await call("POST", path, { cookie, body: {} })).status).toBe(201);
	});

	test("a call refuses unknown query parameters by name, in the caller's language", async () => {
		const { cookie } = await createPersonForTest();
		const ask = (path: string, language: string) =>
			call("GET", path, { cookie, headers: { "accept-language": language } });
		const refused = await ask("/events?colour=red&limit=2", "en");
		expect([refused.status, refused.body.fields]).toEqual([400, { colour: "unknown_parameter" }]);
		expect(refused.body.messages).toEqual({
			colour: fieldWords.en["field.unknown_parameter"],
		});
		expect((await ask("/auth/user?colour=red", "ar")).body.messages).toEqual({
			colour: fieldWords.ar["field.unknown_parameter"],
		});
		const write = await call("POST", "/news?published=true", { cookie: await admin() });
		expect([write.status, write.body.fields]).toEqual([400, { published: "unknown_parameter" }]);
	});

	test("undefined fields are stored nowhere", async () => {
		expect(await itemsWith("4815162342")).toEqual([]);
	});

	const signedIn = routesThat((route) => takesFields(route) && route.access === "signedIn");

	test.each(signedIn)(
		"%s cannot raise the caller's own role or change their identity",
		async (_, named) => {
			const { body = {}, ...sample } = await sampleOf(named);
			const cookie =
				sample.cookie ?? (await createPersonForTest({ role: "coach", isApproved: false })).cookie;
			const { body: before } = await call("GET", "/auth/user", { cookie });
			const answer = await make(named, {
				...sample,
				cookie,
				body: { ...body, ...undefinedFieldsOf(named.route).refused },
			});
			expect(answer.status).toBe(400);
			const { role, isApproved, mustChangePassword, id, email } = before;
			const own = answer.cookies[0]?.split(";")[0] ?? cookie;
			const { body: after } = await call("GET", "/auth/user", { cookie: own });
			expect(after).toMatchObject({ role, isApproved, mustChangePassword, id, email });
			const news = { titleEn: "A", titleAr: "ا", contentEn: "A", contentAr: "ا" };
			expect((await call("POST", "/news", { cookie: own, body: news })).status).toBe(403);
		},
	);
});
