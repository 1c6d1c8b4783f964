import { isFieldCode } from "#shared/core/fields/field-codes.ts";
import { type ErrorCode, errors } from "#shared/core/http/errors.ts";
import type { Answer } from "./api.ts";

const known = new Set(["code", "message", "requestId", "fields", "messages", "params", "reasons"]);
const insides = /node_modules|\bat .{1,200}:\d+:\d+|\.(ts|js|mjs):\d+|[A-Z]\w+(Error|Exception)\b/;

/** The faults of an error response; empty if it follows the common format. */
export function faultsOf({ status, body, headers }: Answer): string[] {
	const faults: string[] = [];
	const must = (right: unknown, fault: string) => right || faults.push(fault);
	must(status >= 400 && status < 500, `status ${status}`);
	if (body === null || typeof body !== "object")
		return [...faults, `no error body: ${String(body).slice(0, 100)}`];
	const [wanted, message] = errors[body.code as ErrorCode] ?? [];
	must(wanted === status, `code ${body.code} with status ${status}`);
	must(message === body.message, `message ${body.message}`);
	must(typeof body.requestId === "string" && body.requestId.length > 0, "no request id");
	must(
		Object.keys(body).every((name) => known.has(name)),
		`more than an error has: ${Object.keys(body)}`,
	);
	must(
		Object.values<string>(body.fields ?? {}).every(isFieldCode),
		`field codes ${JSON.stringify(body.fields)}`,
	);
	must(
		Object.keys(body.messages ?? {}).join() === Object.keys(body.fields ?? {}).join(),
		`words for ${Object.keys(body.messages ?? {})}`,
	);
	must(!insides.test(JSON.stringify(body)), `insides: ${JSON.stringify(body)}`);
	must(
		headers.get("content-type")?.startsWith("application/json"),
		`type ${headers.get("content-type")}`,
	);
	must(
		headers.get("cache-control") === "private, no-store",
		`cache ${headers.get("cache-control")}`,
	);
	return faults;
}

/** Expects an error response with this code in the common format. */
export function expectRefusal(answer: Answer, code: ErrorCode): void {
	expect({ status: answer.status, code: answer.body?.code, faults: faultsOf(answer) }).toEqual({
		status: errors[code][0],
		code,
		faults: [],
	});
}
