import { createQueryClient } from "./queries.ts";

test("what was read does not go stale by itself, and nothing is asked twice", () => {
	const { queries, mutations } = createQueryClient().getDefaultOptions();
	expect(queries).toMatchObject({
		staleTime: Number.POSITIVE_INFINITY,
		refetchOnWindowFocus: false,
		retry: false,
	});
	expect(queries?.refetchInterval).toBeUndefined();
	expect(mutations).toMatchObject({ retry: false });
});
