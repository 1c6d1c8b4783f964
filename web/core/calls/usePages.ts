import {
	type InfiniteData,
	infiniteQueryOptions,
	type QueryClient,
	type QueryKey,
	type UseQueryOptions,
	useInfiniteQuery,
	useQuery,
} from "@tanstack/react-query";
import { useEffect } from "react";
import type { PageOf } from "./client.ts";

type Pages<Row> = InfiniteData<PageOf<Row>, string | undefined>;

/**
 * Builds the query of a paged list.
 * @param read fetches the page after a cursor, or the first page
 */
export const pagesQuery = <Row>(
	queryKey: QueryKey,
	read: (cursor?: string) => Promise<PageOf<Row>>,
) =>
	infiniteQueryOptions({
		queryKey,
		queryFn: ({ pageParam }) => read(pageParam),
		initialPageParam: undefined as string | undefined,
		getNextPageParam: ({ next }: PageOf<Row>) => next,
	});

type PagesQuery<Row> = ReturnType<typeof pagesQuery<Row>>;

type Selection<Row> = {
	/** Which of the rows the caller shows; all by default. */
	isIncluded?: (row: Row) => boolean;
	/** Reads on until this many rows are included, or the list ends; with `isIncluded` until one is. */
	atLeast?: number;
	/** Leaves out the rows behind this many, and reads on until there are as many. */
	wanted?: number;
};

/** Reads a list to its end, for choices among all of its rows. */
export const whole = { atLeast: Number.POSITIVE_INFINITY };

/**
 * The rows loaded so far that the caller shows. `more` loads the next page; it is undefined after the
 * last page. Lists are filtered here and nowhere else (a test checks it), because filtering the first
 * page of a long list shows too few rows, or none. `rows` stays undefined until a row is included or the
 * list has ended.
 */
export function usePages<Row>(
	query: PagesQuery<Row>,
	{ isIncluded, wanted, atLeast = wanted ?? (isIncluded ? 1 : 0) }: Selection<Row> = {},
) {
	const { data, fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError, ...result } =
		useInfiniteQuery(query);
	const read = data?.pages.flatMap(({ rows }) => rows);
	const rows = (isIncluded ? read?.filter(isIncluded) : read)?.slice(0, wanted);
	const isShort =
		rows !== undefined && rows.length < atLeast && hasNextPage && !isFetchNextPageError;
	const pagesRead = data?.pages.length;
	// biome-ignore lint/correctness/useExhaustiveDependencies: each page may still be too short.
	useEffect(() => {
		if (isShort && !isFetchingNextPage) void fetchNextPage();
	}, [isShort, isFetchingNextPage, fetchNextPage, pagesRead]);
	const isSearching = isShort && rows.length === 0;
	return {
		rows: isSearching ? undefined : rows,
		more: hasNextPage ? () => void fetchNextPage() : undefined,
		isReadingMore: isFetchingNextPage,
		isMoreFailed: isFetchNextPageError,
		isPending: result.isPending || isSearching,
		isLoadingError: result.isLoadingError,
		readAt: result.dataUpdatedAt,
		refetch: result.refetch,
	};
}

/** Reads a list without paging, in the result shape of `usePages`. */
export function useListing<Row, Key extends QueryKey>(
	query: UseQueryOptions<Row[], Error, Row[], Key>,
) {
	const { data, isPending, isLoadingError, dataUpdatedAt: readAt, refetch } = useQuery(query);
	const whole = { more: undefined, isReadingMore: false, isMoreFailed: false };
	return { rows: data, ...whole, isPending, isLoadingError, readAt, refetch };
}

/** Cache content of a paged query of which only the first page was read. */
export const firstPage = <Row>(page: PageOf<Row>): Pages<Row> => ({
	pages: [page],
	pageParams: [undefined],
});

/** Returns the cached rows of all paged queries whose key starts with `queryKey`. */
export const cachedRows = <Row>(queries: QueryClient, queryKey: QueryKey): Row[] =>
	queries
		.getQueriesData<Pages<Row>>({ queryKey })
		.flatMap(([, cached]) => cached?.pages.flatMap(({ rows }) => rows) ?? []);

/** Updates each cached row of all paged queries whose key starts with `queryKey`. */
export const changeRows = <Row>(
	queries: QueryClient,
	queryKey: QueryKey,
	change: (row: Row) => Row,
) =>
	queries.setQueriesData<Pages<Row>>(
		{ queryKey },
		(cached) =>
			cached && {
				...cached,
				pages: cached.pages.map(({ rows, next }) => ({ rows: rows.map(change), next })),
			},
	);
