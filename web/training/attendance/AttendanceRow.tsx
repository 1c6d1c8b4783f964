import { absencesToNotice } from "#shared/training/attendance/attendance.rules.ts";
import type { Attendee } from "#shared/training/attendance/attendance.schema.ts";
import { Belt } from "../../base/ranks/Belt.tsx";
import { useBeltName } from "../../base/ranks/useBeltName.ts";
import { useCodeText } from "../../core/forms/errors.ts";
import { useText } from "../../core/language/messages.ts";
import { useNames } from "../../people/users/names.ts";
import { PersonName } from "../../people/users/PersonName.tsx";
import { Portrait } from "../../people/users/Portrait.tsx";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/states/Notice.tsx";
import { attendanceMessages } from "./attendance.messages.ts";
import type { StoredMark } from "./marks/markQueue.ts";

type Props = {
	person: Attendee;
	/** Null while not marked. */
	present: boolean | null;
	stored: StoredMark | undefined;
	/** Number of absences in a row. */
	missed: number;
	/** Whether the day is still to come, so that nothing can be marked. */
	isComing?: boolean;
	onMark: () => void;
	onChoose: (present: boolean) => void;
	onForget: () => void;
};

const wordOf = (present: boolean | null) =>
	present === null ? "unmarked" : present ? "present" : "absent";

/** The decision about a mark that conflicts or was rejected. */
function Open({
	stored,
	onChoose,
	onForget,
}: { stored: StoredMark } & Pick<Props, "onChoose" | "onForget">) {
	const text = useText(attendanceMessages);
	const codeText = useCodeText();
	const { theirs, refused } = stored;
	if (refused) {
		const reason = refused === "not_enrolled" ? text("attend.notEnrolled") : codeText(refused);
		return (
			<Notice role="status" className="stack tight">
				<p>{text("attend.refused", { reason })}</p>
				<Button onClick={onForget}>{text("attend.forget")}</Button>
			</Notice>
		);
	}
	if (theirs === undefined) return null;
	return (
		<Notice role="status" className="stack tight">
			<p>{text("attend.conflict", { theirs: theirs === null ? "none" : wordOf(theirs) })}</p>
			<p className="row">
				{[true, false].map((value) => (
					<Button key={String(value)} onClick={() => onChoose(value)}>
						{text(`attend.${wordOf(value)}`)}
					</Button>
				))}
			</p>
		</Notice>
	);
}

/** One person of a class: the first tap marks them present, the next absent. */
export function AttendanceRow({
	person,
	present,
	stored,
	missed,
	isComing,
	onMark,
	onChoose,
	onForget,
}: Props) {
	const text = useText(attendanceMessages);
	const names = useNames();
	const beltName = useBeltName();
	const mark = text(`attend.${wordOf(present)}`);
	const isOpen = stored?.theirs !== undefined || stored?.refused !== undefined;
	return (
		<li>
			<button
				type="button"
				className="attendee"
				aria-pressed={present ?? "mixed"}
				aria-label={[
					names(person).full,
					mark,
					missed >= absencesToNotice && text("attend.often", { count: missed }),
					stored && text("attend.unsent"),
				]
					.filter(Boolean)
					.join(", ")}
				disabled={isOpen || isComing}
				onClick={onMark}
			>
				<Portrait person={person} size={56} />
				<span className="attendee-who">
					<PersonName className="attendee-name" person={person} />
					<span className="small soft attendee-belt">
						<Belt belt={person.currentBelt} width={48} /> {beltName(person.currentBelt)}
					</span>
					{missed >= absencesToNotice && (
						<span className="badge strong">{text("attend.often", { count: missed })}</span>
					)}
				</span>
				<span className="attendee-mark">
					<span className="attendee-sign" aria-hidden="true" />
					<span className="small">{stored ? text("attend.unsentAs", { mark }) : mark}</span>
				</span>
			</button>
			{stored && <Open stored={stored} onChoose={onChoose} onForget={onForget} />}
		</li>
	);
}
