import fc from "fast-check";
import { atTheEdge } from "./edge.ts";
import { isRendered, pageFile, pageNames, pages, pathTo } from "./pages.ts";

const cookie = (name: string, value = "x") => ({ [name]: { value } });
const signedIn = [cookie("__Host-session"), cookie("session")];
const lang = (value: string) => ({ lang: { value } });

describe("atTheEdge", () => {
	test.each(pageNames.filter(isRendered).map((name) => [pathTo(name, 12)]))(
		"serves visitors the rendered page %s in their language",
		(path) => {
			expect(atTheEdge(path, {}, {})).toEqual({ uri: `/${pageFile(path, "en")}` });
			expect(atTheEdge(path, cookie("language", "ar"), {})).toEqual({
				uri: `/${pageFile(path, "ar")}`,
			});
			expect(atTheEdge(path, {}, lang("ar"))).toEqual({ uri: `/${pageFile(path, "ar")}` });
		},
	);

	test.each(pageNames.filter((name) => !isRendered(name)).map((name) => [pathTo(name, 12)]))(
		"serves everyone the application at %s, because the page requires a sign-in",
		(path) => {
			expect(atTheEdge(path, {}, {})).toEqual({ uri: "/en/app.html" });
			for (const cookies of signedIn)
				expect(atTheEdge(path, cookies, lang("ar"))).toEqual({ uri: "/ar/app.html" });
		},
	);

	test("renders public pages only", () => {
		for (const name of pageNames)
			expect([name, isRendered(name)]).toEqual([
				name,
				// A draw changes with each bout, so the application reads it.
				pages[name].access === "public" && name !== "eventDraw",
			]);
	});

	test("names the file of each page", () => {
		expect(["/", "/events", "/events/7"].map((path) => pageFile(path, "ar"))).toEqual([
			"ar/index.html",
			"ar/events.html",
			"ar/events/7.html",
		]);
	});

	test("prefers the language in the address, and accepts only supported languages", () => {
		expect(atTheEdge("/", cookie("language", "ar"), lang("en"))).toEqual({ uri: "/en/index.html" });
		for (const value of ["fr", "", "../..", "AR", "toString"]) {
			expect(atTheEdge("/", {}, lang(value))).toEqual({ uri: "/en/index.html" });
			expect(atTheEdge("/", cookie("language", value), {})).toEqual({ uri: "/en/index.html" });
		}
	});

	test("serves an event's page with and without a trailing slash", () => {
		expect(atTheEdge("/events/12", {}, {})).toEqual({ uri: "/en/events/12.html" });
		expect(atTheEdge("/events/12///", {}, {})).toEqual({ uri: "/en/events/12.html" });
		expect(atTheEdge("/schedule/", {}, {})).toEqual({ uri: "/en/schedule.html" });
	});

	test.each([
		"/nowhere",
		"/events/0",
		"/events/x",
		"/events/1/2",
		"/events/12345678901234567890",
		"/app",
		"/404",
		"/en/index",
	])("answers %s with the page for missing pages", (path) =>
		expect(atTheEdge(path, {}, {})).toEqual({ uri: "/en/missing.html" }),
	);

	test.each(signedIn.map((cookies) => [Object.keys(cookies)[0], cookies] as const))(
		"serves the application to a browser with a session cookie (%s)",
		(_, cookies) => {
			for (const path of [
				"/",
				"/events",
				"/events/7",
				"/events/7/entries",
				"/events/7/squad",
				"/dashboard",
			]) {
				expect(atTheEdge(path, cookies, lang("ar"))).toEqual({ uri: "/ar/app.html" });
			}
		},
	);

	test("does not rewrite API calls and file paths", () => {
		for (const path of [
			"/api/events",
			"/api/x.y",
			"/assets/a.js",
			"/images/people/1/card.webp",
			"/robots.txt",
		]) {
			for (const cookies of [{}, ...signedIn])
				expect(atTheEdge(path, cookies, lang("ar"))).toEqual({ uri: path });
		}
	});

	test("answers /api/auth/user of visitors at the edge, but not with a session cookie", () => {
		const answer = atTheEdge("/api/auth/user", {}, {});
		expect(answer).toMatchObject({ status: 401 });
		expect(JSON.parse("body" in answer ? answer.body : "")).toEqual({
			code: "unauthorized",
			message: "Unauthorized",
			requestId: expect.any(String),
		});
		for (const cookies of signedIn)
			expect(atTheEdge("/api/auth/user", cookies, {})).toEqual({ uri: "/api/auth/user" });
	});

	test("rewrites any path only to a file of the site", () => {
		const paths = fc.string({
			unit: fc.constantFrom("/", ".", "a", "e", "1", "%", "\\", "?", "é", "-"),
			maxLength: 20,
		});
		fc.assert(
			fc.property(paths, fc.boolean(), (rest, session) => {
				const path = `/${rest}`;
				const answer = atTheEdge(path, session ? signedIn[0] : {}, {});
				if (!("uri" in answer)) throw new Error("only one path is answered");
				expect(
					answer.uri === path || /^\/en\/(app|missing|index|events\/\d+)\.html$/.test(answer.uri),
				).toBe(true);
			}),
			{ numRuns: 1_000 },
		);
	});
});
