import type { GroupMarks } from "#shared/competition/gradings/gradings.schema.ts";
import { gradingParts, partNames } from "#shared/training/syllabus/parts.ts";
import { scaleOf, usualScale } from "#shared/training/syllabus/syllabus.rules.ts";
import type { SyllabusPart } from "#shared/training/syllabus/syllabus.schema.ts";
import { isWaiting } from "../../../base/offline/latestQueue.ts";
import { Belt } from "../../../base/ranks/Belt.tsx";
import { useBeltName } from "../../../base/ranks/useBeltName.ts";
import { useLocale, useText } from "../../../core/language/messages.ts";
import { useNames } from "../../../people/users/names.ts";
import { PersonName } from "../../../people/users/PersonName.tsx";
import { SyllabusParts } from "../../../training/syllabus/SyllabusParts.tsx";
import { Empty } from "../../../ui/states/Empty.tsx";
import { Notice } from "../../../ui/states/Notice.tsx";
import { Arrow } from "../../../ui/texts/FromTo.tsx";
import { marksMessages } from "./marks.messages.ts";
import { PartMark } from "./PartMark.tsx";
import { useGivenMarks } from "./useGivenMarks.ts";

type Marks = ReturnType<typeof useGivenMarks>;
type Candidate = GroupMarks["candidates"][number];

/** The number of marks that this device has not sent. */
function Unsent({ here, elsewhere }: Pick<Marks, "here" | "elsewhere">) {
	const text = useText(marksMessages);
	const waiting = here.filter(isWaiting).length;
	return (
		<div role="status" className="marks-unsent">
			{waiting + elsewhere > 0 && (
				<Notice>
					{waiting > 0 && <p>{text("marks.unsentAll", { count: waiting })}</p>}
					{elsewhere > 0 && <p>{text("marks.elsewhere", { count: elsewhere })}</p>}
				</Notice>
			)}
		</div>
	);
}

type CardProps = {
	candidate: Candidate;
	/** What the rank is examined in; undefined if it has no syllabus. */
	syllabus: readonly SyllabusPart[] | undefined;
	marks: Marks;
	isClosed: boolean;
};

/** A candidate: who, which rank, and a mark for each part. */
function MarkCard({ candidate, syllabus, marks, isClosed }: CardProps) {
	const text = useText(marksMessages);
	const locale = useLocale();
	const beltName = useBeltName();
	const name = useNames()(candidate).full;
	const { userId, age, fromBelt, toBelt, parts } = candidate;
	const shown = syllabus?.filter(({ part }) => parts.includes(part)) ?? [];
	return (
		<li className="card stack mark-card">
			<div className="mark-card-who">
				<h3>
					<PersonName person={candidate} />
				</h3>
				<span className="small soft">
					{age === null ? text("marks.ageUnknown") : text("marks.age", { age })}
				</span>
				<span className="candidate-ranks">
					<Belt belt={fromBelt} width={48} />
					<Arrow />
					<Belt belt={toBelt} width={48} />
					<span className="small">{beltName(toBelt)}</span>
				</span>
			</div>
			{shown.length > 0 && (
				<details className="small">
					<summary>{text("marks.shown")}</summary>
					<SyllabusParts parts={shown} />
				</details>
			)}
			{gradingParts
				.filter((part) => parts.includes(part))
				.map((part) => {
					const place = { userId, part };
					const stored = marks.storedAt(place);
					const current = candidate.marks[part] ?? null;
					return (
						<PartMark
							key={part}
							part={partNames[locale][part]}
							label={text("marks.of", { part: partNames[locale][part], name })}
							value={stored ? stored.value : current}
							stored={stored}
							scale={scaleOf(syllabus ?? usualScale, part)}
							isClosed={isClosed}
							onMark={(value) => marks.mark(place, current, value)}
							onChoose={(value) => marks.choose(place, value)}
							onSendAgain={() => marks.sendAgain(place)}
							onForget={() => marks.forget(place)}
						/>
					);
				})}
		</li>
	);
}

/** The candidates of a group. Unsent marks of this device take precedence over the server's. */
export function MarkSheet({ data }: { data: GroupMarks }) {
	const text = useText(marksMessages);
	const { by, eventId, group, state, candidates } = data;
	const marks = useGivenMarks({ by, eventId, group });
	if (candidates.length === 0)
		return <Empty text={text("marks.nobodyText")}>{text("marks.nobody")}</Empty>;
	const places = candidates.flatMap(({ userId, parts, marks: known }) =>
		parts.map((part) => ({ place: { userId, part }, known: known[part] ?? null })),
	);
	const given = places.filter(({ place, known }) => {
		const stored = marks.storedAt(place);
		return (stored ? stored.value : known) !== null;
	}).length;
	const isClosed = state !== "fixed";
	return (
		<>
			<p className="marks-count" aria-live="polite">
				{text("marks.given", { given, all: places.length })}
			</p>
			{isClosed && (
				<Notice>
					<p>{text("marks.closed")}</p>
				</Notice>
			)}
			<ul className="mark-cards" aria-label={text("marks.group", { number: group })}>
				{candidates.map((candidate) => (
					<MarkCard
						key={candidate.userId}
						candidate={candidate}
						// A response that was cached by an earlier release has no syllabus.
						syllabus={data.syllabus?.find(({ belt }) => belt === candidate.toBelt)?.parts}
						marks={marks}
						isClosed={isClosed}
					/>
				))}
			</ul>
			<Unsent here={marks.here} elsewhere={marks.elsewhere} />
		</>
	);
}
