import { startCountedSite } from "../core/counted.ts";
import { everyRoute } from "../core/routes.ts";

type Site = Awaited<ReturnType<typeof startCountedSite>>;
let site: Site;

// These modules read the environment once, so they are loaded after it is known.
const tools = async () => ({
	...(await import("../core/api.ts")),
	...(await import("../core/headers.ts")),
	...(await import("../core/people.ts")),
	...(await import("../core/samples.ts")),
	...(await import("../core/signIns.ts")),
	...(await import("../core/wire.ts")),
});

beforeAll(async () => {
	site = await startCountedSite(`counted-${process.pid}`);
	// The preparation of these tests uses the engine directly and is not counted.
	Object.assign(process.env, { ...site.env, DYNAMODB_ENDPOINT: process.env.DYNAMODB_ENDPOINT });
	// The first call for a channel creates its key, once per table and process; do it before
	// counting.
	const { call, createPersonForTest } = await tools();
	await call("GET", "/live", await createPersonForTest());
});

afterAll(() => site.stop());

describe("requests to the table", () => {
	const rows = everyRoute.map((named) => [named.key, named] as const);

	test.each(rows)(
		"%s stays within its declared requests, response, headers and caching",
		async (_, named) => {
			const { expectKept, expectSecure, make, sampleOf } = await tools();
			const { route } = named;
			const sample = await sampleOf(named);
			const { answer, made } = await site.count(() => make(named, sample));
			expect(answer.status).toBe(route.status ?? 200);
			if (route.response) expect(route.response.safeParse(answer.body).error).toBeUndefined();
			else if (route.download)
				expect(route.download).toContain(answer.headers.get("content-type")?.split(";")[0]);
			else expect(answer.body).toBe("");
			expectSecure(answer.headers);
			expectKept(answer, route);
			expect(made).not.toContain("Scan");
			expect({ made, more: Math.max(0, made.length - route.requests) }).toEqual({ made, more: 0 });
		},
	);

	// Events without a limit have the most allotments, and so the most expensive calls.
	test.each(
		rows.filter(
			([, { domain, route }]) =>
				domain === "events" &&
				["POST", "PUT", "DELETE"].includes(route.method) &&
				!route.path.includes("/classes"),
		),
	)("%s stays within its declared requests for an event without a limit", async (_, named) => {
		const { call, make, sampleOf } = await tools();
		const { cookie = "", body } = await sampleOf(named);
		const event = { titleEn: "Cup", titleAr: "كأس", eventDate: "2040-01-01", maxParticipants: 0 };
		const { body: made } = await call("POST", "/events", { cookie, body: event });
		const sample = {
			cookie,
			params: { id: String(made.id) },
			body: body && ("titleEn" in body ? { ...event, maxParticipants: 500 } : body),
		};
		const { answer, made: counted } = await site.count(() => make(named, sample));
		expect(answer.status).toBe(named.route.status ?? 200);
		expect({ counted, more: Math.max(0, counted.length - named.route.requests) }).toEqual({
			counted,
			more: 0,
		});
	});

	const open = rows.filter(([, { route }]) => route.access === "public");

	test.each(open)(
		"%s stays within its declared requests for a signed-in person too",
		async (_, named) => {
			const { make, sampleOf, createPersonForTest } = await tools();
			const sample = await sampleOf(named);
			const { cookie } = await createPersonForTest();
			const { made } = await site.count(() => make(named, { ...sample, cookie }));
			expect({ made, more: Math.max(0, made.length - named.route.requests) }).toEqual({
				made,
				more: 0,
			});
		},
	);
});

describe("requests that could reveal which accounts exist", () => {
	const unknown = { email: "nobody@test.example" };

	test("a wrong password makes the same requests for known and unknown accounts", async () => {
		const { call, createSignInForTest, ownAddress } = await tools();
		const { email } = await createSignInForTest();
		const tried = (who: object) => {
			const body = { ...who, password: "Wrong-Horse-1" };
			return site.count(() => call("POST", "/auth/login", { body, address: ownAddress() }));
		};
		expect((await tried({ email })).made).toEqual((await tried(unknown)).made);
	});

	test("a forgotten password makes the same requests for known and unknown accounts", async () => {
		const { call, createSignInForTest } = await tools();
		const { email } = await createSignInForTest();
		const tried = (body: object) =>
			site.count(() => call("POST", "/auth/forgot-password", { body }));
		expect((await tried({ email })).made).toEqual((await tried(unknown)).made);
	});
});
