import { useState } from "react";
import { useFieldArray, useWatch } from "react-hook-form";
import {
	type EventClass,
	EventClassesInput,
	mostClassesAtOnce,
} from "#shared/competition/event-classes/event-classes.schema.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { conflictsOf, RecordNotices } from "../../../base/records/RecordDialog.tsx";
import { useRecordDialog } from "../../../base/records/useRecordDialog.ts";
import { useText } from "../../../core/language/messages.ts";
import { Button } from "../../../ui/Button.tsx";
import { StepForm } from "../../../ui/dialogs/StepsDialog.tsx";
import { events } from "../../events/events.client.ts";
import { manageMessages } from "../../events/manage/manage.messages.ts";
import { useRefreshEvents } from "../../events/manage/useRefreshEvents.ts";
import { CopyEventField } from "../../events/steps/CopyEventField.tsx";
import { eventStepsMessages } from "../../events/steps/eventSteps.messages.ts";
import { type EventStep, useEventSteps } from "../../events/steps/eventSteps.ts";
import ManageEventClasses from "../manage/ManageEventClasses.tsx";
import { manageEventClassMessages } from "../manage/manageEventClasses.messages.ts";
import { DraftTable } from "./DraftTable.tsx";
import { GridForm } from "./GridForm.tsx";
import { type DraftValues, draftOf } from "./grid.ts";
import { stepsMessages } from "./steps.messages.ts";
import { useDraftReach } from "./useDraftReach.ts";
import "../../events/manage/manage.css";

type Props = {
	event: Event;
	/** The event whose classes are copied into the table. */
	template: Event | null;
	onStep: (step: EventStep) => void;
	onSaved: () => void;
	onClose: () => void;
};

/** The form of the event classes that are not saved yet. */
function useDrafts({ event, template, onSaved, onClose }: Omit<Props, "onStep">) {
	const text = useText(stepsMessages);
	const refresh = useRefreshEvents();
	const { form, dialog } = useRecordDialog({
		schema: EventClassesInput,
		saved: { classes: (template?.classes ?? []).map(draftOf) },
		draft: `event-classes-${event.id}`,
		labels: { classes: text("steps.table") },
		call: (body, key): Promise<EventClass[]> =>
			events.createEventClasses({ params: { id: event.id }, body, key }),
		said: (added) => ({ title: text("steps.added", { count: added.length }) }),
		done: async () => {
			form.reset({ classes: [] });
			await refresh();
			onSaved();
		},
		onClose,
	});
	return { form, ...dialog };
}

/** Staff add several event classes: row by row, from a grid, or copied from an event. */
export default function ClassesStep({ onStep, ...props }: Props) {
	const { event } = props;
	const text = useText(stepsMessages);
	const steps = useText(eventStepsMessages);
	const manage = useText(manageMessages);
	const words = useText(manageEventClassMessages);
	const { form, record, labels, write, onSubmit } = useDrafts(props);
	const { fields, append, insert, remove } = useFieldArray({
		control: form.control,
		name: "classes",
	});
	const [isFilling, setFilling] = useState(false);
	const rows = (useWatch({ control: form.control, name: "classes" }) ?? []) as DraftValues[];
	const { reaches, leftOut, people } = useDraftReach(event, rows);
	const count = fields.length;
	const isTooMany = count > mostClassesAtOnce;
	const { isShown } = conflictsOf(record);
	return (
		<StepForm
			steps={useEventSteps(true)}
			current="classes"
			onStep={onStep}
			wrong={isShown ? null : write.reason}
			onSubmit={count > 0 ? onSubmit : () => onStep("check")}
			actions={
				<>
					<Button className="step-back" onClick={() => onStep("registration")}>
						{steps("eventSteps.back")}
					</Button>
					<Button onClick={props.onClose}>{steps("eventSteps.close")}</Button>
					{count > 0 && (
						<Button disabled={write.isPending} onClick={() => onStep("check")}>
							{steps("eventSteps.next")}
						</Button>
					)}
					<Button type="submit" kind="primary" disabled={write.isPending || isTooMany}>
						{count === 0
							? steps("eventSteps.next")
							: write.isPending
								? manage("manage.saving")
								: text("steps.save", { count })}
					</Button>
				</>
			}
		>
			{event.classes.length > 0 && <ManageEventClasses event={event} />}
			<section className="stack" aria-labelledby="new-event-classes">
				<h3 id="new-event-classes">{text("steps.new")}</h3>
				<p className="small soft">{text("steps.newHint")}</p>
				<RecordNotices record={record} labels={labels} />
				<div className="row draft-tools">
					<Button aria-expanded={isFilling} onClick={() => setFilling(!isFilling)}>
						{text("steps.grid")}
					</Button>
					<Button onClick={() => append(draftOf(null))}>{text("steps.addRow")}</Button>
					<CopyEventField
						label={text("steps.copyFrom")}
						none={text("steps.copyFromNone")}
						fits={({ id, classes }) => id !== event.id && classes.length > 0}
						onChoose={(source) => source && append(source.classes.map(draftOf))}
					/>
				</div>
				{isFilling && (
					<GridForm
						taken={count}
						onFill={(filled) => {
							append(filled, { shouldFocus: false });
							setFilling(false);
						}}
					/>
				)}
				{count > 0 && (
					<>
						<DraftTable
							form={form}
							rows={fields}
							reaches={reaches}
							onCopy={(row) => insert(row + 1, { ...form.getValues(`classes.${row}`) })}
							onRemove={remove}
						/>
						{isTooMany && (
							<p className="wrong" role="alert">
								{text("steps.tooMany", { count, most: mostClassesAtOnce })}
							</p>
						)}
						<p className="small soft">{text("steps.reachHint")}</p>
						{leftOut !== null && people !== null && (
							<p className="small soft" role="status">
								{words("manageEventClass.leftOut", { count: leftOut, people })}
							</p>
						)}
					</>
				)}
			</section>
		</StepForm>
	);
}
