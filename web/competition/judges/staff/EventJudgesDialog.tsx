import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useIntl } from "react-intl";
import { isUpcoming } from "#shared/competition/events/events.rules.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { canBeRequested } from "#shared/competition/judges/judges.rules.ts";
import type { ConflictOfInterest, EventJudge } from "#shared/competition/judges/judges.schema.ts";
import type { JudgeId } from "#shared/core/ids.ts";
import { useWriteEach } from "../../../core/calls/useWriteEach.ts";
import { isolateName } from "../../../core/language/langOf.ts";
import { usePick, useText } from "../../../core/language/messages.ts";
import { useNames } from "../../../people/users/names.ts";
import { FormDialog } from "../../../ui/dialogs/FormDialog.tsx";
import { AreaField, CheckField } from "../../../ui/fields/Field.tsx";
import { LoadError } from "../../../ui/states/LoadError.tsx";
import { Loading } from "../../../ui/states/Loading.tsx";
import { Notice } from "../../../ui/states/Notice.tsx";
import { judgesMessages } from "../judges.messages.ts";
import {
	assignmentsQuery,
	conflictsQuery,
	eventJudgesQuery,
	judges,
	judgesQuery,
} from "../judges.queries.ts";
import { EventJudgeList } from "./EventJudgeList.tsx";
import { manageJudgesMessages } from "./manageJudges.messages.ts";

/** A judge's conflicts of interest with registered people. */
function Conflicts({ all }: { all: readonly ConflictOfInterest[] }) {
	const text = useText(manageJudgesMessages);
	const names = useNames();
	const { formatList } = useIntl();
	if (all.length === 0) return <p className="small soft">{text("manageJudges.noConflict")}</p>;
	const named = ({ people, count }: ConflictOfInterest) => {
		const full = people.map((person) => isolateName(names(person).full));
		const left = count - people.length;
		return formatList(left > 0 ? [...full, text("manageJudges.more", { count: left })] : full);
	};
	return (
		<Notice>
			<p>
				<strong>{text("manageJudges.conflicts")}</strong>
			</p>
			<ul className="conflicts">
				{all.map((conflict) => (
					<li key={conflict.kind}>
						{text(`manageJudges.conflict.${conflict.kind}`, {
							count: conflict.count,
							names: named(conflict),
						})}
					</li>
				))}
			</ul>
			<p className="small">{text("manageJudges.conflictsText")}</p>
		</Notice>
	);
}

function KnownConflicts({ event, judgeId }: { event: Event; judgeId: JudgeId }) {
	const text = useText(manageJudgesMessages);
	const { data, isError, refetch } = useQuery(conflictsQuery(event.id, judgeId));
	if (isError) return <LoadError onRetry={refetch} />;
	return (
		<div role="status">
			{data ? (
				<Conflicts all={data} />
			) : (
				<p className="small soft">{text("manageJudges.checking")}</p>
			)}
		</div>
	);
}

type FormProps = {
	event: Event;
	assigned: readonly EventJudge[];
	chosen: readonly JudgeId[];
	notes: string;
	onChoose: (chosen: JudgeId[]) => void;
	onNotes: (notes: string) => void;
};

/** Selects the judges to assign. */
function AssignFields({ event, assigned, chosen, notes, onChoose, onNotes }: FormProps) {
	const text = useText(manageJudgesMessages);
	const words = useText(judgesMessages);
	const names = useNames();
	const { data, isError, refetch } = useQuery(judgesQuery);
	if (isError) return <LoadError onRetry={refetch} />;
	if (!data) return <Loading label={words("judges.loading")} />;
	const free = data.filter(({ judges: judge }) => canBeRequested(judge, assigned));
	if (free.length === 0) return <Notice>{text("manageJudges.everybody")}</Notice>;
	return (
		<>
			<fieldset className="judges-to-assign">
				<legend>{text("manageJudges.chooseSeveral")}</legend>
				<div>
					{free.map(({ judges: { id, competitionLevel }, users }) => {
						const isChosen = chosen.includes(id);
						return (
							<div key={id}>
								<CheckField
									label={`${names(users).full} · ${words(`judges.level.${competitionLevel}`)}`}
									checked={isChosen}
									onChange={() =>
										onChoose(isChosen ? chosen.filter((one) => one !== id) : [...chosen, id])
									}
								/>
								{isChosen && <KnownConflicts event={event} judgeId={id} />}
							</div>
						);
					})}
				</div>
			</fieldset>
			<AreaField
				optional
				label={text("manageJudges.notes")}
				hint={text("manageJudges.notesHint")}
				rows={2}
				maxLength={500}
				value={notes}
				onChange={(change) => onNotes(change.target.value)}
			/>
		</>
	);
}

type Props = {
	event: Event;
	/** Whether the user may assign judges; others see the list and decide on applications. */
	mayAssign: boolean;
	onClose: () => void;
};

/**
 * An event's judges with their status, and the form to assign one. Stays open to assign several.
 */
export default function EventJudgesDialog({ event, mayAssign, onClose }: Props) {
	const text = useText(manageJudgesMessages);
	const title = usePick()(event, "title");
	const [chosen, setChosen] = useState<JudgeId[]>([]);
	const [notes, setNotes] = useState("");
	const { data: assigned, isError, refetch } = useQuery(eventJudgesQuery(event.id));
	const isAhead = event.cancelReason === null && isUpcoming(event, Date.now());
	const assign = useWriteEach<JudgeId>({
		keyOf: String,
		call: (judgeId, key) =>
			judges.assign({ params: { id: event.id }, body: { judgeId, notes }, key }),
		title: (count) => text("manageJudges.assigned", { count }),
		changed: [assignmentsQuery],
		done: () => {
			setChosen([]);
			setNotes("");
		},
		partly: ({ succeeded }) => setChosen(chosen.filter((one) => !succeeded.includes(one))),
	});
	const canAssign = mayAssign && isAhead;
	return (
		<FormDialog
			draft={`event-judges-${event.id}`}
			guarded={notes !== ""}
			title={text(mayAssign ? "manageJudges.assignTitle" : "manageJudges.judgesOf", { title })}
			submit={canAssign ? text("manageJudges.assignSubmit") : undefined}
			submitting={text("manageJudges.assigning")}
			cancel={text("manageJudges.close")}
			incomplete={chosen.length === 0}
			write={assign}
			onClose={onClose}
			onSubmit={() => chosen.length > 0 && assign.mutate(chosen)}
		>
			{isError && <LoadError onRetry={refetch} />}
			{!assigned && !isError && <Loading />}
			{assigned && <EventJudgeList assigned={assigned} />}
			{mayAssign && !isAhead && <Notice>{text("manageJudges.over")}</Notice>}
			{canAssign && assigned && (
				<AssignFields
					event={event}
					assigned={assigned}
					chosen={chosen}
					notes={notes}
					onChoose={setChosen}
					onNotes={setNotes}
				/>
			)}
		</FormDialog>
	);
}
