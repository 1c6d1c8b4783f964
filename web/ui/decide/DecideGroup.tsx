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

function Row({
	row,
	isSelected,
	onSelect,
	approve,
	reject,
}: Pick<Props, "approve" | "reject"> & {
	row: Waiting;
	isSelected: boolean;
	onSelect: () => void;
}) {
	const text = useText(decideGroupMessages);
	const { formatDate } = useIntl();
	const { key, name, to, facts, since, warning } = row;
	const nameId = useId();
	const date = formatDate(since, { dateStyle: "long" });
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
				{date}
			</time>
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
		</li>
	);
}

/** A group of the page "To decide": records of one kind that wait for a decision, with their actions. */
export function DecideGroup(props: Props) {
	const { id, title, to, rows, more, approve, reject, rejectsMany, children } = props;
	const text = useText(decideGroupMessages);
	const atLeast = useAtLeast();
	const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
	const [showsAll, setShowsAll] = useState(false);
	const [toConfirm, setToConfirm] = useState<string[]>();
	if (!rows) return <Skeletons count={2} className="card" />;
	if (rows.length === 0) return children;
	const sorted = [...rows].sort(byAge);
	const shown = showsAll ? sorted : sorted.slice(0, firstRows);
	const clear = sorted.filter(({ warning }) => !warning).map(({ key }) => key);
	const chosen = sorted.map(({ key }) => key).filter((key) => selected.has(key));
	const toggle = (key: string) => {
		const next = new Set(chosen);
		if (!next.delete(key)) next.add(key);
		setSelected(next);
	};
	const withoutWarning = chosen.filter((key) => clear.includes(key));
	const approveKeys = (keys: string[]) =>
		keys.length > mostUnconfirmed ? setToConfirm(keys) : approve?.run(keys);
	return (
		<section className="card stack decide-group" aria-labelledby={`decide-${id}`}>
			<header className="section-head">
				<h2 id={`decide-${id}`}>
					<Written>{title}</Written>{" "}
					<span className="badge strong">{atLeast(rows.length, more)}</span>
				</h2>
				<span className="row">
					{approve && clear.length > 1 && (
						<Button disabled={approve.isPending} onClick={() => approveKeys(clear)}>
							{text("decide.approveAll", { count: clear.length })}
						</Button>
					)}
					<ButtonLink to={to} aria-label={text("decide.listOf", { title })}>
						{text("decide.list")}
					</ButtonLink>
				</span>
			</header>
			<ul>
				{shown.map((row) => (
					<Row
						key={row.key}
						row={row}
						isSelected={selected.has(row.key)}
						onSelect={() => toggle(row.key)}
						approve={approve}
						reject={reject}
					/>
				))}
			</ul>
			{rows.length > shown.length && (
				<p>
					<Button kind="link" onClick={() => setShowsAll(true)}>
						{text("decide.showAll", { count: rows.length })}
					</Button>
				</p>
			)}
			<SelectionBar count={chosen.length} onClear={() => setSelected(new Set())}>
				{approve && (
					<Button
						kind="primary"
						disabled={withoutWarning.length === 0 || approve.isPending}
						onClick={() => approveKeys(withoutWarning)}
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
			{approve && toConfirm && (
				<ConfirmDialog
					title={text("decide.askTitle", { count: toConfirm.length })}
					submit={text("decide.approve")}
					submitting={text("decide.approving")}
					write={{
						isPending: approve.isPending,
						reason: undefined,
						mutate: () => {
							approve.run(toConfirm);
							setToConfirm(undefined);
						},
					}}
					onClose={() => setToConfirm(undefined)}
				>
					<p>{text("decide.askText")}</p>
				</ConfirmDialog>
			)}
			{children}
		</section>
	);
}
