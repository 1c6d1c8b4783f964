import {
	type InfiniteData,
	infiniteQueryOptions,
	type QueryClient,
	type QueryKey,
	type UseQueryOptions,
	useInfiniteQuery,
	useQuery,
} from "@tanstack/react-query";
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

/** The rows loaded so far. `more` loads the next page; it is undefined after the last page. */
export function usePages<Row>(query: PagesQuery<Row>) {
	const { data, fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError, ...asked } =
		useInfiniteQuery(query);
	return {
		rows: data?.pages.flatMap(({ rows }) => rows),
		more: hasNextPage ? () => void fetchNextPage() : undefined,
		isReadingMore: isFetchingNextPage,
		isMoreFailed: isFetchNextPageError,
		isPending: asked.isPending,
		isLoadingError: asked.isLoadingError,
		readAt: asked.dataUpdatedAt,
		refetch: asked.refetch,
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
export const rowsHeld = <Row>(queries: QueryClient, queryKey: QueryKey): Row[] =>
	queries
		.getQueriesData<Pages<Row>>({ queryKey })
		.flatMap(([, held]) => held?.pages.flatMap(({ rows }) => rows) ?? []);

/** Updates each cached row of all paged queries whose key starts with `queryKey`. */
export const changeRows = <Row>(
	queries: QueryClient,
	queryKey: QueryKey,
	change: (row: Row) => Row,
) =>
	queries.setQueriesData<Pages<Row>>(
		{ queryKey },
		(held) =>
			held && {
				...held,
				pages: held.pages.map(({ rows, next }) => ({ rows: rows.map(change), next })),
			},
	);
