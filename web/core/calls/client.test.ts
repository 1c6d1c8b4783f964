/** @jest-environment jsdom */
import { jest } from "@jest/globals";
import * as z from "zod/mini";
import type { Routes } from "#shared/core/http/route.ts";
import { answerCalls } from "#tests/core/renderPart.tsx";
import { ApiError, addressOf, client, isRefusal, writing } from "./client.ts";
import { onConfirmIdentity } from "./confirmIdentity.ts";

const anything = z.any();
const routes = {
	list: { method: "GET", path: "/things/{id}/parts", params: anything, query: anything },
	shared: { method: "GET", path: "/news", sameForAll: true },
	save: { method: "POST", path: "/things", body: anything },
} as unknown as Routes;
const things = client(routes) as unknown as Record<
	"list" | "shared" | "save",
	((input?: object) => Promise<unknown>) & { page: (input?: object) => Promise<unknown> }
>;

afterEach(() => {
	writing.before = undefined;
});

test("a path has its parameters escaped and only the queries that have a value", async () => {
	const sent = answerCalls(() => ({ body: [] }));
	await things.list({ params: { id: "a/b" }, query: { search: "ü", cursor: undefined } });
	await things.list({ params: { id: 5 } });
	expect(sent.map(({ path }) => path)).toEqual([
		"/api/things/a%2Fb/parts?search=%C3%BC",
		"/api/things/5/parts",
	]);
	expect(addressOf(routes.list as never, { params: { id: 5 }, query: { search: "a" } })).toBe(
		"/api/things/5/parts?search=a",
	);
});

test("a call names the language of the page, and the type and key of what it writes", async () => {
	document.documentElement.lang = "ar";
	const sent = answerCalls(() => ({}));
	await things.save({ body: { a: 1 }, key: "key-1" });
	await things.save({ body: new FormData() });
	await things.shared();
	expect(sent.map(({ headers }) => headers)).toEqual([
		{ "accept-language": "ar", "content-type": "application/json", "idempotency-key": "key-1" },
		{ "accept-language": "ar" },
		{ "accept-language": "ar" },
	]);
	expect(sent[0].body).toEqual({ a: 1 });
	expect(sent[1].body).toBeInstanceOf(FormData);
});

test("only what is the same for all is asked for without the session", async () => {
	answerCalls(() => ({}));
	const fetched = jest.spyOn(globalThis, "fetch");
	await things.shared();
	await things.list({ params: { id: 1 } });
	expect(fetched.mock.calls.map(([, init]) => [init?.credentials, init?.cache])).toEqual([
		["omit", "no-cache"],
		["same-origin", "no-cache"],
	]);
});

test("a page of a list has its rows and the cursor of the next one; a lone answer its body", async () => {
	answerCalls(({ path }) =>
		path.includes("last") ? { body: [2] } : { body: [1], headers: { "x-next-cursor": "c" } },
	);
	expect(await things.list.page({ params: { id: 1 } })).toEqual({ rows: [1], next: "c" });
	expect(await things.list.page({ params: { id: "last" } })).toEqual({
		rows: [2],
		next: undefined,
	});
	expect(await things.list({ params: { id: 1 } })).toEqual([1]);
	answerCalls(() => ({}));
	expect(await things.save({ body: {} })).toBeUndefined();
});

test("what runs before writes runs before writes alone, and stops them when it fails", async () => {
	const sent = answerCalls(() => ({}));
	let runs = 0;
	writing.before = async () => {
		runs += 1;
		expect(sent).toHaveLength(runs === 1 ? 1 : 2);
		if (runs === 2) throw new Error("outdated");
	};
	await things.list({ params: { id: 1 } });
	expect(runs).toBe(0);
	await things.save({ body: {} });
	await expect(things.save({ body: {} })).rejects.toThrow("outdated");
	expect(sent).toHaveLength(2);
});

test("an error has the status and the body of its answer, or says the status alone", async () => {
	answerCalls(() => ({ status: 409, body: { code: "event_full" } }));
	const error = (await things.save({ body: {} }).catch((thrown) => thrown)) as ApiError;
	expect(error).toBeInstanceOf(ApiError);
	expect([error.status, error.message, error.body.code]).toEqual([
		409,
		'409: {"code":"event_full"}',
		"event_full",
	]);
	expect([isRefusal(error, "event_full"), isRefusal(error, "invalid")]).toEqual([true, false]);
	expect(isRefusal(new TypeError("event_full"), "event_full")).toBe(false);
	expect(new ApiError(502, "<html>").body).toEqual({});
});

test.each([
	["repeats the call once the password is confirmed", true, 2],
	["keeps its error if the password is not confirmed", false, 1],
])("a call that needs a fresh sign-in %s", async (_, isConfirmed, calls) => {
	const sent = answerCalls(() =>
		sent.length === 1
			? { status: 403, body: { code: "fresh_sign_in_required" } }
			: { body: "done" },
	);
	const stop = onConfirmIdentity(async () => isConfirmed);
	const answer = await things.save({ body: { a: 1 }, key: "k" }).catch(({ status }) => status);
	expect(answer).toBe(isConfirmed ? "done" : 403);
	expect(sent).toHaveLength(calls);
	expect(sent.at(-1)).toEqual(sent[0]);
	stop();
	// Without the prompt, the error is thrown as any other.
	sent.length = 0;
	expect(await things.save({ body: {} }).catch(({ status }) => status)).toBe(403);
});

test("calls that need a fresh sign-in at once ask for the password once", async () => {
	let isConfirmed = false;
	let confirmations = 0;
	const stop = onConfirmIdentity(async () => {
		confirmations += 1;
		isConfirmed = true;
		return true;
	});
	answerCalls(() =>
		isConfirmed ? { body: 1 } : { status: 403, body: { code: "fresh_sign_in_required" } },
	);
	expect(await Promise.all([things.save({ body: {} }), things.save({ body: {} })])).toEqual([1, 1]);
	expect(confirmations).toBe(1);
	stop();
});
