import type {
	dataTagSymbol,
	InferDataFromTag,
	InfiniteData,
	QueryKey,
} from "@tanstack/react-query";
import type { Locale } from "#shared/core/locales.ts";
import type { PageData, PageName } from "#shared/pages.ts";
import type { PageOf } from "./calls/client.ts";

/**
 * The data of a query, as a rendered page contains it. A paged list is contained as its first page,
 * because JSON has no `undefined` for the cursor of that page.
 */
export type Prefilled = { key: QueryKey } & (
	| { data: unknown }
	| {
			page: PageOf<unknown>;
			/** Also prefills the query `[...rows, row.id]` with each row. */
			rows?: QueryKey;
	  }
);

/** The page to render and the data of all pages. `id`: the record of the page, or 0. */
type Rendered = { id: number; locale: Locale; data: PageData };

/** Prefills one query, or none if there is no data. */
export const prefilled = <Key extends QueryKey>(
	{ queryKey }: { queryKey: Key },
	data: InferDataFromTag<never, Key> | undefined,
): Prefilled[] => (data === undefined ? [] : [{ key: queryKey, data }]);

/** Prefills a paged list with its first page. */
export const prefilledList = <Row>(
	{ queryKey }: { queryKey: QueryKey & { [dataTagSymbol]: InfiniteData<PageOf<Row>, unknown> } },
	page: PageOf<Row>,
	rows?: QueryKey,
): Prefilled[] => [{ key: queryKey, page, ...(rows && { rows }) }];

/**
 * Defines the data with which pages are rendered ahead, by their names: the default export of
 * `*.rendered.ts`, which only the renderer reads.
 */
export const defineRendered = (pages: { [N in PageName]?: (page: Rendered) => Prefilled[] }) =>
	pages;
