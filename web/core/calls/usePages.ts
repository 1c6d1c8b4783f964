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

/** The query of a list that is read page after page. @param read asks for the page behind a cursor, or for the first */
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

/** The rows read so far. `more` reads the next page; it is undefined at the end. */
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

/** A list that comes in one answer, as `usePages` gives one. */
export function useListing<Row, Key extends QueryKey>(
	query: UseQueryOptions<Row[], Error, Row[], Key>,
) {
	const { data, isPending, isLoadingError, dataUpdatedAt: readAt, refetch } = useQuery(query);
	const whole = { more: undefined, isReadingMore: false, isMoreFailed: false };
	return { rows: data, ...whole, isPending, isLoadingError, readAt, refetch };
}

/** What a query of pages holds when only the first was read. */
export const firstPage = <Row>(page: PageOf<Row>): Pages<Row> => ({
	pages: [page],
	pageParams: [undefined],
});

/** The rows that queries of pages under a key hold. */
export const rowsHeld = <Row>(queries: QueryClient, queryKey: QueryKey): Row[] =>
	queries
		.getQueriesData<Pages<Row>>({ queryKey })
		.flatMap(([, held]) => held?.pages.flatMap(({ rows }) => rows) ?? []);

/** Changes rows in all queries of pages under a key. */
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
