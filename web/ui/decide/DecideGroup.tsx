import { type ReactNode, useId, useState } from "react";
import { useIntl } from "react-intl";
import { Link } from "react-router-dom";
import { useText } from "../../core/language/messages.ts";
import { useAtLeast } from "../atLeast.ts";
import { Button } from "../Button.tsx";
import { ButtonLink } from "../ButtonLink.tsx";
import ConfirmDialog from "../dialogs/ConfirmDialog.tsx";
import { Skeletons } from "../states/Skeletons.tsx";
import { SelectionBar } from "../tables/SelectionBar.tsx";
import { Written } from "../texts/Written.tsx";
import { decideGroupMessages } from "./decideGroup.messages.ts";
import { mostUnconfirmed } from "./mostUnconfirmed.ts";
import "./decide-group.css";

/** A record that waits for a decision. */
export type Waiting = {
	key: string;
	name: string;
	/** Link to the complete record. */
	to: string;
	/** Details on which the decision depends, such as rank and coach. */
	facts: ReactNode;
	/** Start of the wait, ISO 8601. */
	since: string;
	/** What staff have to check first. A record with a warning cannot be approved in the list. */
	warning?: string;
};

type Props = {
	/** Unique among the groups of the page. */
	id: string;
	title: string;
	/** Link to the complete list. */
	to: string;
	/** Undefined while they are loading. */
	rows: Waiting[] | undefined;
	/** Truthy if there are more records than `rows`. */
	more?: unknown;
	/** Approves records by their keys. Without it, records are decided on their own pages. */
	approve?: { run: (keys: string[]) => void; isPending: boolean };
	/** Opens the dialog that rejects records by their keys. */
	reject?: (keys: string[]) => void;
	/** Whether several records can be rejected at once. */
	rejectsMany?: boolean;
	/** The dialogs of the group. */
	children?: ReactNode;
};

/** Number of visible rows before "Show all" is pressed. */
const firstRows = 8;

const byAge = (one: Waiting, other: Waiting) => (one.since < other.since ? -1 : 1);

type DecideProps = Pick<Props, "approve" | "reject">;

/** Approves or rejects a record. One with a warning is opened instead. */
function RowActions({ row, approve, reject }: DecideProps & { row: Waiting }) {
	const text = useText(decideGroupMessages);
	const { key, name, to, warning } = row;
	return (
		<span className="row">
			{approve && !warning ? (
				<Button
					kind="primary"
					aria-keyshortcuts="A"
					aria-label={text("decide.approveOf", { name })}
					disabled={approve.isPending}
					onClick={() => approve.run([key])}
				>
					{text("decide.approve")}
				</Button>
			) : (
				<ButtonLink to={to} aria-label={text("decide.openOf", { name })}>
					{text("decide.open")}
				</ButtonLink>
			)}
			{reject && (
				<Button
					opens
					aria-keyshortcuts="R"
					aria-label={text("decide.rejectOf", { name })}
					onClick={() => reject([key])}
				>
					{text("decide.reject")}
				</Button>
			)}
		</span>
	);
}

type RowProps = DecideProps & { row: Waiting; isSelected: boolean; onSelect: () => void };

function Row({ row, isSelected, onSelect, approve, reject }: RowProps) {
	const text = useText(decideGroupMessages);
	const { formatDate } = useIntl();
	const { key, name, to, facts, since, warning } = row;
	const nameId = useId();
	const date = formatDate(since, { dateStyle: "long" });
	const shortDate = formatDate(since, { dateStyle: "medium" });
	return (
		<li data-row={key} tabIndex={-1} aria-labelledby={nameId}>
			{(approve || reject) && (
				<input
					type="checkbox"
					aria-keyshortcuts="X"
					aria-label={text("decide.selectOf", { name })}
					checked={isSelected}
					onChange={onSelect}
				/>
			)}
			<span className="decide-record">
				<Link to={to} aria-keyshortcuts="Enter">
					<Written id={nameId}>{name}</Written>
				</Link>
				<span className="small soft block">{facts}</span>
				{warning && <span className="small early block">{warning}</span>}
			</span>
			<time className="small soft" dateTime={since} title={text("decide.since", { date })}>
				{shortDate}
			</time>
			<RowActions row={row} approve={approve} reject={reject} />
		</li>
	);
}

type RowsProps = DecideProps & {
	rows: Waiting[];
	selected: ReadonlySet<string>;
	onSelect: (key: string) => void;
};

/** The first rows, and the button that shows the others. */
function Rows({ rows, selected, onSelect, ...decide }: RowsProps) {
	const text = useText(decideGroupMessages);
	const [showsAll, setShowsAll] = useState(false);
	const displayed = showsAll ? rows : rows.slice(0, firstRows);
	return (
		<>
			<ul>
				{displayed.map((row) => (
					<Row
						key={row.key}
						row={row}
						isSelected={selected.has(row.key)}
						onSelect={() => onSelect(row.key)}
						{...decide}
					/>
				))}
			</ul>
			{rows.length > displayed.length && (
				<p>
					<Button kind="link" onClick={() => setShowsAll(true)}>
						{text("decide.showAll", { count: rows.length })}
					</Button>
				</p>
			)}
		</>
	);
}

type Approving = {
	/** Approves records, after a question if they are many. */
	onApprove: (keys: string[]) => void;
};

/** The title with the number of records, and the button that approves all without a warning. */
function GroupHead({
	id,
	title,
	to,
	approve,
	count,
	clear,
	onApprove,
}: Pick<Props, "id" | "title" | "to" | "approve"> &
	Approving & { count: string; clear: string[] }) {
	const text = useText(decideGroupMessages);
	return (
		<header className="section-head">
			<h2 id={`decide-${id}`}>
				<Written>{title}</Written> <span className="badge strong">{count}</span>
			</h2>
			<span className="row">
				{approve && clear.length > 1 && (
					<Button disabled={approve.isPending} onClick={() => onApprove(clear)}>
						{text("decide.approveAll", { count: clear.length })}
					</Button>
				)}
				<ButtonLink to={to} aria-label={text("decide.listOf", { title })}>
					{text("decide.list")}
				</ButtonLink>
			</span>
		</header>
	);
}

/** Decides the selected records. */
function SelectedActions({
	approve,
	reject,
	rejectsMany,
	chosen,
	withoutWarning,
	onApprove,
	onClear,
}: Pick<Props, "approve" | "reject" | "rejectsMany"> &
	Approving & { chosen: string[]; withoutWarning: string[]; onClear: () => void }) {
	const text = useText(decideGroupMessages);
	return (
		<SelectionBar count={chosen.length} onClear={onClear}>
			{approve && (
				<Button
					kind="primary"
					disabled={withoutWarning.length === 0 || approve.isPending}
					onClick={() => onApprove(withoutWarning)}
				>
					{text("decide.approve")}
				</Button>
			)}
			{reject && (rejectsMany || chosen.length === 1) && (
				<Button opens onClick={() => reject(chosen)}>
					{text("decide.reject")}
				</Button>
			)}
		</SelectionBar>
	);
}

type ApproveManyProps = Pick<Props, "title"> & {
	keys: string[];
	approve: NonNullable<Props["approve"]>;
	onClose: () => void;
};

/** Asks before many records are approved at once. */
function ApproveManyDialog({ title, keys, approve, onClose }: ApproveManyProps) {
	const text = useText(decideGroupMessages);
	return (
		<ConfirmDialog
			title={text("decide.askTitle", { count: keys.length, title })}
			submit={text("decide.approve")}
			submitting={text("decide.approving")}
			write={{
				isPending: approve.isPending,
				reason: undefined,
				mutate: () => {
					approve.run(keys);
					onClose();
				},
			}}
			onClose={onClose}
		>
			<p>{text("decide.askText")}</p>
		</ConfirmDialog>
	);
}

/** The keys of the selected rows that are still in the list. */
function useSelectedKeys(rows: readonly Waiting[]) {
	const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
	const chosen = rows
		.toSorted(byAge)
		.map(({ key }) => key)
		.filter((key) => selected.has(key));
	return {
		selected,
		chosen,
		toggle: (key: string) => {
			const next = new Set(chosen);
			if (!next.delete(key)) next.add(key);
			setSelected(next);
		},
		clearAll: () => setSelected(new Set()),
	};
}

/** A group of the page "To decide": records of one kind that wait for a decision, with their actions. */
export function DecideGroup(props: Props) {
	const { id, rows, more, approve, reject, children } = props;
	const atLeast = useAtLeast();
	const { selected, chosen, toggle, clearAll } = useSelectedKeys(rows ?? []);
	const [toConfirm, setToConfirm] = useState<string[]>();
	if (!rows) return <Skeletons count={2} className="card" />;
	if (rows.length === 0) return children;
	const sorted = [...rows].sort(byAge);
	const clear = sorted.filter(({ warning }) => !warning).map(({ key }) => key);
	const approveKeys = (keys: string[]) =>
		keys.length > mostUnconfirmed ? setToConfirm(keys) : approve?.run(keys);
	return (
		<section className="card stack decide-group" aria-labelledby={`decide-${id}`}>
			<GroupHead
				{...props}
				count={atLeast(rows.length, more)}
				clear={clear}
				onApprove={approveKeys}
			/>
			<Rows rows={sorted} {...{ selected, approve, reject }} onSelect={toggle} />
			<SelectedActions
				{...props}
				chosen={chosen}
				withoutWarning={chosen.filter((key) => clear.includes(key))}
				onApprove={approveKeys}
				onClear={clearAll}
			/>
			{approve && toConfirm && (
				<ApproveManyDialog
					title={props.title}
					keys={toConfirm}
					approve={approve}
					onClose={() => setToConfirm(undefined)}
				/>
			)}
			{children}
		</section>
	);
}
