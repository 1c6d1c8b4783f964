import { useNavigate } from "react-router-dom";
import { type Event, type EventEdit, eventTypes } from "#shared/events/events.schema.ts";
import { isRefusal } from "../core/client.ts";
import type { SetError } from "../core/fieldErrors.ts";
import { useSchemaForm } from "../core/forms.ts";
import { useText } from "../core/messages.ts";
import { paths } from "../core/paths.ts";
import { useWrite } from "../core/useWrite.ts";
import { AreaField, CheckField, Field, SelectField } from "../ui/Field.tsx";
import { FormDialog } from "../ui/FormDialog.tsx";
import { DateFields } from "./DateFields.tsx";
import { EventForm, valuesOf } from "./eventForm.ts";
import { events } from "./events.client.ts";
import { eventMessages } from "./events.messages.ts";
import { manageMessages } from "./manage.messages.ts";
import { useRefreshEvents } from "./manage.ts";
import "./manage.css";

function useSave(edited: Event | null, setError: SetError, onSaved: () => void) {
	const text = useText(manageMessages);
	const refresh = useRefreshEvents();
	const navigate = useNavigate();
	return useWrite({
		call: (body: EventEdit, key) =>
			edited ? events.update({ params: { id: edited.id }, body, key }) : events.create({ body, key }),
		said: ({ published }) => ({
			title: text(edited ? "manage.saved" : "manage.created"),
			text: published ? undefined : text("manage.createdText"),
		}),
		words: (error) => (isRefusal(error, "changed_meanwhile") ? text("manage.stale") : undefined),
		setError,
		done: (event) => {
			onSaved();
			if (!edited) navigate(paths.event(event.id));
			return refresh(event);
		},
	});
}

/** A new event, or one that is changed. */
export default function EventDialog({ event, onClose }: { event: Event | null; onClose: () => void }) {
	const text = useText(manageMessages);
	const types = useText(eventMessages);
	const { register, handleSubmit, setError, formState } = useSchemaForm(EventForm, valuesOf(event));
	const { errors } = formState;
	const save = useSave(event, setError, onClose);
	const field = (name: Exclude<keyof ReturnType<typeof valuesOf>, "times" | "version">) => ({
		error: errors[name]?.message,
		...register(name),
	});
	const whole = { inputMode: "numeric", dir: "ltr", autoComplete: "off" } as const;
	const dates = { register, errors };
	return (
		<FormDialog
			guarded
			title={text(event ? "manage.edit" : "manage.new")}
			submit={text(event ? "manage.save" : "manage.create")}
			submitting={text("manage.saving")}
			cancel={text("manage.cancel")}
			write={save}
			onClose={onClose}
			onSubmit={handleSubmit((values) => save.mutate(EventForm.parse(values)))}
		>
			<fieldset className="form-part stack">
				<legend>{text("manage.names")}</legend>
				<Field label={text("manage.titleEn")} dir="ltr" {...field("titleEn")} />
				<Field label={text("manage.titleAr")} dir="rtl" {...field("titleAr")} />
				<SelectField label={text("manage.type")} {...field("eventType")}>
					{eventTypes.map((type) => (
						<option key={type} value={type}>
							{types(`event.type.${type}`)}
						</option>
					))}
				</SelectField>
				<AreaField label={text("manage.descriptionEn")} dir="ltr" {...field("descriptionEn")} />
				<AreaField label={text("manage.descriptionAr")} dir="rtl" {...field("descriptionAr")} />
			</fieldset>
			<fieldset className="form-part stack">
				<legend>{text("manage.whenWhere")}</legend>
				<p className="small soft">{text("manage.kuwait")}</p>
				<DateFields name="eventDate" label={text("manage.date")} {...dates} />
				<DateFields name="endDate" label={text("manage.end")} {...dates} />
				<Field label={text("manage.place")} dir="ltr" {...field("location")} />
				<Field label={text("manage.placeAr")} dir="rtl" {...field("locationAr")} />
			</fieldset>
			<fieldset className="form-part stack">
				<legend>{text("manage.registration")}</legend>
				<Field
					label={text("manage.max")}
					hint={text("manage.maxHint")}
					className="short"
					{...whole}
					{...field("maxParticipants")}
				/>
				<CheckField
					label={text("manage.waitingList")}
					hint={text("manage.waitingListHint")}
					{...field("waitingList")}
				/>
				<DateFields
					name="registrationOpensAt"
					label={text("manage.opens")}
					hint={text("manage.opensHint")}
					{...dates}
				/>
				<DateFields
					name="registrationDeadline"
					label={text("manage.deadline")}
					hint={text("manage.deadlineHint")}
					{...dates}
				/>
				<Field
					label={text("manage.offerHours")}
					hint={text("manage.offerHoursHint")}
					className="short"
					{...whole}
					{...field("offerHours")}
				/>
				<Field
					label={text("manage.ageDay")}
					hint={text("manage.ageDayHint")}
					type="date"
					className="short"
					{...field("ageReferenceDate")}
				/>
			</fieldset>
			<fieldset className="form-part stack">
				<legend>{text("manage.more")}</legend>
				<AreaField label={text("manage.schedule")} hint={text("manage.scheduleHint")} {...field("schedule")} />
				<Field label={text("manage.image")} hint={text("manage.urlHint")} dir="ltr" {...field("imageUrl")} />
				<Field label={text("manage.flyer")} hint={text("manage.urlHint")} dir="ltr" {...field("flyerUrl")} />
				<CheckField label={text("manage.visible")} hint={text("manage.visibleHint")} {...field("published")} />
			</fieldset>
		</FormDialog>
	);
}
