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
