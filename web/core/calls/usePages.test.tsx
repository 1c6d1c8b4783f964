/** @jest-environment jsdom */
import { QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { createQueryClient } from "./queries.ts";
import { cachedRows, changeRows, firstPage, pagesQuery, usePages, whole } from "./usePages.ts";

/** A list of five rows with two per page; `requested` records the requested cursors in order. */
function fiveRows() {
	const requested: (string | undefined)[] = [];
	const fails = new Set<string>();
	const query = pagesQuery<number>(["five"], async (cursor) => {
		requested.push(cursor);
		if (fails.delete(cursor ?? "")) throw new Error("lost");
		const from = Number(cursor ?? 0);
		const next = from + 2 < 5 ? String(from + 2) : undefined;
		return { rows: [1, 2, 3, 4, 5].slice(from, from + 2), next };
	});
	return { query, requested, fails };
}

function show(
	query: ReturnType<typeof fiveRows>["query"],
	queries = createQueryClient(),
	selection?: Parameters<typeof usePages<number>>[1],
) {
	const wrapper = ({ children }: { children: ReactNode }) => (
		<QueryClientProvider client={queries}>{children}</QueryClientProvider>
	);
	const { result } = renderHook(() => usePages(query, selection), { wrapper });
	return { queries, result, more: () => act(async () => result.current.more?.()) };
}

test("reads a list page by page until the last page", async () => {
	const { query, requested } = fiveRows();
	const { result, more } = show(query);
	expect([result.current.isPending, result.current.rows]).toEqual([true, undefined]);
	await waitFor(() => expect(result.current.rows).toEqual([1, 2]));
	await more();
	await waitFor(() => expect(result.current.rows).toEqual([1, 2, 3, 4]));
	await more();
	await waitFor(() => expect(result.current.rows).toEqual([1, 2, 3, 4, 5]));
	expect([result.current.more, requested]).toEqual([undefined, [undefined, "2", "4"]]);
});

test("keeps the loaded rows when the next page fails, and reads that page again", async () => {
	const { query, fails } = fiveRows();
	const { result, more } = show(query);
	await waitFor(() => expect(result.current.rows).toEqual([1, 2]));
	fails.add("2");
	await more();
	await waitFor(() => expect(result.current.isMoreFailed).toBe(true));
	expect(result.current.rows).toEqual([1, 2]);
	await more();
	await waitFor(() => expect(result.current.rows).toEqual([1, 2, 3, 4]));
	expect(result.current.isMoreFailed).toBe(false);
});

test("does not refetch a prerendered first page, and updates its cached rows in place", async () => {
	const { query, requested } = fiveRows();
	const queries = createQueryClient();
	queries.setQueryData(query.queryKey, firstPage({ rows: [1, 2], next: "2" }));
	const { result, more } = show(query, queries);
	expect([result.current.rows, requested]).toEqual([[1, 2], []]);
	await more();
	await waitFor(() => expect(result.current.rows).toEqual([1, 2, 3, 4]));
	act(() => void changeRows<number>(queries, ["five"], (row) => row * 10));
	await waitFor(() => expect(result.current.rows).toEqual([10, 20, 30, 40]));
	expect(cachedRows<number>(queries, ["five"])).toEqual([10, 20, 30, 40]);
	expect(requested).toEqual(["2"]);
});

test.each([
	[{ isIncluded: (row: number) => row > 2 }, [3, 4], "4"],
	[{ isIncluded: (row: number) => row > 4 }, [5], undefined],
	[{ isIncluded: (row: number) => row > 5 }, [], undefined],
	[{ isIncluded: (row: number) => row % 2 === 1, wanted: 2 }, [1, 3], "4"],
	[{ isIncluded: (row: number) => row % 2 === 1, wanted: 9 }, [1, 3, 5], undefined],
	[{ wanted: 1 }, [1], "2"],
	[whole, [1, 2, 3, 4, 5], undefined],
])("reads on until enough rows are kept, or the list ends: %j", async (selection, rows, next) => {
	const { query, requested } = fiveRows();
	const { result } = show(query, createQueryClient(), selection);
	const seen: unknown[] = [];
	await waitFor(() => {
		seen.push(result.current.rows);
		expect(result.current.rows).toEqual(rows);
	});
	// Nothing is shown as an empty list before it is known to be one.
	expect(seen.slice(0, -1)).not.toContainEqual([]);
	expect(requested.at(-1)).toBe(next === undefined ? "4" : next === "2" ? undefined : "2");
	expect(result.current.more === undefined).toBe(next === undefined);
});

test("shows the rows that it has if reading on fails, with the way to try again", async () => {
	const { query, fails } = fiveRows();
	fails.add("2");
	const { result, more } = show(query, createQueryClient(), { isIncluded: (row) => row > 2 });
	await waitFor(() => expect(result.current.isMoreFailed).toBe(true));
	expect([result.current.rows, result.current.isPending]).toEqual([[], false]);
	await more();
	await waitFor(() => expect(result.current.rows).toEqual([3, 4]));
});
