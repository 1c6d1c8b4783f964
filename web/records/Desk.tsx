import { type QueryKey, type UseQueryOptions, useQuery } from "@tanstack/react-query";
import {
	type ComponentProps,
	type ComponentType,
	type ReactElement,
	type ReactNode,
	Suspense,
} from "react";
import { useAddress } from "../core/address/useAddress.ts";
import { useText } from "../core/language/messages.ts";
import { Button } from "../ui/Button.tsx";
import { Empty } from "../ui/states/Empty.tsx";
import { LoadError } from "../ui/states/LoadError.tsx";
import { Loading } from "../ui/states/Loading.tsx";
import { type Column, DataTable } from "../ui/tables/DataTable.tsx";
import { recordMessages } from "./records.messages.ts";

/** A list as `usePages` or `useListing` reads it. */
export type Listing<Row> = NonNullable<ComponentProps<typeof DataTable>["pages"]> & {
	rows: Row[] | undefined;
	isPending: boolean;
	isLoadingError: boolean;
	refetch: () => unknown;
};

type Props<Row> = Pick<
	ComponentProps<typeof DataTable<Row>>,
	"columns" | "keyOf" | "name" | "first" | "selection"
> & {
	title: string;
	/** What the button for a new one says, or a button of the desk's own. */
	create?: string | ReactElement;
	/** How the address names the record that is open: `?official=7`, `?official=new`. */
	word?: string;
	list: Listing<Row>;
	/** The rows that are shown, where not all that were read. */
	rows?: Row[];
	loading?: string;
	/** What stands in place of an empty list, and in a line below. */
	none: string;
	noneText?: string;
	/** Between the heading and the table: filters, notices. */
	above?: ReactNode;
	/** What can be done with a row. */
	actions?: (row: Row) => ReactNode;
	/** Dialogs. */
	children?: ReactNode;
};

function useAllColumns<Row>({
	columns,
	actions,
}: Pick<Props<Row>, "columns" | "actions">): Column<Row>[] {
	const text = useText(recordMessages);
	return actions
		? [...columns, { id: "actions", head: text("record.actions"), cell: actions }]
		: columns;
}

/** Where staff keep records of a kind: a list of them, the way to a new one, and the dialogs of both. */
export function Desk<Row>({
	title,
	create,
	word = "id",
	list,
	rows = list.rows,
	...rest
}: Props<Row>) {
	const { loading, none, noneText, above, children } = rest;
	const { set } = useAddress();
	const columns = useAllColumns(rest);
	return (
		<section className="stack">
			<header className="section-head">
				<h2>{title}</h2>
				{typeof create === "string" ? (
					<Button kind="primary" opens onClick={() => set({ [word]: "new" }, { step: true })}>
						{create}
					</Button>
				) : (
					create
				)}
			</header>
			{above}
			{list.isPending && <Loading label={loading} />}
			{list.isLoadingError && <LoadError onRetry={list.refetch} />}
			{list.rows?.length === 0 && <Empty text={noneText}>{none}</Empty>}
			{rows && rows.length > 0 && (
				<DataTable
					label={title}
					rows={rows}
					columns={columns}
					keyOf={rest.keyOf}
					name={rest.name}
					first={rest.first}
					selection={rest.selection}
					pages={list}
				/>
			)}
			<Suspense>{children}</Suspense>
		</section>
	);
}

type Fresh<Item, Key extends QueryKey> = UseQueryOptions<Item, Error, Item, Key>;

type OpenProps<Item, Id extends number, Key extends QueryKey> = {
	word?: string;
	/** Asks for the record as it is at this moment. */
	query: (id: Id) => Fresh<Item, Key>;
	dialog: ComponentType<{ item: Item | null; onClose: () => void }>;
};

type AskedProps<Item, Key extends QueryKey> = {
	query: Fresh<Item, Key>;
	children: (item: Item) => ReactNode;
};

function Asked<Item, Key extends QueryKey>({ query, children }: AskedProps<Item, Key>) {
	const { data, isError, refetch } = useQuery(query);
	if (isError) return <LoadError onRetry={refetch} />;
	return data && children(data);
}

/**
 * The dialog of the record that the address names: a new one (`?news=new`), or one (`?news=7`) that is asked for anew,
 * so that nobody edits what is old.
 */
export function OpenRecord<Item, Id extends number, Key extends QueryKey>(
	props: OpenProps<Item, Id, Key>,
) {
	const { word = "id", query, dialog: Dialog } = props;
	const { search, set } = useAddress();
	const id = search.get(word);
	const close = () => set({ [word]: null });
	if (!id) return null;
	if (id === "new") return <Dialog item={null} onClose={close} />;
	return (
		<Asked key={id} query={query(Number(id) as Id)}>
			{(item) => <Dialog item={item} onClose={close} />}
		</Asked>
	);
}
