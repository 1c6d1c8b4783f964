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

// jsdom has an older `crypto`, without identifiers.
Object.defineProperty(globalThis, "crypto", { value: webcrypto });

type Write = Parameters<typeof useWrite<string, string>>[0];

/** What a call meets; undefined where it succeeds. */
type Fate = Error | undefined;

const refusal = (status: number, code?: string) => new ApiError(status, JSON.stringify({ code }));
const networkFault = () => new TypeError("Failed to fetch");

/** A write whose calls meet these fates one after the other; `keys` are those that were sent. */
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
])("repeats a write under the same key when %s", async (_, fate) => {
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
])("uses a new key after a write that %s", async (_, fate) => {
	const { keys, write } = open([fate]);
	await write();
	await write();
	expect(new Set(keys).size).toBe(2);
});

test("sends two clicks at once under one key", async () => {
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
])("reads the lists that show the change again when the write %s", async (_, fate) => {
	const { queries, write } = open([fate], { changed: [{ queryKey: ["entries"] }] });
	queries.setQueryData(["entries", "mine"], []);
	queries.setQueryData(["news"], []);
	await write();
	expect(queries.getQueryState(["entries", "mine"])?.isInvalidated).toBe(true);
	expect(queries.getQueryState(["news"])?.isInvalidated).toBe(false);
});

const toastText = () => document.querySelector(".toast")?.textContent ?? null;

test("says why a write was refused, in a toast and beside the form", async () => {
	const { result, write } = open([refusal(409, "event_full")]);
	await write();
	expect(result.current.reason).toBe("This event is full");
	await waitFor(() => expect(toastText()).toContain("This event is full"));
});

test("calls `done` after a success alone, and `failed` after a failure alone", async () => {
	const calls: string[] = [];
	const done = (output: string) => calls.push(output);
	const failed = (error: unknown) => calls.push(String(error));
	const { write } = open([undefined, networkFault()], { done, failed });
	await write("a");
	await write("b");
	expect(calls).toEqual(["written: a", "TypeError: Failed to fetch"]);
});

test("puts the server's reason beside the field that it names", async () => {
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
