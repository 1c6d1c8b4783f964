import { globSync, readFileSync } from "node:fs";
import { QueryObserver } from "@tanstack/react-query";
import { changedByOthers } from "./freshness.ts";
import { createQueryClient } from "./queries.ts";

test("does not refetch or retry queries by itself", () => {
	const { queries, mutations } = createQueryClient().getDefaultOptions();
	expect(queries).toMatchObject({
		staleTime: Number.POSITIVE_INFINITY,
		refetchOnWindowFocus: false,
		retry: false,
	});
	expect(queries?.refetchInterval).toBeUndefined();
	expect(mutations).toMatchObject({ retry: false });
});

test("only the list of exceptions lets cached data become stale", () => {
	const exceptions = ["web/core/calls/freshness.ts", "web/core/calls/queries.ts"];
	const sources = globSync("web/**/*.{ts,tsx}").filter((file) => !/\.test\.tsx?$/.test(file));
	const loosening = /\bstaleTime\b|refetchOnWindowFocus: true|refetchOnMount: "always"/;
	expect(sources.length).toBeGreaterThan(500);
	expect(
		sources.filter(
			(file) => !exceptions.includes(file) && loosening.test(readFileSync(file, "utf8")),
		),
	).toEqual([]);
});

test("reads a list that others change again after the user's next write, not on each visit", async () => {
	const queries = createQueryClient();
	let count = 0;
	const list = { queryKey: ["list"], queryFn: async () => ++count, ...changedByOthers };
	const visit = async () => {
		const observer = new QueryObserver(queries, list);
		const leave = observer.subscribe(() => {});
		while (observer.getCurrentResult().isFetching) await Promise.resolve();
		leave();
	};
	await visit();
	await visit();
	expect(count).toBe(1);
	await queries
		.getMutationCache()
		.build(queries, { mutationFn: async () => "saved" })
		.execute({});
	expect(count).toBe(1);
	await visit();
	expect(count).toBe(2);
});
