import { useRef, useState } from "react";
import { useWatch } from "react-hook-form";
import type { Belt } from "#shared/base/ranks/belts.rules.ts";
import type { ChangedEventClass } from "#shared/competition/event-classes/event-classes.schema.ts";
import {
	type EventClass,
	EventClassEdit,
} from "#shared/competition/event-classes/event-classes.schema.ts";
import { changedTerms } from "#shared/competition/events/events.rules.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { type Gender, genders, type Readiness, readinessLevels } from "#shared/core/people.ts";
import { RecordHistory } from "../../../base/history/history/RecordHistory.tsx";
import { useStaffBeltName } from "../../../base/ranks/useBeltName.ts";
import { BilingualField } from "../../../base/records/BilingualField.tsx";
import { RecordDialog } from "../../../base/records/RecordDialog.tsx";
import { usePairLabels, useRecordDialog } from "../../../base/records/useRecordDialog.ts";
import { WholeField } from "../../../base/records/WholeField.tsx";
import type { SchemaForm } from "../../../core/forms/forms.ts";
import { useLocale, usePick, useText } from "../../../core/language/messages.ts";
import { Button } from "../../../ui/Button.tsx";
import { CheckField, SelectField } from "../../../ui/fields/Field.tsx";
import { Options } from "../../../ui/fields/Options.tsx";
import { events } from "../../events/events.client.ts";
import { useRefreshEvents } from "../../events/manage/useRefreshEvents.ts";
import { NewPriceNotice } from "../../events/prices/NewPriceNotice.tsx";
import { EventClassPriceFields } from "../../events/prices/PriceFields.tsx";
import { priceFieldsMessages } from "../../events/prices/priceFields.messages.ts";
import { useEventClassName } from "../event-classes.ts";
import { BeltOptions } from "./BeltOptions.tsx";
import { EventClassConflicts } from "./EventClassConflicts.tsx";
import { EventClassReach } from "./EventClassReach.tsx";
import { valuesOf } from "./eventClassForm.ts";
import { manageEventClassMessages } from "./manageEventClasses.messages.ts";
import "../../events/manage/manage.css";

type Props = {
	event: Event;
	edited: EventClass | null;
	/** The event class whose values a new one begins with. */
	template?: EventClass;
	onClose: () => void;
};
type Saved = EventClass & Partial<Pick<ChangedEventClass, "conflicts">>;

function useLabels() {
	const text = useText(manageEventClassMessages);
	const price = useText(priceFieldsMessages);
	const labelsOf = usePairLabels();
	return {
		...labelsOf(["className", "classNameAr"], text("manageEventClass.name")),
		...labelsOf(["description", "descriptionAr"], text("manageEventClass.description")),
		maxParticipants: text("manageEventClass.max"),
		waitingList: text("manageEventClass.waitingList"),
		minAge: text("manageEventClass.minAge"),
		maxAge: text("manageEventClass.maxAge"),
		minBeltLevel: text("manageEventClass.minBelt"),
		maxBeltLevel: text("manageEventClass.maxBelt"),
		minWeight: text("manageEventClass.minWeight"),
		maxWeight: text("manageEventClass.maxWeight"),
		genderRestriction: text("manageEventClass.gender"),
		competitionReadinessRequired: text("manageEventClass.readiness"),
		fee: price("priceFields.fee"),
		lateFee: price("priceFields.lateFee"),
		memberFee: price("priceFields.memberFee"),
	};
}

/** Formats selected values for the conflict view. */
function useWords() {
	const text = useText(manageEventClassMessages);
	const beltName = useStaffBeltName();
	const belt = (chosen: string) =>
		chosen ? beltName(chosen as Belt) : text("manageEventClass.any");
	return {
		minBeltLevel: belt,
		maxBeltLevel: belt,
		genderRestriction: (chosen: string) => text(`manageEventClass.${(chosen as Gender) || "any"}`),
		competitionReadinessRequired: (chosen: string) =>
			text(`manageEventClass.${(chosen as Readiness) || "any"}`),
	};
}

/** Fetches the class as saved now; returns the previous values if it was deleted. */
async function readValues(event: Event, edited: EventClass) {
	const { classes } = await events.get({ params: { id: event.id } });
	return valuesOf(classes.find(({ id }) => id === edited.id) ?? edited);
}

/** Says for whom a changed fee counts, if people have registered for the class. */
function ChangedPrice({
	edited,
	form,
}: {
	edited: EventClass;
	form: SchemaForm<ReturnType<typeof valuesOf>>;
}) {
	const values = useWatch({ control: form.control });
	const hasEntries = edited.currentRegistrations > 0 || edited.waiting;
	if (!hasEntries || !changedTerms(valuesOf(edited), values).price) return null;
	return <NewPriceNotice count={edited.currentRegistrations} />;
}

/** The record dialog of a class, and "save and add another", which empties the name and goes on. */
function useEventClassRecord({ event, edited, template, onClose }: Props) {
	const text = useText(manageEventClassMessages);
	const locale = useLocale();
	const eventClassTitle = useEventClassName();
	const refresh = useRefreshEvents();
	const [changed, setChanged] = useState<ChangedEventClass | null>(null);
	/** "Save and add another": `pressed` until the form is submitted, `wanted` until it is saved. */
	const another = useRef({ pressed: false, wanted: false });
	const startAnother = () => {
		form.reset({ ...form.getValues(), className: "", classNameAr: "" });
		form.setFocus(locale === "ar" ? "classNameAr" : "className");
	};
	const { form, dialog, field } = useRecordDialog({
		schema: EventClassEdit,
		saved: edited ? valuesOf(edited) : { ...valuesOf(template ?? null), version: undefined },
		draft: edited
			? `event-class-${edited.id}`
			: `event-class-new-${event.id}${template ? `-from-${template.id}` : ""}`,
		read: edited ? () => readValues(event, edited) : undefined,
		labels: useLabels(),
		call: (body, key): Promise<Saved> =>
			edited
				? events.updateEventClass({ params: { id: event.id, classId: edited.id }, body, key })
				: events.createEventClass({ params: { id: event.id }, body, key }),
		toast: (saved) => ({
			title: text(edited ? "manageEventClass.saved" : "manageEventClass.added"),
			text: eventClassTitle(saved),
		}),
		done: (saved) => {
			if (saved.conflicts?.length) setChanged({ ...saved, conflicts: saved.conflicts });
			else if (another.current.wanted) startAnother();
			else onClose();
			return refresh();
		},
		onClose,
	});
	const ownDialog: typeof dialog = {
		...dialog,
		onSubmit: (submission) => {
			another.current = { pressed: false, wanted: another.current.pressed };
			return dialog.onSubmit(submission);
		},
		onClose: () => {
			// The limits copied for the next event class are not kept as a draft.
			if (another.current.wanted && !form.formState.isDirty) dialog.record.written();
			onClose();
		},
	};
	const wantAnother = () => {
		another.current.pressed = true;
	};
	return { form, dialog: ownDialog, field, changed, wantAnother };
}

type FieldsProps = Pick<ReturnType<typeof useEventClassRecord>, "form" | "field">;

/** The props of a field of whole numbers. */
const limitOf = (
	{ form, field }: FieldsProps,
	name: "maxParticipants" | "minAge" | "maxAge" | "minWeight" | "maxWeight",
) => ({ name, label: field(name).label, form, error: form.formState.errors[name]?.message });

function GenderAndReadiness({ field }: Pick<FieldsProps, "field">) {
	const text = useText(manageEventClassMessages);
	return (
		<div className="pair">
			<SelectField {...field("genderRestriction")}>
				<Options
					of={genders}
					word={(gender) => text(`manageEventClass.${gender}`)}
					none={text("manageEventClass.any")}
				/>
			</SelectField>
			<SelectField {...field("competitionReadinessRequired")}>
				<Options
					of={readinessLevels}
					word={(level) => text(`manageEventClass.${level}`)}
					none={text("manageEventClass.any")}
				/>
			</SelectField>
		</div>
	);
}

/** The limits of who may register, with the number of people within them. */
function WhoFields({ event, ...record }: FieldsProps & { event: Event }) {
	const text = useText(manageEventClassMessages);
	const { form, field } = record;
	return (
		<fieldset className="form-part stack">
			<legend>{text("manageEventClass.who")}</legend>
			<p className="small soft">{text("manageEventClass.whoHint")}</p>
			<div className="pair">
				<WholeField cuts {...limitOf(record, "minAge")} />
				<WholeField cuts {...limitOf(record, "maxAge")} />
			</div>
			<div className="pair">
				<SelectField {...field("minBeltLevel")}>
					<BeltOptions />
				</SelectField>
				<SelectField hint={text("manageEventClass.maxBeltHint")} {...field("maxBeltLevel")}>
					<BeltOptions />
				</SelectField>
			</div>
			<div className="pair">
				<WholeField cuts {...limitOf(record, "minWeight")} />
				<WholeField cuts {...limitOf(record, "maxWeight")} />
			</div>
			<GenderAndReadiness field={field} />
			<EventClassReach event={event} form={form.control} />
		</fieldset>
	);
}

function Fields({ event, edited, ...record }: FieldsProps & Pick<Props, "event" | "edited">) {
	const text = useText(manageEventClassMessages);
	const { form, field } = record;
	return (
		<>
			<BilingualField
				form={form}
				fields={{ en: "className", ar: "classNameAr" }}
				label={text("manageEventClass.name")}
			/>
			<WholeField
				hint={text("manageEventClass.maxHint")}
				className="short"
				none="0"
				{...limitOf(record, "maxParticipants")}
			/>
			<CheckField hint={text("manageEventClass.waitingListHint")} {...field("waitingList")} />
			<WhoFields event={event} {...record} />
			{event.eventType !== "grading" && <EventClassPriceFields form={form} field={field} />}
			{edited && <ChangedPrice edited={edited} form={form} />}
			<BilingualField
				form={form}
				fields={{ en: "description", ar: "descriptionAr" }}
				label={text("manageEventClass.description")}
				rows={3}
			/>
			{edited && <RecordHistory type="eventClass" id={edited.id} />}
		</>
	);
}

/** Creates or edits a class of an event, then shows who no longer fits it. */
export default function EventClassDialog(props: Props) {
	const { event, edited, onClose } = props;
	const text = useText(manageEventClassMessages);
	const pick = usePick();
	const eventClassTitle = useEventClassName();
	const words = useWords();
	const { changed, dialog, wantAnother, ...record } = useEventClassRecord(props);
	if (changed) return <EventClassConflicts changed={changed} onClose={onClose} />;
	return (
		<RecordDialog
			{...dialog}
			words={words}
			title={
				edited
					? text("manageEventClass.editTitle", { name: eventClassTitle(edited) })
					: text("manageEventClass.addTitle", { title: pick(event, "title") })
			}
			submit={text(edited ? "manageEventClass.save" : "manageEventClass.add")}
			also={
				!edited && (
					<Button
						disabled={dialog.write.isPending}
						onClick={({ currentTarget }) => {
							wantAnother();
							currentTarget.form?.requestSubmit();
						}}
					>
						{text("manageEventClass.addAnother")}
					</Button>
				)
			}
		>
			<Fields event={event} edited={edited} {...record} />
		</RecordDialog>
	);
}
