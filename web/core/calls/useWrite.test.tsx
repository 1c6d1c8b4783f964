/** @jest-environment jsdom */
import { webcrypto } from "node:crypto";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { Language } from "../language/i18n.tsx";
import { dismissToast, Toasts } from "../toasts.tsx";
import { ApiError } from "./client.ts";
import { createQueryClient } from "./queries.ts";
import { useWrite } from "./useWrite.ts";

// jsdom's `crypto` has no `randomUUID`.
Object.defineProperty(globalThis, "crypto", { value: webcrypto });

type Write = Parameters<typeof useWrite<string, string>>[0];

/** The error of a call; undefined if it succeeds. */
type Fate = Error | undefined;

const refusal = (status: number, code?: string) => new ApiError(status, JSON.stringify({ code }));
const networkFault = () => new TypeError("Failed to fetch");

/** A write whose calls have these outcomes in order; `keys` records the idempotency keys sent. */
function open(fates: Fate[] = [], more: Partial<Write> = {}) {
	const keys: string[] = [];
	const call = async (input: string, key: string) => {
		keys.push(key);
		const fate = fates.shift();
		if (fate) throw fate;
		return `written: ${input}`;
	};
	const queries = createQueryClient();
	const wrapper = ({ children }: { children: ReactNode }) => (
		<QueryClientProvider client={queries}>
			<Language initial="en">
				{children}
				<Toasts />
			</Language>
		</QueryClientProvider>
	);
	const { result } = renderHook(() => useWrite<string, string>({ call, ...more }), { wrapper });
	const write = async (input = "a") => {
		await act(async () => {
			await result.current.mutateAsync(input).catch(() => undefined);
		});
	};
	return { keys, queries, result, write };
}

beforeEach(() => act(dismissToast));

test.each<[string, Error]>([
	["the answer is lost", networkFault()],
	["the server fails", refusal(500, "internal")],
	["the server is busy", refusal(503, "busy")],
	["there were too many calls", refusal(429, "too_many_requests")],
	["a proxy answers in its place", refusal(409)],
])("reuses the idempotency key when %s", async (_, fate) => {
	const { keys, write } = open([fate, fate]);
	await write();
	await write();
	await write();
	expect(new Set(keys).size).toBe(1);
	expect(keys).toHaveLength(3);
});

test.each<[string, Fate]>([
	["succeeded", undefined],
	["was refused as invalid", refusal(400, "invalid")],
	["was refused as a conflict", refusal(409, "event_full")],
])("uses a new idempotency key after a write that %s", async (_, fate) => {
	const { keys, write } = open([fate]);
	await write();
	await write();
	expect(new Set(keys).size).toBe(2);
});

test.each<[string, Error, number[]]>([
	["a lost answer", networkFault(), [1, 1, 3]],
	["a refusal", refusal(409, "changed_meanwhile"), [1, 2, 3]],
])("after %s sends the version of the current write", async (_, fate, expected) => {
	const versions: number[] = [];
	const fates = [fate];
	let version = 1;
	const call = async (_input: string, _key: string, sent: number) => {
		versions.push(sent);
		const next = fates.shift();
		if (next) throw next;
		return "written";
	};
	const { result, rerender } = renderHook(() => useWrite<string, string>({ call, version }), {
		wrapper: ({ children }) => (
			<QueryClientProvider client={createQueryClient()}>
				<Language initial="en">{children}</Language>
			</QueryClientProvider>
		),
	});
	// The record that is shown has a newer version after each try.
	for (; version <= 3; version++) {
		rerender();
		await act(async () => {
			await result.current.mutateAsync("a").catch(() => undefined);
		});
	}
	expect(versions).toEqual(expected);
});

test("sends two simultaneous clicks under one idempotency key", async () => {
	const { keys, result } = open();
	await act(async () => {
		await Promise.all([result.current.mutateAsync("a"), result.current.mutateAsync("a")]);
	});
	expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
});

test.each<[string, Fate]>([
	["succeeds", undefined],
	["is refused", refusal(409, "event_full")],
	["gets no answer", networkFault()],
])("invalidates the affected lists when the write %s", async (_, fate) => {
	const { queries, write } = open([fate], { changed: [{ queryKey: ["entries"] }] });
	queries.setQueryData(["entries", "mine"], []);
	queries.setQueryData(["news"], []);
	await write();
	expect(queries.getQueryState(["entries", "mine"])?.isInvalidated).toBe(true);
	expect(queries.getQueryState(["news"])?.isInvalidated).toBe(false);
});

const toastText = () => document.querySelector(".toast")?.textContent ?? null;

test("shows the reason of a rejected write in a toast and beside the form", async () => {
	const { result, write } = open([refusal(409, "event_full")]);
	await write();
	await waitFor(() => expect(result.current.reason).toBe("This event is full"));
	await waitFor(() => expect(toastText()).toContain("This event is full"));
});

test("calls `done` only after a success and `failed` only after a failure", async () => {
	const calls: string[] = [];
	const done = (output: string) => calls.push(output);
	const failed = (error: unknown) => calls.push(String(error));
	const { write } = open([undefined, networkFault()], { done, failed });
	await write("a");
	await write("b");
	expect(calls).toEqual(["written: a", "TypeError: Failed to fetch"]);
});

test("shows a field error of the server beside its field", async () => {
	const marked: unknown[] = [];
	const error = new ApiError(
		400,
		JSON.stringify({ code: "invalid", fields: { email: "required" } }),
	);
	const setError = ((field: string, { message }: { message?: string }) =>
		marked.push([field, message])) as never;
	const { write } = open([error], { setError });
	await write();
	expect(marked).toEqual([["email", "required"]]);
});
