import { useIntl } from "react-intl";
import type { Grading, ListedCandidate } from "#shared/competition/gradings/gradings.schema.ts";
import type { UserId } from "#shared/core/ids.ts";
import { gradingParts, partNames } from "#shared/training/syllabus/parts.ts";
import { scaleOf, usualMax } from "#shared/training/syllabus/syllabus.rules.ts";
import { useLocale, useText } from "../../core/language/messages.ts";
import { PersonName } from "../../people/users/PersonName.tsx";
import { proposalOf, scaleFor, sumsOf } from "./candidateSums.ts";
import { gradingsMessages } from "./gradings.messages.ts";

type Props = {
	candidate: ListedCandidate;
	/** The people of the panel. */
	names: ReadonlyMap<UserId, Grading["examiners"][number]>;
	scales: Grading["scales"];
};

/** All marks of a candidate: a row for each part, a column for each examiner. */
function MarkTable({ candidate, names, scales }: Props) {
	const { marks, parts } = candidate;
	const scale = scaleFor(scales, candidate);
	const text = useText(gradingsMessages);
	const locale = useLocale();
	const { formatNumber } = useIntl();
	/** What one examiner's marks amount to. */
	const percent = (sheet: (typeof marks)[number]) => {
		const value = sumsOf({ ...candidate, marks: [sheet] }, scales).percent;
		return value === null
			? "–"
			: formatNumber(value / 100, { style: "percent", maximumFractionDigits: 1 });
	};
	const shown = (value: number | undefined) =>
		value === undefined ? "–" : formatNumber(value / 10, { maximumFractionDigits: 1 });
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
		<section className="mark-table-scroll" aria-label={text("gradings.allMarks")} tabIndex={0}>
			<table className="mark-table small">
				<thead>
					<tr>
						<th scope="col">{text("gradings.part")}</th>
						{marks.map(({ examinerId }) => {
							const examiner = names.get(examinerId);
							return (
								<th key={examinerId} scope="col">
									{examiner ? <PersonName person={examiner} /> : text("gradings.formerExaminer")}
								</th>
							);
						})}
					</tr>
				</thead>
				<tbody>
					{gradingParts
						.filter((part) => parts.includes(part))
						.map((part) => (
							<tr key={part}>
								<th scope="row">
									{partNames[locale][part]}
									{scaleOf(scale, part).max !== usualMax && (
										<span className="soft">
											{" "}
											{text("gradings.upTo", { max: scaleOf(scale, part).max })}
										</span>
									)}
								</th>
								{marks.map((sheet) => (
									<td key={sheet.examinerId}>{shown(sheet.marks[part])}</td>
								))}
							</tr>
						))}
					<tr>
						<th scope="row">{text("gradings.total")}</th>
						{marks.map((sheet) => (
							<td key={sheet.examinerId}>{percent(sheet)}</td>
						))}
					</tr>
				</tbody>
			</table>
		</section>
	);
}

/** A candidate's total in percent, with warnings, and the outcome that it proposes. */
export function MarkSummary({ candidate, names, scales }: Props) {
	const text = useText(gradingsMessages);
	const { formatNumber } = useIntl();
	const { decision } = candidate;
	const sums = sumsOf(candidate, scales);
	if (sums.percent === null) return null;
	const proposed = proposalOf(candidate, scales);
	const percent = (value: number) =>
		formatNumber(value / 100, { style: "percent", maximumFractionDigits: 1 });
	return (
		<details className="mark-summary">
			<summary>
				<strong>{percent(sums.percent)}</strong>
				{sums.isSpread && (
					<span className="badge strong">
						{text("gradings.spread", { spread: percent(sums.spread) })}
					</span>
				)}
				{sums.missing > 0 && (
					<span className="badge">{text("gradings.missing", { count: sums.missing })}</span>
				)}
				{proposed && !decision && (
					<span className="small soft">
						{text("gradings.proposedOutcome", {
							outcome: text(`gradings.outcome.${proposed.outcome}`),
						})}
					</span>
				)}
			</summary>
			<MarkTable candidate={candidate} names={names} scales={scales} />
		</details>
	);
}
