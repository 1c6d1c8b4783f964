import { useState } from "react";
import { useFieldArray, useWatch } from "react-hook-form";
import {
	type EventClass,
	EventClassesInput,
	mostClassesAtOnce,
} from "#shared/competition/event-classes/event-classes.schema.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { conflictsOf, RecordNotices } from "../../../base/records/RecordNotices.tsx";
import { useRecordDialog } from "../../../base/records/useRecordDialog.ts";
import { useText } from "../../../core/language/messages.ts";
import { lazyPart } from "../../../core/lazyPart.tsx";
import { Button } from "../../../ui/Button.tsx";
import { StepForm } from "../../../ui/dialogs/StepForm.tsx";
import { CheckField } from "../../../ui/fields/Field.tsx";
import { events } from "../../events/events.client.ts";
import { manageMessages } from "../../events/manage/manage.messages.ts";
import { useRefreshEvents } from "../../events/manage/useRefreshEvents.ts";
import { CopyEventField } from "../../events/steps/CopyEventField.tsx";
import { eventStepsMessages } from "../../events/steps/eventSteps.messages.ts";
import { type EventStep, useEventSteps } from "../../events/steps/eventSteps.ts";
import ManageEventClasses from "../manage/ManageEventClasses.tsx";
import { manageEventClassMessages } from "../manage/manageEventClasses.messages.ts";
import { DraftTable } from "./DraftTable.tsx";
import { type DraftValues, draftOf } from "./grid.ts";
import { stepsMessages } from "./steps.messages.ts";
import { useDraftReach } from "./useDraftReach.ts";
import "../../events/manage/manage.css";

const GridForm = lazyPart(() => import("./GridForm.tsx"));

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
		toast: (added) => ({ title: text("steps.added", { count: added.length }) }),
		done: async () => {
			form.reset({ classes: [] });
			await refresh();
			onSaved();
		},
		onClose,
	});
	const drafts = useFieldArray({ control: form.control, name: "classes" });
	return { form, drafts, ...dialog };
}

type ActionsProps = Pick<Props, "onStep" | "onClose"> & {
	/** Number of event classes that are not saved yet. */
	count: number;
	isSaving: boolean;
	isTooMany: boolean;
};

function StepActions({ count, isSaving, isTooMany, onStep, onClose }: ActionsProps) {
	const text = useText(stepsMessages);
	const steps = useText(eventStepsMessages);
	const manage = useText(manageMessages);
	return (
		<>
			<Button className="step-back" onClick={() => onStep("registration")}>
				{steps("eventSteps.back")}
			</Button>
			<Button onClick={onClose}>{steps("eventSteps.close")}</Button>
			{count > 0 && (
				<Button disabled={isSaving} onClick={() => onStep("check")}>
					{steps("eventSteps.next")}
				</Button>
			)}
			<Button type="submit" kind="primary" disabled={isSaving || isTooMany}>
				{count === 0
					? steps("eventSteps.next")
					: isSaving
						? manage("manage.saving")
						: text("steps.save", { count })}
			</Button>
		</>
	);
}

type DraftsProps = Pick<ReturnType<typeof useDrafts>, "form" | "drafts"> & {
	event: Event;
	isTooMany: boolean;
};

/** The table of the event classes that are not saved yet, and how many people they reach. */
function Drafts({ event, form, drafts: { fields, insert, remove }, isTooMany }: DraftsProps) {
	const text = useText(stepsMessages);
	const words = useText(manageEventClassMessages);
	const rows = (useWatch({ control: form.control, name: "classes" }) ?? []) as DraftValues[];
	const { reaches, leftOut, people } = useDraftReach(event, rows);
	const [hasBelts, setBelts] = useState(false);
	const limitsBelts = rows.some(({ minBeltLevel, maxBeltLevel }) => minBeltLevel || maxBeltLevel);
	const count = fields.length;
	return (
		<>
			<DraftTable
				form={form}
				rows={fields}
				reaches={reaches}
				hasBelts={hasBelts || limitsBelts}
				onCopy={(row) => insert(row + 1, { ...form.getValues(`classes.${row}`) })}
				onRemove={remove}
			/>
			{isTooMany && (
				<p className="wrong" role="alert">
					{text("steps.tooMany", { count, most: mostClassesAtOnce })}
				</p>
			)}
			{!limitsBelts && (
				<CheckField
					label={text("steps.limitBelts")}
					checked={hasBelts}
					onChange={() => setBelts(!hasBelts)}
				/>
			)}
			<p className="small soft">{text("steps.reachHint")}</p>
			{leftOut !== null && people !== null && (
				<p className="small soft" role="status">
					{words("manageEventClass.leftOut", { count: leftOut, people })}
				</p>
			)}
		</>
	);
}

/** Adds event classes: a row, a grid, or those of another event. */
function DraftTools({ event, drafts: { fields, append } }: Pick<DraftsProps, "event" | "drafts">) {
	const text = useText(stepsMessages);
	const [isFilling, setFilling] = useState(false);
	return (
		<>
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
					taken={fields.length}
					onFill={(filled) => {
						append(filled, { shouldFocus: false });
						setFilling(false);
					}}
				/>
			)}
		</>
	);
}

/** Staff add several event classes: row by row, from a grid, or copied from an event. */
export default function ClassesStep({ onStep, ...props }: Props) {
	const { event } = props;
	const text = useText(stepsMessages);
	const { form, drafts, record, labels, write, onSubmit } = useDrafts(props);
	const count = drafts.fields.length;
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
				<StepActions
					count={count}
					isSaving={write.isPending}
					isTooMany={isTooMany}
					onStep={onStep}
					onClose={props.onClose}
				/>
			}
		>
			<RecordNotices record={record} labels={labels} />
			{event.classes.length > 0 && <ManageEventClasses event={event} />}
			{count > 0 && <Drafts event={event} form={form} drafts={drafts} isTooMany={isTooMany} />}
			<section className="stack" aria-labelledby="add-event-classes">
				<h3 id="add-event-classes">{text("steps.add")}</h3>
				<DraftTools event={event} drafts={drafts} />
			</section>
		</StepForm>
	);
}
