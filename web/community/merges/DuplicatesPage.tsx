import { useState } from "react";
import { useIntl } from "react-intl";
import type { Candidate, Merge, Pair } from "#shared/community/merges/merges.schema.ts";
import { useUser } from "../../base/session/session.ts";
import { usePages } from "../../core/calls/usePages.ts";
import { isolateName } from "../../core/language/langOf.ts";
import { useText } from "../../core/language/messages.ts";
import { Separator } from "../../core/language/separator.tsx";
import { lazyPart } from "../../core/lazyPart.tsx";
import { useNames } from "../../people/users/names.ts";
import { PersonLink } from "../../people/users/PersonLink.tsx";
import { Portrait } from "../../people/users/Portrait.tsx";
import { Button } from "../../ui/Button.tsx";
import { Page } from "../../ui/Page.tsx";
import { ShowMore } from "../../ui/ShowMore.tsx";
import { Empty } from "../../ui/states/Empty.tsx";
import { LoadError } from "../../ui/states/LoadError.tsx";
import { Notice } from "../../ui/states/Notice.tsx";
import { Skeletons } from "../../ui/states/Skeletons.tsx";
import { Sentence } from "../../ui/texts/Sentence.tsx";
import { mergesMessages } from "./merges.messages.ts";
import { isUnderWay, mergesPages, pairsPages } from "./merges.queries.ts";
import "./merges.css";

const MergeDialog = lazyPart(() => import("./MergeDialog.tsx"));
const DismissDialog = lazyPart(() => import("./DismissDialog.tsx"));
const UndoDialog = lazyPart(() => import("./UndoDialog.tsx"));

function PersonOfPair({ person }: { person: Candidate }) {
	const text = useText(mergesMessages);
	const { formatDate } = useIntl();
	return (
		<div className="pair-person">
			<Portrait person={person} size={48} />
			<div>
				<strong>
					<PersonLink person={person} />
				</strong>
				<span className="small">
					<bdi dir="ltr">{person.email}</bdi>
				</span>
				{person.phoneNumber && (
					<span className="small">
						<bdi dir="ltr">{person.phoneNumber}</bdi>
					</span>
				)}
				<span className="small soft">
					{text(`merges.role.${person.role}`)}
					<Separator />
					{text("merges.joined")} {formatDate(person.createdAt, { dateStyle: "long" })}
				</span>
			</div>
		</div>
	);
}

/** Two possibly duplicate people, why they match, and the actions. */
function PairCard({ pair, mayMerge }: { pair: Pair; mayMerge: boolean }) {
	const text = useText(mergesMessages);
	const names = useNames();
	const { formatList } = useIntl();
	const [open, setOpen] = useState<"merge" | "dismiss" | null>(null);
	const both = formatList(pair.people.map((person) => isolateName(names(person).full)));
	const close = () => setOpen(null);
	return (
		<li className="card stack">
			<div className="pair-people">
				{pair.people.map((person) => (
					<PersonOfPair key={person.id} person={person} />
				))}
			</div>
			<ul className="pair-evidence" aria-label={text("merges.evidence")}>
				{pair.evidence.map((kind) => (
					<li key={kind}>{text(`merges.evidence.${kind}`)}</li>
				))}
			</ul>
			{mayMerge && (
				<p className="row">
					<Button
						opens
						aria-label={text("merges.compareOf", { names: both })}
						onClick={() => setOpen("merge")}
					>
						{text("merges.compare")}
					</Button>
					<Button
						opens
						aria-label={text("merges.dismissOf", { names: both })}
						onClick={() => setOpen("dismiss")}
					>
						{text("merges.dismiss")}
					</Button>
				</p>
			)}
			{open === "merge" && <MergeDialog pair={pair} onClose={close} />}
			{open === "dismiss" && <DismissDialog pair={pair} names={both} onClose={close} />}
		</li>
	);
}

function MergeRow({ merge, mayMerge }: { merge: Merge; mayMerge: boolean }) {
	const text = useText(mergesMessages);
	const names = useNames();
	const { formatDate } = useIntl();
	const [open, setOpen] = useState(false);
	const merged = isolateName(names(merge.gone).full);
	const survivor = merge.kept ? isolateName(names(merge.kept).full) : text("merges.deleted");
	return (
		<li className="card merge-row">
			<div>
				<p>
					<Sentence>{text("merges.into", { gone: merged, kept: survivor })}</Sentence>
				</p>
				<p className="small soft" role={isUnderWay(merge) ? "status" : undefined}>
					{text(`merges.state.${merge.state}`)}
					{merge.state === "merged" && (
						<span>
							{" "}
							· {text("merges.until", { date: formatDate(merge.undoUntil, { dateStyle: "long" }) })}
						</span>
					)}
				</p>
			</div>
			{mayMerge && merge.state === "merged" && merge.kept && (
				<Button
					opens
					aria-label={text("merges.undoOf", { gone: merged })}
					onClick={() => setOpen(true)}
				>
					{text("merges.undo")}
				</Button>
			)}
			{open && <UndoDialog merge={merge} onClose={() => setOpen(false)} />}
		</li>
	);
}

/** Merges of the last 30 days. */
function RecentMerges({ mayMerge }: { mayMerge: boolean }) {
	const text = useText(mergesMessages);
	const pages = usePages(mergesPages);
	return (
		<section className="stack merges-recent">
			<h2>{text("merges.recent")}</h2>
			{pages.isLoadingError && <LoadError onRetry={pages.refetch} />}
			{pages.rows?.length === 0 && <p className="soft">{text("merges.noneMerged")}</p>}
			<ul className="stack" aria-busy={pages.isPending}>
				{pages.rows?.map((merge) => (
					<MergeRow key={merge.id} merge={merge} mayMerge={mayMerge} />
				))}
			</ul>
			<ShowMore pages={pages} />
		</section>
	);
}

/** Possible duplicate people, for staff; super-admins can merge them. */
export default function DuplicatesPage() {
	const text = useText(mergesMessages);
	const { data: user } = useUser();
	const mayMerge = user?.role === "super-admin";
	const pages = usePages(pairsPages);
	const { rows, isPending, isLoadingError, refetch } = pages;
	return (
		<Page className="duplicates-page" title={text("merges.title")} lead={text("merges.lead")}>
			{!mayMerge && <Notice>{text("merges.onlySuper")}</Notice>}
			{isLoadingError && <LoadError onRetry={refetch} />}
			{rows?.length === 0 && <Empty text={text("merges.noneText")}>{text("merges.none")}</Empty>}
			<ul className="stack" aria-busy={isPending}>
				{isPending && <Skeletons count={3} className="card pair-skeleton" as="li" />}
				{rows?.map((pair) => (
					<PairCard key={pair.id} pair={pair} mayMerge={mayMerge} />
				))}
			</ul>
			<ShowMore pages={pages} />
			<RecentMerges mayMerge={mayMerge} />
		</Page>
	);
}
