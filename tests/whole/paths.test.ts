import type { Route } from "#shared/core/http/route.ts";
import { faultsOf } from "../core/answers.ts";
import type { Answer } from "../core/api.ts";
import { callerForTest } from "../core/people.ts";
import { allowed, everyRoute, pathOf, routesThat } from "../core/routes.ts";
import { oneIn } from "../core/size.ts";
import { inBatches, send } from "../core/wire.ts";

/** Invalid values for an id. */
const oddIds = [
	"abc",
	"0",
	"-1",
	"1.5",
	"1e3",
	"01",
	"+1",
	"1000000000000000",
	"9".repeat(400),
	"NaN",
	"null",
	"undefined",
	"__proto__",
	"constructor",
	"%00",
	"1%00",
	"%2e%2e",
	"1%2F2",
	"%0a1",
	"1%0a",
	"%D9%A1",
	"1;2",
	"1'--",
	"{id}",
	"%E0%A4%A",
	"%",
	"1%20",
	"%20",
	"*",
	"$where",
	"a".repeat(7_000),
];

const reportFaults = (sent: string[], answers: Answer[], wrong: (answer: Answer) => string[]) =>
	answers
		.map((answer, position) => ({ sent: sent[position].slice(0, 60), wrong: wrong(answer) }))
		.filter((one) => one.wrong.length);

/** Whether ".." as the id leads to another route: `/events/../judges` is `/judges`. */
const leadsElsewhere = (id: string, { method, path }: Route) =>
	id === "%2e%2e" &&
	everyRoute.some(
		({ route }) => route.method === method && route.path === path.replace(/\/[^/]+\/\{id\}/, ""),
	);

const bearable = ({ status }: Answer) => (status < 500 ? [] : [`status ${status}`]);

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD"];

/** Whether a route matches the call, also with a parameter where the path has a word. */
const isAnswered = (method: string, path: string) =>
	everyRoute.some(
		({ route }) =>
			route.method === method &&
			new RegExp(`^${route.path.replace(/\{\w+\}/g, "[^/]+")}$`).test(path),
	);

test("an unknown method of a known path returns 404", async () => {
	const paths = [...new Set(everyRoute.map(({ route }) => pathOf(route)))];
	const calls = paths.flatMap((path) =>
		methods
			.filter((method) => !isAnswered(method, path))
			.map((method) => ({ method, path, body: method === "HEAD" ? "" : "not_found" })),
	);
	expect(calls.length).toBeGreaterThan(paths.length);
	// The edge itself answers session routes without a session cookie.
	const cookie = "session=unknown";
	const answers = await inBatches(calls, async ({ method, path }) => {
		const { status, body } = await send(method, path, { cookie });
		return { method, path, status, body: body.code ?? body };
	});
	expect(answers).toEqual(calls.map((call) => ({ ...call, status: 404 })));
});

describe("addresses that match nothing", () => {
	test.each(routesThat(({ params }) => params))(
		"%s returns 404 for an invalid id",
		async (_, { route }) => {
			const role = allowed[route.access].includes("superAdmin") ? "super-admin" : "coach";
			const { cookie } = await callerForTest({ role });
			const faults = (answer: Answer) => [
				...(answer.status === 404 ? [] : [`status ${answer.status}`]),
				...faultsOf(answer).filter((fault) => !fault.startsWith("cache")),
			];
			const body = route.body && JSON.stringify({ titleEn: 1 });
			const ids = oddIds.filter((id) => !leadsElsewhere(id, route));
			const answers = await inBatches(ids, (id) =>
				send(route.method, pathOf(route, { id }), { cookie, body }),
			);
			expect(reportFaults(ids, answers, route.body ? bearable : faults)).toEqual([]);
		},
	);

	const oddValues = [
		"",
		"abc",
		"%00",
		"%F0%9F%A5%8B",
		"-1",
		"1e9",
		"x".repeat(6_000),
		"%E2%80%AE",
		"[]",
		"{}",
		"%",
	];

	test.each(routesThat(({ method }) => method === "GET"))(
		"%s survives odd queries",
		async (_, named) => {
			const { route } = named;
			const names = [
				...Object.keys(route.query?.shape ?? {}),
				"__proto__",
				"constructor",
				"id[]",
				"limit",
				"cursor",
				"lang",
			];
			const queries = names.flatMap((name) =>
				oneIn(3, oddValues, named.key).map((value) => `${name}=${value}&${name}=${value}`),
			);
			const { cookie } = await callerForTest();
			const answers = await inBatches(queries, (query) =>
				send(route.method, `${pathOf(route)}?${query}`, { cookie }),
			);
			expect(reportFaults(queries, answers, bearable)).toEqual([]);
		},
	);

	test("malformed cookies give no session", async () => {
		const cookies = [
			"session=",
			"session",
			"session=%00",
			`session=${"x".repeat(5_000)}`,
			"=;=",
			"__proto__=1; session=é",
		];
		for (const cookie of [...cookies, "session=a; session=b", '"session"="x"', ";".repeat(500)]) {
			expect((await send("GET", "/user/dashboard", { cookie })).status).toBe(401);
		}
	});
});
