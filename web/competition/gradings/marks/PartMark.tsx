import { useIntl } from "react-intl";
import { markStep } from "#shared/competition/gradings/marks.rules.ts";
import { type PartScale, usualMax } from "#shared/training/syllabus/syllabus.rules.ts";
import { useCodeText } from "../../../core/forms/errors.ts";
import { useText } from "../../../core/language/messages.ts";
import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/states/Notice.tsx";
import type { StoredMark } from "./givenMarks.ts";
import { marksMessages } from "./marks.messages.ts";

/** A mark in tenths as people write it: 75 is 7.5. */
export function useMarkText() {
	const { formatNumber } = useIntl();
	const none = useText(marksMessages)("marks.none");
	return (value: number | null) =>
		value === null ? none : formatNumber(value / 10, { maximumFractionDigits: 1 });
}

const ownReasons = ["not_candidate", "not_examined", "examiner_rank", "out_of_scale"] as const;
const isOwnReason = (reason: string): reason is (typeof ownReasons)[number] =>
	(ownReasons as readonly string[]).includes(reason);

type Answers = {
	onChoose: (value: number | null) => void;
	onSendAgain: () => void;
	onForget: () => void;
};

/** The decision about a mark that conflicts with another device, or was refused. */
function OpenMark({ stored, onChoose, onSendAgain, onForget }: { stored: StoredMark } & Answers) {
	const text = useText(marksMessages);
	const codeText = useCodeText();
	const markText = useMarkText();
	const { value, theirs, refused } = stored;
	if (refused) {
		const reason = isOwnReason(refused) ? text(`marks.reason.${refused}`) : codeText(refused);
		return (
			<Notice role="status" className="stack tight">
				<p>{text("marks.refused", { reason })}</p>
				<p className="row">
					<Button onClick={onSendAgain}>{text("marks.sendAgain")}</Button>
					<Button onClick={onForget}>{text("marks.forget")}</Button>
				</p>
			</Notice>
		);
	}
	if (theirs === undefined) return null;
	return (
		<Notice role="status" className="stack tight">
			<p>{text("marks.conflict", { mine: markText(value), theirs: markText(theirs) })}</p>
			<p className="row">
				{[value, theirs].map((one) => (
					<Button key={String(one)} onClick={() => onChoose(one)}>
						{markText(one)}
					</Button>
				))}
			</p>
		</Notice>
	);
}

type Props = Answers & {
	/** Name of the part. */
	part: string;
	/** Name of the part with that of the candidate. */
	label: string;
	value: number | null;
	stored: StoredMark | undefined;
	/** How the part is marked. */
	scale: PartScale;
	/** Whether the mark can only be read. */
	isClosed: boolean;
	onMark: (value: number | null) => void;
};

/**
 * The mark of a candidate in one part: a tap gives a whole mark, the last button half a mark more. A
 * tap on the given mark takes it back.
 */
export function PartMark({
	part,
	label,
	value,
	stored,
	scale: { max, least },
	isClosed,
	onMark,
	...answers
}: Props) {
	const text = useText(marksMessages);
	const markText = useMarkText();
	const upTo = max === usualMax ? "" : text("marks.upTo", { max });
	const range =
		least === null ? upTo : text(upTo ? "marks.upToLeast" : "marks.least", { max, least });
	const isOpen = stored?.theirs !== undefined || stored?.refused !== undefined;
	const floor = value === null ? null : value - (value % 10);
	const hasHalf = value !== null && value % 10 !== 0;
	const disabled = isClosed || isOpen;
	const half = hasHalf ? floor : (floor ?? 0) + markStep;
	return (
		<fieldset className="part-mark" aria-label={label}>
			<div className="part-mark-name">
				<span>{part}</span>
				{range && <span className="small soft">{range}</span>}
				<span className="part-mark-state">
					<span className="part-mark-value">{value === null ? "–" : markText(value)}</span>
					{stored && <span className="small soft">{text("marks.unsent")}</span>}
				</span>
			</div>
			<div className="part-mark-scale">
				{Array.from({ length: max + 1 }, (_, at) => at * 10).map((one) => (
					<button
						key={one}
						type="button"
						aria-pressed={floor === one}
						disabled={disabled}
						onClick={() => onMark(value === one ? null : one)}
					>
						{markText(one)}
					</button>
				))}
				<button
					type="button"
					aria-pressed={hasHalf}
					aria-label={text("marks.half")}
					disabled={disabled || floor === max * 10}
					onClick={() => onMark(half)}
				>
					½
				</button>
			</div>
			{stored && <OpenMark stored={stored} {...answers} />}
		</fieldset>
	);
}
