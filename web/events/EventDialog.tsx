import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { type Event, type EventEdit, eventTypes } from "#shared/events/events.schema.ts";
import { paths } from "../app/paths.ts";
import { useErrorText } from "../core/errors.ts";
import { showFieldErrors, useSchemaForm } from "../core/forms.ts";
import { useText } from "../core/messages.ts";
import { toast } from "../core/toasts.tsx";
import { useWriteKey } from "../core/writeKey.ts";
import { AreaField, CheckField, Field, SelectField } from "../ui/Field.tsx";
import { FormDialog } from "../ui/FormDialog.tsx";
import { DateFields } from "./DateFields.tsx";
import { EventForm, valuesOf } from "./eventForm.ts";
import { events } from "./events.client.ts";
import { eventMessages } from "./events.messages.ts";
import { manageMessages } from "./manage.messages.ts";
import { isRefusal, useRefreshEvents } from "./manage.ts";

function useSave(edited: Event | null, { onSaved, onFailed }: { onSaved: () => void; onFailed: (e: unknown) => void }) {
	const text = useText(manageMessages);
	const refresh = useRefreshEvents();
	const navigate = useNavigate();
	const key = useWriteKey();
	return useMutation({
		mutationFn: (body: EventEdit) =>
			edited
				? events.update({ params: { id: edited.id }, body, key: key.get() })
				: events.create({ body, key: key.get() }),
		onSuccess: (event) => {
			toast(
				text(edited ? "manage.saved" : "manage.created"),
				event.published ? undefined : text("manage.createdText"),
				"success",
			);
			onSaved();
			if (!edited) navigate(paths.event(event.id));
			return refresh(event);
		},
		onError: (error) => {
			key.renew();
			onFailed(error);
		},
	});
}

/** A new event, or one that is changed. */
export default function EventDialog({ event, onClose }: { event: Event | null; onClose: () => void }) {
	const text = useText(manageMessages);
	const types = useText(eventMessages);
	const errorText = useErrorText();
	const { register, handleSubmit, setError, formState } = useSchemaForm(EventForm, valuesOf(event));
	const { errors } = formState;
	const save = useSave(event, { onSaved: onClose, onFailed: (error) => showFieldErrors(error, setError) });
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
			submit={text(save.isPending ? "manage.saving" : event ? "manage.save" : "manage.create")}
			cancel={text("manage.cancel")}
			pending={save.isPending}
			onClose={onClose}
			onSubmit={handleSubmit((values) => save.mutate(EventForm.parse(values)))}
		>
			{save.isError && (
				<p className="notice" role="alert">
					{isRefusal(save.error, "changed_meanwhile") ? text("manage.stale") : errorText(save.error)}
				</p>
			)}
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
