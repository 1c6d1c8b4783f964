import type { APIGatewayProxyEventV2 } from "aws-lambda";
import * as z from "zod/mini";
import { optionalText } from "#shared/core/fields/fields.ts";
import type { ErrorCode } from "#shared/core/http/errors.ts";
import type { Route } from "#shared/core/http/route.ts";
import { AppError } from "../errors.ts";
import { readBody } from "./request.ts";

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
				read(bytes, formType);
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
		const wanted = name === "nothing but its end" ? { body: {} } : "malformed";
		expect(outcome(() => read(bytes, type))).toEqual(wanted);
	});

	test("does not let a form field change the object's prototype", () => {
		const { body } = read(field("__proto__", "x") + field("__proto__[]", "y") + end, formType) as {
			body: object;
		};
		expect(Object.getPrototypeOf(body)).toBe(Object.prototype);
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

	test.each([
		["deep lists", "[".repeat(120_000) + "]".repeat(120_000)],
		["deep objects", `${'{"a":'.repeat(40_000)}1${"}".repeat(40_000)}`],
		["many keys", `{${Array.from({ length: 20_000 }, (_, one) => `"k${one}":1`).join()}}`],
	])("parses or rejects JSON with %s without an internal error", (_, text) => {
		const got = outcome(() => read(text, "application/json"));
		expect(["malformed", "invalid", "object"]).toContain(typeof got === "object" ? "object" : got);
	});
});
