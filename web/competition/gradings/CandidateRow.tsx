import type { Grading, ListedCandidate } from "#shared/competition/gradings/gradings.schema.ts";
import type { UserId } from "#shared/core/ids.ts";
import { Belt } from "../../base/ranks/Belt.tsx";
import { useBeltName } from "../../base/ranks/useBeltName.ts";
import { usePick, useText } from "../../core/language/messages.ts";
import { useNames } from "../../people/users/names.ts";
import { PersonName } from "../../people/users/PersonName.tsx";
import { Button } from "../../ui/Button.tsx";
import { RowMenu } from "../../ui/menus/RowMenu.tsx";
import { Arrow } from "../../ui/texts/FromTo.tsx";
import { Written } from "../../ui/texts/Written.tsx";
import { gradingsMessages } from "./gradings.messages.ts";
import { MarkSummary } from "./MarkSummary.tsx";
import { useCandidateLines, usePartList } from "./useCandidateLines.ts";

/** What was decided about a candidate, with the examiners' words. */
function Decision({ candidate: { decision, earlierDecisions } }: { candidate: ListedCandidate }) {
	const text = useText(gradingsMessages);
	const pick = usePick();
	const beltName = useBeltName();
	const partList = usePartList();
	if (!decision) return null;
	const { outcome, belt, repeatParts } = decision;
	const words = pick({ wordsEn: decision.wordsEn ?? "", wordsAr: decision.wordsAr ?? "" }, "words");
	return (
		<div className="candidate-decision">
			<span className={`badge ${outcome === "pass" || outcome === "lower" ? "strong" : ""}`}>
				{text(`gradings.outcome.${outcome}`)}
			</span>
			{outcome === "lower" && <span className="small">{beltName(belt)}</span>}
			{outcome === "repeat" && <span className="small">{partList(repeatParts)}</span>}
			{words && (
				<Written as="p" className="small soft">
					{words}
				</Written>
			)}
			{earlierDecisions > 0 && (
				<span className="small soft">{text("gradings.earlier", { count: earlierDecisions })}</span>
			)}
		</div>
	);
}

type Props = {
	candidate: ListedCandidate;
	/** The people of the panel. */
	names: ReadonlyMap<UserId, Grading["examiners"][number]>;
	scales: Grading["scales"];
	/** What the reader may do now; a missing one has no button. */
	onDecide?: () => void;
	onRank?: () => void;
	onCorrect?: () => void;
	/** Moves the candidate to another group, by its number. */
	onMove?: (group: number) => void;
	/** Number of groups. */
	groups: number;
	/** Day of the grading. */
	day: string;
};

/** A candidate: who, from which rank to which, what is open, and the decision. */
export function CandidateRow({
	candidate,
	names,
	scales,
	onDecide,
	onRank,
	onCorrect,
	onMove,
	groups,
	day,
}: Props) {
	const text = useText(gradingsMessages);
	const beltName = useBeltName();
	const name = useNames()(candidate).full;
	const lines = useCandidateLines(day)(candidate);
	const { fromBelt, toBelt, exception, board, isWithdrawn, decision } = candidate;
	const isAdmitted = board === "agreed" && exception !== "dan";
	return (
		<li className={isWithdrawn ? "candidate withdrawn" : "candidate"}>
			<div>
				<strong>
					<PersonName person={candidate} />
				</strong>
				{isWithdrawn && <span className="badge">{text("gradings.withdrawn")}</span>}
				{exception && exception !== "dan" && (
					<p className="small early">{text(`gradings.exception.${exception}`)}</p>
				)}
				{board && (
					<p className={`small ${isAdmitted ? "soft" : "early"}`}>
						{text(`gradings.board.${board === "agreed" && !isAdmitted ? "update" : board}`)}
					</p>
				)}
				{lines.map((line) => (
					<span key={line} className="small soft block">
						{line}
					</span>
				))}
			</div>
			<span className="candidate-ranks">
				<span className="candidate-rank">
					<Belt belt={fromBelt} width={48} />
					<span className="small">{beltName(fromBelt)}</span>
				</span>
				{toBelt && (
					<span className="candidate-rank">
						<Arrow />
						<Belt belt={toBelt} width={48} />
						<span className="small">{beltName(toBelt)}</span>
					</span>
				)}
			</span>
			<Decision candidate={candidate} />
			<span className="row">
				{onRank && (
					<Button opens aria-label={text("gradings.setRankOf", { name })} onClick={onRank}>
						{text("gradings.setRank")}
					</Button>
				)}
				{onDecide && (
					<Button
						opens
						aria-label={text(decision ? "gradings.changeOf" : "gradings.decideOf", { name })}
						onClick={onDecide}
					>
						{text(decision ? "gradings.change" : "gradings.decide")}
					</Button>
				)}
				{onMove && (
					<RowMenu
						name={name}
						actions={Array.from({ length: groups }, (_, at) => at + 1)
							.filter((number) => number !== candidate.group)
							.map((number) => ({
								label: text("gradings.toGroup", { number }),
								onSelect: () => onMove(number),
							}))}
					/>
				)}
				{onCorrect && (
					<Button opens aria-label={text("gradings.correctOf", { name })} onClick={onCorrect}>
						{text("gradings.correct")}
					</Button>
				)}
			</span>
			<MarkSummary candidate={candidate} names={names} scales={scales} />
		</li>
	);
}
