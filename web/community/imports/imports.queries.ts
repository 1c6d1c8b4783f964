import { queryOptions } from "@tanstack/react-query";
import { importsRoutes } from "#shared/community/imports/imports.routes.ts";
import { isUnderWay } from "#shared/community/imports/imports.rules.ts";
import type { Import, LeftRow } from "#shared/community/imports/imports.schema.ts";
import { client } from "../../core/calls/client.ts";
import { changedByOthers, readWhenOpened } from "../../core/calls/freshness.ts";
import { pagesQuery } from "../../core/calls/usePages.ts";

export const imports = client(importsRoutes);

const everyMs = 1_000;

/** The started imports; polled while one is running. */
export const importsPages = {
	...pagesQuery<Import>(["imports"], (cursor) => imports.list.page({ query: { cursor } })),
	refetchInterval: ({ state }: { state: { data?: { pages: { rows: Import[] }[] } } }) =>
		state.data?.pages.some(({ rows }) => rows.some(isUnderWay)) ? everyMs : false,
	...changedByOthers,
};

/** Whom an import has made, asked each time that they are to be invited. */
export const importedPeopleQuery = (id: string) =>
	queryOptions({
		queryKey: ["importedPeople", id],
		queryFn: () => imports.people({ params: { id } }),
		...readWhenOpened,
	});

/** Rows of an import that were not imported. */
export const leftPages = ({ id, refused, kept }: Import) =>
	pagesQuery<LeftRow>(["importRows", id, refused, kept], (cursor) =>
		imports.left.page({ params: { id }, query: { cursor } }),
	);
