import { useQuery } from "@tanstack/react-query";
import type { Student } from "#shared/coaches/coaches.schema.ts";
import type { Event } from "#shared/events/events.schema.ts";
import type { Entry, SquadResult } from "#shared/registrations/registrations.schema.ts";
import { Belt } from "../belts/Belt.tsx";
import { useBeltName } from "../belts/belts.messages.ts";
import { useText } from "../core/messages.ts";
import { useNames } from "../users/names.ts";
import { ClassChoice } from "./ClassChoice.tsx";
import { eligibilityQuery } from "./coaches.queries.ts";
import { RowResult } from "./RowResult.tsx";
import { StudentEntries } from "./StudentEntries.tsx";
import { squadMessages } from "./squad.messages.ts";
import type { Choice } from "./squad.ts";
import { alive } from "./squad.ts";

export type RowProps = {
	event: Event;
	student: Student;
	entries: Entry[];
	/** Whether entries are taken now. */
	open: boolean;
	choice: Choice;
	wrong: string | undefined;
	result: SquadResult | undefined;
	onChoose: (choice: Choice) => void;
	onCancel: (entry: Entry) => void;
};

/** A student: who, what they entered already, and what they are to enter. */
export function SquadRow(props: RowProps) {
	const { event, student, entries, open, result, onCancel } = props;
	const text = useText(squadMessages);
	const beltName = useBeltName();
	const name = useNames()(student).full;
	const { data: verdicts, isError, refetch } = useQuery({ ...eligibilityQuery(event.id, student.id), enabled: open });
	return (
		<li className="squad-row">
			<div className="squad-person">
				<h3>
					<bdi>{name}</bdi>
				</h3>
				<p className="belt-cell small">
					<Belt belt={student.currentBelt} width={56} />
					{beltName(student.currentBelt)}
				</p>
			</div>
			<div className="stack squad-choice">
				<StudentEntries event={event} entries={alive(entries)} name={name} onCancel={onCancel} />
				{open && verdicts && <ClassChoice {...props} name={name} verdicts={verdicts} />}
				{open && !verdicts && !isError && (
					<p className="soft small" role="status">
						{text("squad.checking")}
					</p>
				)}
				{open && isError && (
					<p className="small row" role="alert">
						{text("squad.checkFailed")}
						<button type="button" className="link" onClick={() => refetch()}>
							{text("squad.retryCheck")}
						</button>
					</p>
				)}
				{result && <RowResult event={event} result={result} />}
			</div>
		</li>
	);
}
