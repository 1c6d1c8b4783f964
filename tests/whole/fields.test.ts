import type { Route } from "#shared/core/http/route.ts";
import { call } from "../core/api.ts";
import { createPersonForTest } from "../core/people.ts";
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

/** The smuggled fields, except those that the route accepts. */
function added({ body }: Route) {
	const { shape } = body as unknown as { shape: object };
	return Object.fromEntries(Object.entries(smuggled).filter(([name]) => !(name in shape)));
}

/** Whether a route accepts an object, which may carry extra fields. */
const takesFields = ({ body }: Route) => body !== undefined && "shape" in body;

describe("fields that a call does not define", () => {
	test.each(routesThat(takesFields))("%s ignores undefined fields", async (_, named) => {
		const { route } = named;
		const { body = {}, ...sample } = await sampleOf(named);
		const answer = await make(named, { ...sample, body: { ...body, ...added(route) } });
		expect(answer.status).toBe(route.status ?? 200);
		expect(JSON.stringify(answer.body)).not.toContain("4815162342");
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
				body: { ...body, ...added(named.route) },
			});
			const { role, isApproved, mustChangePassword, id, email } = before;
			const own = answer.cookies[0]?.split(";")[0] ?? cookie;
			const { body: after } = await call("GET", "/auth/user", { cookie: own });
			expect(after).toMatchObject({ role, isApproved, mustChangePassword, id, email });
			const news = { titleEn: "A", titleAr: "ا", contentEn: "A", contentAr: "ا" };
			expect((await call("POST", "/news", { cookie: own, body: news })).status).toBe(403);
		},
	);
});
