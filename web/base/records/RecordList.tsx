import type { ComponentProps, ReactElement, ReactNode } from "react";
import { useAddress } from "../../core/address/useAddress.ts";
import { useText } from "../../core/language/messages.ts";
import { Button } from "../../ui/Button.tsx";
import { Empty } from "../../ui/states/Empty.tsx";
import { LoadError } from "../../ui/states/LoadError.tsx";
import { Loading } from "../../ui/states/Loading.tsx";
import { type Column, DataTable } from "../../ui/tables/DataTable.tsx";
import { recordMessages } from "./records.messages.ts";

/** A list as returned by `usePages` or `useListing`. */
export type Listing<Row> = NonNullable<ComponentProps<typeof DataTable>["pages"]> & {
	rows: Row[] | undefined;
	isPending: boolean;
	isLoadingError: boolean;
	refetch: () => unknown;
};

type Props<Row> = Pick<
	ComponentProps<typeof DataTable<Row>>,
	"columns" | "keyOf" | "below" | "name" | "first" | "order" | "selection"
> & {
	title: string;
	/** Label of the create button, or a custom button. */
	create?: string | ReactElement;
	/** Query parameter with the open record: `?official=7`, `?official=new`. */
	word?: string;
	list: Listing<Row>;
	/** The visible rows, if not all loaded ones. */
	rows?: Row[];
	loading?: string;
	/** Text instead of an empty list, and a line below it. */
	none: string;
	noneText?: string;
	/** Content between heading and table, such as filters and notices. */
	above?: ReactNode;
	/** Actions of a row. */
	actions?: (row: Row) => ReactNode;
	/** The dialogs of the list. */
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

/** Staff's list of records of one kind: the table, the create button and the dialogs. */
export function RecordList<Row>({
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
					below={rest.below}
					name={rest.name}
					first={rest.first}
					order={rest.order}
					selection={rest.selection}
					pages={list}
				/>
			)}
			{children}
		</section>
	);
}
