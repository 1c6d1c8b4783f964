import { type ComponentProps, useState } from "react";
import { genders, readinessLevels } from "#shared/core/people.ts";
import type { ChangedEventClass } from "#shared/event-classes/event-classes.schema.ts";
import { type EventClass, EventClassEdit } from "#shared/event-classes/event-classes.schema.ts";
import type { Event } from "#shared/events/events.schema.ts";
import { isRefusal } from "../core/client.ts";
import type { SetError } from "../core/fieldErrors.ts";
import { useSchemaForm } from "../core/forms.ts";
import { usePick, useText } from "../core/messages.ts";
import { useWrite } from "../core/useWrite.ts";
import { events } from "../events/events.client.ts";
import { useRefreshEvents } from "../events/manage.ts";
import { AreaField, CheckField, Field, SelectField } from "../ui/Field.tsx";
import { FormDialog } from "../ui/FormDialog.tsx";
import { BeltOptions } from "./BeltOptions.tsx";
import { EventClassConflicts } from "./EventClassConflicts.tsx";
import { EventClassReach } from "./EventClassReach.tsx";
import { useEventClassName } from "./event-classes.ts";
import { valuesOf } from "./eventClassForm.ts";
import { manageEventClassMessages } from "./manageEventClasses.messages.ts";
import { WholeField } from "./WholeField.tsx";
import "../events/manage.css";

type Props = { event: Event; edited: EventClass | null; onClose: () => void };
type Saved = EventClass & Partial<Pick<ChangedEventClass, "conflicts">>;

function useSave({ event, edited }: Props, setError: SetError, onSaved: (saved: Saved) => void) {
	const text = useText(manageEventClassMessages);
	const eventClassTitle = useEventClassName();
	const refresh = useRefreshEvents();
	return useWrite({
		call: (body: EventClassEdit, key): Promise<Saved> =>
			edited
				? events.updateEventClass({ params: { id: event.id, classId: edited.id }, body, key })
				: events.createEventClass({ params: { id: event.id }, body, key }),
		said: (saved) => ({
			title: text(edited ? "manageEventClass.saved" : "manageEventClass.added"),
			text: eventClassTitle(saved),
		}),
		words: (error) => (isRefusal(error, "changed_meanwhile") ? text("manageEventClass.stale") : undefined),
		setError,
		done: (saved) => {
			onSaved(saved);
			return refresh();
		},
	});
}

/** A new class of an event, or one that is changed; then who no longer fits it. */
export default function EventClassDialog(props: Props) {
	const { event, edited, onClose } = props;
	const text = useText(manageEventClassMessages);
	const pick = usePick();
	const eventClassTitle = useEventClassName();
	const [changed, setChanged] = useState<ChangedEventClass | null>(null);
	const { register, handleSubmit, setError, setValue, formState, control } = useSchemaForm(
		EventClassEdit,
		valuesOf(edited),
	);
	const { errors } = formState;
	const close = (saved: Saved) =>
		saved.conflicts?.length ? setChanged({ ...saved, conflicts: saved.conflicts }) : onClose();
	const save = useSave(props, setError, close);
	const field = (name: Exclude<keyof ReturnType<typeof valuesOf>, "version">) => ({
		error: errors[name]?.message,
		...register(name),
	});
	const limit = (name: ComponentProps<typeof WholeField>["name"]) => ({
		name,
		form: { register, setValue },
		error: errors[name]?.message,
	});
	if (changed) return <EventClassConflicts changed={changed} onClose={onClose} />;
	return (
		<FormDialog
			guarded
			title={
				edited
					? text("manageEventClass.editTitle", { name: eventClassTitle(edited) })
					: text("manageEventClass.addTitle", { title: pick(event, "title") })
			}
			submit={text(edited ? "manageEventClass.save" : "manageEventClass.add")}
			submitting={text("manageEventClass.saving")}
			cancel={text("manageEventClass.cancel")}
			write={save}
			onClose={onClose}
			onSubmit={handleSubmit((values) => save.mutate(EventClassEdit.parse(values)))}
		>
			<Field label={text("manageEventClass.name")} dir="ltr" {...field("className")} />
			<Field label={text("manageEventClass.nameAr")} dir="rtl" {...field("classNameAr")} />
			<WholeField
				label={text("manageEventClass.max")}
				hint={text("manageEventClass.maxHint")}
				className="short"
				none="0"
				{...limit("maxParticipants")}
			/>
			<CheckField
				label={text("manageEventClass.waitingList")}
				hint={text("manageEventClass.waitingListHint")}
				{...field("waitingList")}
			/>
			<fieldset className="form-part stack">
				<legend>{text("manageEventClass.who")}</legend>
				<p className="small soft">{text("manageEventClass.whoHint")}</p>
				<div className="pair">
					<WholeField label={text("manageEventClass.minAge")} {...limit("minAge")} />
					<WholeField label={text("manageEventClass.maxAge")} {...limit("maxAge")} />
				</div>
				<div className="pair">
					<SelectField label={text("manageEventClass.minBelt")} {...field("minBeltLevel")}>
						<BeltOptions stored={edited?.minBeltLevel} />
					</SelectField>
					<SelectField label={text("manageEventClass.maxBelt")} {...field("maxBeltLevel")}>
						<BeltOptions stored={edited?.maxBeltLevel} />
					</SelectField>
				</div>
				<div className="pair">
					<WholeField label={text("manageEventClass.minWeight")} {...limit("minWeight")} />
					<WholeField label={text("manageEventClass.maxWeight")} {...limit("maxWeight")} />
				</div>
				<div className="pair">
					<SelectField label={text("manageEventClass.gender")} {...field("genderRestriction")}>
						<option value="">{text("manageEventClass.any")}</option>
						{genders.map((gender) => (
							<option key={gender} value={gender}>
								{text(`manageEventClass.${gender}`)}
							</option>
						))}
					</SelectField>
					<SelectField label={text("manageEventClass.readiness")} {...field("competitionReadinessRequired")}>
						<option value="">{text("manageEventClass.any")}</option>
						{readinessLevels.map((level) => (
							<option key={level} value={level}>
								{text(`manageEventClass.${level}`)}
							</option>
						))}
					</SelectField>
				</div>
				<EventClassReach event={event} form={control} />
			</fieldset>
			<AreaField label={text("manageEventClass.description")} dir="ltr" rows={3} {...field("description")} />
			<AreaField label={text("manageEventClass.descriptionAr")} dir="rtl" rows={3} {...field("descriptionAr")} />
		</FormDialog>
	);
}
