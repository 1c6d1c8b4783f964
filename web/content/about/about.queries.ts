import { queryOptions } from "@tanstack/react-query";
import { aboutRoutes } from "#shared/content/about/about.routes.ts";
import type { AboutSection, AboutSectionId } from "#shared/content/about/about.schema.ts";
import { client } from "../../core/calls/client.ts";
import { readWhenOpened } from "../../core/calls/freshness.ts";
import { pagesQuery } from "../../core/calls/usePages.ts";

export const about = client(aboutRoutes);

/** The sections in order, page by page. */
export const aboutPages = pagesQuery<AboutSection>(["about", "list"], (cursor) =>
	about.list.page({ query: { cursor } }),
);

/** Prefix of all queries of sections. */
export const aboutShown = { queryKey: ["about"] };

/** The current state of one section, never from the cache. */
export const aboutSectionQuery = (id: AboutSectionId) =>
	queryOptions({
		queryKey: [...aboutShown.queryKey, id],
		queryFn: () => about.get({ params: { id } }),
		...readWhenOpened,
	});
