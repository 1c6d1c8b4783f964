import { api } from "#shared/api.ts";
import { openApi } from "#shared/core/http/openapi.ts";
import { isList } from "#shared/core/http/page.ts";
import { expectRefusal } from "../core/answers.ts";
import { call } from "../core/api.ts";
import { createEventForTest } from "../core/events.ts";
import { createNotificationsForTest } from "../core/notifications.ts";
import { admin, createPeopleForTest, createPersonForTest, makeFindable } from "../core/people.ts";
import { everyRoute, pathOf, routesThat } from "../core/routes.ts";
import { sampleOf } from "../core/samples.ts";
import { uniqueName } from "../core/unique.ts";

const forged = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
const noCursors = [
	"",
	"x",
	"0",
	"null",
	"%00",
	"a".repeat(5_000),
	"⛩",
	forged(null),
	forged([0, "1"]),
	forged([-1, "1"]),
];
const forgeries = [
	...noCursors,
	forged([1.5, "1"]),
	forged([1, 2]),
	forged({ skip: 1, after: "1" }),
	forged([1, "1", 2]),
];

test("exactly the routes declared as paged answer in pages", () => {
	const pages = ({ route }: (typeof everyRoute)[number]) => "cursor" in (route.query?.shape ?? {});
	expect(everyRoute.filter(pages).map(({ key }) => key)).toEqual(
		routesThat(({ cursor }) => cursor).map(([key]) => key),
	);
	const { paths } = openApi(api) as {
		paths: Record<string, Record<string, { responses: { 200?: { headers?: object } } }>>;
	};
	expect(paths["/api/users"].get.responses[200]?.headers).toHaveProperty("X-Next-Cursor");
	expect(paths["/api/settings"].get.responses[200]).not.toHaveProperty("headers");
});

/** Every call that answers a list, paged or short by nature. */
const everyList = routesThat(isList);

describe("the lists", () => {
	test.each(everyList)("%s names limit and cursor in its description", (_, { route }) => {
		const { get } = openApi(api).paths[`/api${route.path}`] as Record<
			string,
			{ parameters: { name: string }[] }
		>;
		const names = get.parameters.map(({ name }) => name);
		expect(names).toEqual(expect.arrayContaining(["limit", "cursor"]));
	});

	test.each(everyList)(
		"%s takes limit and cursor, and is answered whole where it gives no cursor",
		async (_, named) => {
			const { params, cookie } = await sampleOf(named);
			const request = (query: Record<string, string>) =>
				call("GET", pathOf(named.route, params, query), { cookie });
			const [whole, first, after] = [
				await request({}),
				await request({ limit: "1" }),
				await request({ limit: "1", cursor: forged([1, "1"]) }),
			];
			for (const answer of [whole, first, after])
				expect([answer.status, Array.isArray(answer.body)]).toEqual([200, true]);
			const next = first.headers.get("x-next-cursor");
			if (named.route.cursor) expect(first.body.length).toBeLessThanOrEqual(1);
			else expect([first.body, next]).toEqual([whole.body, null]);
			if (next !== null) expect((await request({ cursor: next })).status).toBe(200);
		},
	);
});

describe("a forged cursor", () => {
	test.each(everyList)("a forged cursor is rejected by %s", async (_, named) => {
		const { params, cookie } = await sampleOf(named);
		for (const cursor of forgeries) {
			const answer = await call("GET", pathOf(named.route, params, { cursor }), { cookie });
			expectRefusal(answer, "invalid");
			expect(answer.body.fields).toHaveProperty("cursor");
		}
		for (const limit of ["0", "-1", "1.5", "x", "1000", ""]) {
			expectRefusal(
				await call("GET", pathOf(named.route, params, { limit }), { cookie }),
				"invalid",
			);
		}
	});

	test.each(routesThat(({ cursor }) => cursor))(
		"an unknown cursor of a valid form ends or continues the list of %s",
		async (_, named) => {
			const { params, cookie } = await sampleOf(named);
			for (const row of [
				[999_999, "nobody"],
				[2 ** 53 - 1, ""],
				[1, "\u0000"],
				[1, "x".repeat(100)],
			]) {
				const answer = await call("GET", pathOf(named.route, params, { cursor: forged(row) }), {
					cookie,
				});
				expect([answer.status, Array.isArray(answer.body)]).toEqual([200, true]);
			}
		},
	);
});

type Row = { id: number | string };

/** All pages of a list, one after the other. */
async function pages(path: string, cookie: string, size: number): Promise<Row[][]> {
	const read: Row[][] = [];
	for (let cursor: string | null = ""; cursor !== null; ) {
		const query: string = new URLSearchParams({
			limit: String(size),
			...(cursor && { cursor }),
		}).toString();
		const { status, body, headers } = await call(
			"GET",
			`${path}${path.includes("?") ? "&" : "?"}${query}`,
			{ cookie },
		);
		expect(status).toBe(200);
		read.push(body);
		cursor = headers.get("x-next-cursor");
	}
	return read;
}

/** Five rows of each list, and a cookie that may read them. */
const lists = {
	async people() {
		const [firstName, other] = [uniqueName(), uniqueName()];
		await makeFindable(...(await createPeopleForTest(5, { firstName: other, lastName: "Same" })));
		await makeFindable(...(await createPeopleForTest(5, { firstName, lastName: "Same" })));
		return { path: `/users?search=${firstName}`, cookie: await admin() };
	},
	async notifications() {
		const { id, cookie } = await createPersonForTest();
		await createNotificationsForTest(id, 5);
		return { path: "/notifications", cookie };
	},
	async "entries of an event"() {
		const { id } = await createEventForTest();
		for (const { cookie } of await createPeopleForTest(5))
			await call("POST", `/events/${id}/register`, { cookie });
		return { path: `/events/${id}/registrations`, cookie: await admin() };
	},
	async "one's own entries"() {
		const { cookie } = await createPersonForTest();
		for (let count = 0; count < 5; count++) {
			const { id } = await createEventForTest({ maxParticipants: 1 });
			await call("POST", `/events/${id}/register`, { cookie });
		}
		return { path: "/me/registrations", cookie };
	},
};

describe("pages of a list", () => {
	test.each(Object.entries(lists))(
		"the pages of %s hold each row once and in order",
		async (_, make) => {
			const { path, cookie } = await make();
			const whole = await call("GET", path, { cookie });
			expect(whole.headers.get("x-next-cursor")).toBeNull();
			expect(whole.body).toHaveLength(5);
			const read = await pages(path, cookie, 2);
			expect(read.map(({ length }) => length)).toEqual([2, 2, 1]);
			expect(read.flat()).toEqual(whole.body);
			expect((await pages(path, cookie, 5)).map(({ length }) => length)).toEqual([5]);
		},
	);

	test("pages continue at the same place when the last row was deleted meanwhile", async () => {
		const { path, cookie } = await lists.notifications();
		const first = await call("GET", `${path}?limit=2`, { cookie });
		const rest = (await call("GET", path, { cookie })).body.slice(2);
		await call("DELETE", `${path}/${first.body[1].id}`, { cookie });
		const next = await call("GET", `${path}?cursor=${first.headers.get("x-next-cursor")}`, {
			cookie,
		});
		expect(next.body).toEqual(rest);
	});

	test("a page of fifty people announces the next page", async () => {
		const { body, headers } = await call("GET", "/users", { cookie: await admin() });
		expect(body).toHaveLength(50);
		expect(headers.get("x-next-cursor")).not.toBeNull();
	});
});
