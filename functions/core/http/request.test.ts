import type { APIGatewayProxyEventV2 } from "aws-lambda";
import * as z from "zod/mini";
import { api } from "#shared/api.ts";
import { optionalText } from "#shared/core/fields/fields.ts";
import type { ErrorCode } from "#shared/core/http/errors.ts";
import { type Route, routeKey } from "#shared/core/http/route.ts";
import { authRoutes } from "#shared/identity/auth/auth.routes.ts";
import { AppError } from "../errors.ts";
import { Download, toGatewayResponse } from "./answer.ts";
import { parseInput, readBody, readQuery } from "./request.ts";

process.env.SITE_URL = "https://site.example";
process.env.TABLE_NAME = "unit";

const { readCookies } = await import("./session.ts");

const allRoutes = Object.values(api)
	.flatMap((table): Route[] => Object.values(table))
	.map((route) => ({ key: routeKey(route), route }));

const route: Route = {
	method: "PUT",
	path: "/profile",
	access: "signedIn",
	summary: "",
	body: z.object({ name: optionalText(80), tags: z.optional(z.array(z.string())) }),
	file: "picture",
	requests: 1,
};

const event = (bytes: Uint8Array | string, type: string) =>
	({
		body: Buffer.from(bytes).toString("base64"),
		isBase64Encoded: true,
		headers: { "content-type": type },
	}) as unknown as APIGatewayProxyEventV2;

const read = (bytes: Uint8Array | string, type: string, of = route) =>
	readBody(of, event(bytes, type));

/** The error's code when the call throws an AppError; else the result. */
function outcome(act: () => unknown): ErrorCode | unknown {
	try {
		return act();
	} catch (error) {
		return error instanceof AppError ? error.code : error;
	}
}

const boundary = "----federation";
const formType = `multipart/form-data; boundary=${boundary}`;
const part = (head: string, content = "") => `--${boundary}\r\n${head}\r\n\r\n${content}\r\n`;
const field = (name: string, content = "") =>
	part(`Content-Disposition: form-data; name="${name}"`, content);
const end = `--${boundary}--\r\n`;

describe("readBody of a multipart form", () => {
	test("reads texts, lists and the picture of a form from a browser", async () => {
		const form = new FormData();
		form.append("name", "نورة");
		form.append("tags[]", "a");
		form.append("tags[]", "b");
		form.append("empty", "");
		form.append("picture", new Blob([new Uint8Array([0, 13, 10, 45, 45, 255])]), "me.jpg");
		const sent = new Response(form);
		const type = sent.headers.get("content-type") ?? "";
		expect(read(new Uint8Array(await sent.arrayBuffer()), type)).toEqual({
			body: { name: "نورة", tags: ["a", "b"] },
			picture: { bytes: new Uint8Array([0, 13, 10, 45, 45, 255]) },
		});
	});

	test("accepts fifty parts and rejects fifty-one", () => {
		expect(outcome(() => read(field("a").repeat(50) + end, formType))).toEqual({
			body: { name: undefined },
		});
		expect(outcome(() => read(field("a").repeat(51) + end, formType))).toBe("too_large");
	});

	// A parser that read on would find an invalid form and answer `malformed` instead.
	test.each([
		["40,000 empty fields", field("a").repeat(40_000)],
		["nonsense", "\u0000".repeat(2_000_000)],
	])("rejects the form at the part above the limit, with %s after it unread", (_, rest) => {
		expect(outcome(() => read(field("a").repeat(51) + rest, formType))).toBe("too_large");
	});

	test("searches the bytes of a form once, however many parts it has", () => {
		const sizes = [25, 50].map((parts) => {
			const bytes = Buffer.from(field("a", "x".repeat(2_000)).repeat(parts) + end);
			const searched: number[] = [];
			const { indexOf } = Buffer.prototype;
			Buffer.prototype.indexOf = function (this: Buffer, ...input: Parameters<typeof indexOf>) {
				const found = indexOf.apply(this, input);
				searched.push((found < 0 ? this.length : found) - Number(input[1] ?? 0));
				return found;
			} as typeof indexOf;
			try {
				outcome(() => read(bytes, formType));
			} finally {
				Buffer.prototype.indexOf = indexOf;
			}
			return searched.reduce((sum, one) => sum + one, 0) / bytes.length;
		});
		for (const passes of sizes) expect(passes).toBeLessThanOrEqual(1);
	});

	test.each([
		["no boundary", field("a") + end, "multipart/form-data"],
		["an empty boundary", field("a") + end, "multipart/form-data; boundary="],
		["another boundary", field("a") + end, "multipart/form-data; boundary=other"],
		["no end", field("a"), formType],
		["nothing but its end", end, formType],
		["a part without a name", part("Content-Disposition: form-data") + end, formType],
		[
			"a part without an end to its headers",
			`--${boundary}\r\nX: ${"a".repeat(1_000_000)}`,
			formType,
		],
		[
			"long headers",
			part(`X: ${"a".repeat(3_000)}\r\nContent-Disposition: form-data; name="a"`) + end,
			formType,
		],
	])("rejects a form with %s", (name, bytes, type) => {
		const expected = name === "nothing but its end" ? { body: {} } : "malformed";
		expect(outcome(() => read(bytes, type))).toEqual(expected);
	});

	test("does not let a form field change the object's prototype", () => {
		const form = field("__proto__", "x") + field("__proto__[]", "y") + end;
		expect(outcome(() => read(form, formType))).toBe("invalid");
		expect(Object.keys(Object.prototype)).toEqual([]);
	});
});

describe("readBody of JSON", () => {
	const list: Route = { ...route, file: undefined, body: z.array(z.object({ id: z.number() })) };

	test("treats no JSON body, an empty body and {} alike", () => {
		const bodies = [
			{ body: undefined, headers: {} },
			event("", ""),
			event("", "text/plain"),
			event("{}", "application/json"),
		];
		for (const one of bodies)
			expect(readBody(route, one as APIGatewayProxyEventV2)).toEqual({ body: {} });
	});

	test("reads a media type in any case", () => {
		expect(read('{"name":"a"}', "Application/JSON").body).toEqual({ name: "a" });
		const form = "name=a";
		const type = "Application/X-WWW-Form-Urlencoded";
		expect(read(form, type, { ...route, form: { done: "/", refused: "/" } }).body).toEqual({
			name: "a",
		});
	});

	test("replaces lone surrogates in JSON by U+FFFD", () => {
		const { body } = read('{"name":"a","tags":["\\ud800","🥋","\\udfff b"]}', "application/json");
		expect(body).toEqual({ name: "a", tags: ["\ufffd", "🥋", "\ufffd b"] });
	});

	test("reports at most fifty invalid fields of a JSON body", () => {
		const many = JSON.stringify(Array.from({ length: 60_000 }, () => 1));
		const refusal = (() => {
			try {
				read(many, "application/json", list);
			} catch (error) {
				return error as AppError;
			}
		})();
		expect(Object.keys(refusal?.detail.fields ?? {})).toHaveLength(50);
	});

	test("refuses a body of more than 32 levels, and reads one of 32", () => {
		const nested = (levels: number) =>
			`{"name":${"[".repeat(levels - 1)}${"]".repeat(levels - 1)}}`;
		expect(outcome(() => read(nested(33), "application/json"))).toBe("malformed");
		expect(outcome(() => read(nested(32), "application/json"))).toBe("invalid");
	});

	test.each([
		["deep lists", "[".repeat(120_000) + "]".repeat(120_000)],
		["deep objects", `${'{"a":'.repeat(40_000)}1${"}".repeat(40_000)}`],
		["many keys", `{${Array.from({ length: 20_000 }, (_, one) => `"k${one}":1`).join()}}`],
	])("parses or rejects JSON with %s without an internal error", (_, text) => {
		const got = outcome(() => read(text, "application/json"));
		expect(["malformed", "invalid", "object"]).toContain(typeof got === "object" ? "object" : got);
	});
});

const plainType = "application/x-www-form-urlencoded";
const plainRoute: Route = {
	...route,
	file: undefined,
	form: { done: "/done", refused: "/refused" },
};

describe("readBody of a form without JavaScript", () => {
	test("reads texts and repeated names", () => {
		expect(read("name=%D9%86%D9%88%D8%B1%D8%A9&tags=a&tags=b", plainType, plainRoute)).toEqual({
			body: { name: "نورة", tags: ["a", "b"] },
		});
	});

	test("accepts fifty fields and rejects more", () => {
		expect(read(`name=a${"&tags=a".repeat(49)}`, plainType, plainRoute)).toMatchObject({
			body: { name: "a" },
		});
		expect(outcome(() => read(`name=a${"&tags=a".repeat(50)}`, plainType, plainRoute))).toBe(
			"too_large",
		);
		expect(outcome(() => read("&".repeat(50), plainType, plainRoute))).toBe("too_large");
	});
});

describe("the largest allowed input in the most pieces", () => {
	const mostBytes = 256 * 1024;
	/** Header lines and addresses; the server and the gateway allow less. */
	const mostHeader = 32 * 1024;
	/** Far more than linear work needs on a busy machine, far less than quadratic work takes. */
	const mostProcessorMs = 1_000;
	const names = (length: number, separator: string, one: (at: number) => string) => {
		const pieces: string[] = [];
		for (let at = 0, size = 0; size < length; at += 1) {
			pieces.push(one(at));
			size += pieces[at].length + separator.length;
		}
		return pieces.slice(0, -1).join(separator);
	};
	const polled: Route = { ...route, method: "GET", body: undefined, polled: true };
	const readers: [string, () => unknown][] = [
		["a JSON list", () => read(`[${names(mostBytes - 2, ",", () => "1")}]`, "application/json")],
		[
			"JSON with escaped surrogates",
			() => read(`[${names(mostBytes - 2, ",", () => '"\\ud800"')}]`, "application/json"),
		],
		[
			"a JSON object",
			() => read(`{${names(mostBytes - 2, ",", (at) => `"${at}":1`)}}`, "application/json"),
		],
		[
			"a form",
			() =>
				read(
					names(mostBytes, "&", (at) => `a${at}`),
					plainType,
					plainRoute,
				),
		],
		[
			"a multipart form",
			() =>
				read(
					names(mostBytes, "", (at) => field(String(at))),
					formType,
				),
		],
		[
			"a query",
			() =>
				parseInput(
					z.object({ q: z.optional(z.string()) }),
					Object.fromEntries(new URLSearchParams(names(mostHeader, "&", (at) => `a${at}`))),
				),
		],
		["cookies in one header", () => readCookies([names(mostHeader, "; ", (at) => `a${at}=`)])],
		["cookies one by one", () => readCookies(names(mostHeader, ";", (at) => `a${at}=`).split(";"))],
		[
			"an If-None-Match",
			() =>
				toGatewayResponse(
					polled,
					new Download("text", { type: "text/calendar" }),
					null,
					names(mostHeader, ",", () => "W/a"),
				),
		],
		[
			"spaces in an If-None-Match",
			() =>
				toGatewayResponse(
					polled,
					new Download("text", { type: "text/calendar" }),
					null,
					" ".repeat(mostHeader),
				),
		],
	];

	test.each(readers)("%s takes time linear in the size of its input", (_, act) => {
		const before = process.cpuUsage();
		outcome(act);
		const { user, system } = process.cpuUsage(before);
		expect((user + system) / 1000).toBeLessThan(mostProcessorMs);
	});
});

describe("query parameters", () => {
	const query = (queryStringParameters: Record<string, string>) =>
		({ queryStringParameters }) as unknown as APIGatewayProxyEventV2;
	const colour = query({ colour: "red" });

	const opened = [authRoutes.startSignIn, authRoutes.finishSignIn, authRoutes.logout] as Route[];

	test.each(opened)(
		"$path, which a browser opens, accepts query parameters added by other sites",
		(one) => expect(readQuery(one, colour)).toMatchObject({ colour: "red" }),
	);

	test.each(allRoutes.filter(({ route }) => !opened.includes(route)))(
		"$key refuses an unknown parameter by name",
		({ route }) => {
			expect(() => readQuery(route, colour)).toThrow(
				expect.objectContaining({
					code: "invalid",
					detail: { fields: { colour: "unknown_parameter" } },
				}),
			);
		},
	);

	test("a route without a query takes a call without one", () => {
		expect(readQuery(route, {} as APIGatewayProxyEventV2)).toBeUndefined();
	});
});
