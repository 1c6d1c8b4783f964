import { queryOptions } from "@tanstack/react-query";
import { myDataRoutes } from "#shared/community/my-data/my-data.routes.ts";
import { client } from "../../core/calls/client.ts";
import { readOnEachVisit } from "../../core/calls/freshness.ts";

export const myData = client(myDataRoutes);

export const erasureQuery = queryOptions({
	queryKey: ["myData", "erasure"],
	queryFn: () => myData.erasure(),
	...readOnEachVisit,
});

export const erasuresQuery = queryOptions({
	queryKey: ["myData", "erasures"],
	queryFn: () => myData.erasures(),
});

/** Polled while the archive is being made. */
export const exportQuery = queryOptions({
	queryKey: ["myData", "export"],
	queryFn: () => myData.export(),
	...readOnEachVisit,
	refetchInterval: ({ state }) => (state.data?.state === "making" ? 2_000 : false),
});
