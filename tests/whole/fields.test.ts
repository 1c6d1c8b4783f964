import type { Route } from "#shared/core/http/route.ts";
import { call } from "../core/api.ts";
import { createPersonForTest } from "../core/people.ts";
import { routesThat } from "../core/routes.ts";
import { make, sampleOf } from "../core/samples.ts";
import { itemsWith } from "../core/table.ts";

const number = 4_815_162_342;
const text = "smuggled-4815162342";

/** Everything that only the server may say, in any record. */
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

/** Without those that the route takes. */
function added({ body }: Route) {
	const { shape } = body as unknown as { shape: object };
	return Object.fromEntries(Object.entries(smuggled).filter(([name]) => !(name in shape)));
}

/** Whether a route takes an object, which may carry more than was asked for. */
const takesFields = ({ body }: Route) => body !== undefined && "shape" in body;

describe("fields that a call does not have", () => {
	test.each(routesThat(takesFields))("%s takes no notice of them", async (_, named) => {
		const { route } = named;
		const { body = {}, ...sample } = await sampleOf(named);
		const answer = await make(named, { ...sample, body: { ...body, ...added(route) } });
		expect(answer.status).toBe(route.status ?? 200);
		expect(JSON.stringify(answer.body)).not.toContain("4815162342");
	});

	test("nothing of them is kept anywhere", async () => {
		expect(await itemsWith("4815162342")).toEqual([]);
	});

	const signedIn = routesThat((route) => takesFields(route) && route.access === "signedIn");

	test.each(signedIn)("%s makes nobody more than they are", async (_, named) => {
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
	});
});
