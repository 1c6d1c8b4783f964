/** @jest-environment jsdom */
import { webcrypto } from "node:crypto";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { Language } from "../language/i18n.tsx";
import { dismissToast, Toasts } from "../toasts.tsx";
import { ApiError } from "./client.ts";
import { createQueryClient } from "./queries.ts";
import { useWriteEach } from "./useWriteEach.ts";

// jsdom's `crypto` has no `randomUUID`.
Object.defineProperty(globalThis, "crypto", { value: webcrypto });

const refusal = (status: number, code: string) => new ApiError(status, JSON.stringify({ code }));

/** Writes records whose calls fail with these errors, by key; `calls` records what was sent. */
function open(
	fates: Partial<Record<string, Error>>,
	undo?: (done: string[]) => void,
	more: Partial<Parameters<typeof useWriteEach<string>>[0]> = {},
) {
	const calls: [string, string][] = [];
	const wrapper = ({ children }: { children: ReactNode }) => (
		<QueryClientProvider client={createQueryClient()}>
			<Language initial="en">
				{children}
				<Toasts />
			</Language>
		</QueryClientProvider>
	);
	const { result } = renderHook(
		() =>
			useWriteEach<string>({
				keyOf: (item) => item,
				async call(item, key) {
					calls.push([item, key]);
					const fate = fates[item];
					if (fate) throw fate;
				},
				title: (count) => `${count} approved`,
				undo,
				...more,
			}),
		{ wrapper },
	);
	const write = (...items: string[]) => act(() => result.current.mutateAsync(items));
	/**
	 * The error of a write that fails; caught inside `act`, which cannot continue after an error.
	 */
	const fail = (...items: string[]) =>
		act(() => result.current.mutateAsync(items).catch((error: unknown) => error));
	return { calls, write, fail, now: () => result.current };
}

beforeEach(() => act(dismissToast));

test("tries the next record after a refusal, and shows how many failed and why", async () => {
	const { calls, write } = open({ b: refusal(409, "conflict") });
	const { succeeded, failed } = await write("a", "b", "c");
	expect(succeeded).toEqual(["a", "c"]);
	expect([...failed.keys()]).toEqual(["b"]);
	expect(new Set(calls.map(([, key]) => key)).size).toBe(3);
	expect(screen.getByText("2 approved")).toBeTruthy();
	expect(screen.getByText(/^1 could not be changed: /)).toBeTruthy();
});

test("stops after a lost connection, and retries the lost write with the same key", async () => {
	const fates: Partial<Record<string, Error>> = { a: new TypeError("Failed to fetch") };
	const { calls, write, fail } = open(fates);
	expect(await fail("a", "b")).toBe(fates.a);
	expect(calls.map(([item]) => item)).toEqual(["a"]);
	delete fates.a;
	expect((await write("a", "b")).succeeded).toEqual(["a", "b"]);
	expect(calls[1]).toEqual(calls[0]);
});

test("undo reverts only the records that were written", async () => {
	const undone: string[][] = [];
	const { write } = open({ b: refusal(409, "conflict") }, (done) => undone.push(done));
	await write("a", "b");
	act(() => screen.getByRole("button", { name: "Undo" }).click());
	expect(undone).toEqual([["a"]]);
});

test("names the records that failed, stays open for them, and writes only those again", async () => {
	let done = 0;
	const fates: Partial<Record<string, Error>> = { b: refusal(409, "conflict") };
	const { calls, write, now } = open(fates, undefined, {
		nameOf: (item) => `Person ${item}`,
		done: () => {
			done += 1;
		},
	});
	await write("a", "b", "c");
	expect(done).toBe(0);
	expect(now().failures).toMatchObject([{ key: "b", name: "Person b" }]);
	expect(screen.getByText(/Person b/)).toBeTruthy();
	expect(now().left(["a", "b", "c"])).toEqual(["b"]);
	delete fates.b;
	await write(...now().left(["a", "b", "c"]));
	expect(calls.map(([item]) => item)).toEqual(["a", "b", "c", "b"]);
	expect(now().failures).toEqual([]);
	expect(done).toBe(1);
});

test("shows a reason that concerns a field at the field", async () => {
	const wrongAmount = new ApiError(
		400,
		JSON.stringify({ code: "invalid", fields: { amount: "required" } }),
	);
	const wrong: unknown[] = [];
	const { write } = open({ a: wrongAmount, b: wrongAmount }, undefined, {
		setError: (field, { message }) => wrong.push([field, message]),
	});
	const { failed } = await write("a", "b");
	expect(failed.size).toBe(2);
	expect(wrong).toEqual([["amount", "required"]]);
});
