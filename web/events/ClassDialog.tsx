import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { genders, readinessLevels } from "#shared/core/people.ts";
import { type EventClass, EventClassEdit } from "#shared/events/event-class.schema.ts";
import type { Event } from "#shared/events/events.schema.ts";
import type { ChangedClass } from "#shared/registrations/registrations.schema.ts";
import { useErrorText } from "../core/errors.ts";
import { showFieldErrors, useSchemaForm } from "../core/forms.ts";
import { usePick, useText } from "../core/messages.ts";
import { toast } from "../core/toasts.tsx";
import { useWriteKey } from "../core/writeKey.ts";
import { AreaField, CheckField, Field, SelectField } from "../ui/Field.tsx";
import { FormDialog } from "../ui/FormDialog.tsx";
import { BeltOptions } from "./BeltOptions.tsx";
import { ClassConflicts } from "./ClassConflicts.tsx";
import { ClassReach } from "./ClassReach.tsx";
import { useClassName } from "./classes.ts";
import { valuesOf } from "./classForm.ts";
import { events } from "./events.client.ts";
import { isRefusal, useRefreshEvents } from "./manage.ts";
import { manageClassMessages } from "./manageClasses.messages.ts";

type Props = { event: Event; edited: EventClass | null; onClose: () => void };
type Saved = EventClass & Partial<Pick<ChangedClass, "conflicts">>;

function useSave({ event, edited }: Props, onSaved: (saved: Saved) => void, onFailed: (error: unknown) => void) {
	const text = useText(manageClassMessages);
	const classTitle = useClassName();
	const refresh = useRefreshEvents();
	const key = useWriteKey();
	return useMutation({
		mutationFn: (body: EventClassEdit): Promise<Saved> =>
			edited
				? events.updateClass({ params: { id: event.id, classId: edited.id }, body, key: key.get() })
				: events.createClass({ params: { id: event.id }, body, key: key.get() }),
		onSuccess: (saved) => {
			toast(text(edited ? "manageClass.saved" : "manageClass.added"), classTitle(saved), "success");
			onSaved(saved);
			return refresh();
		},
		onError: (error) => {
			key.renew();
			onFailed(error);
		},
	});
}

/** A new class of an event, or one that is changed; then who no longer fits it. */
export default function ClassDialog(props: Props) {
	const { event, edited, onClose } = props;
	const text = useText(manageClassMessages);
	const pick = usePick();
	const classTitle = useClassName();
	const errorText = useErrorText();
	const [changed, setChanged] = useState<ChangedClass | null>(null);
	const { register, handleSubmit, setError, formState, control } = useSchemaForm(EventClassEdit, valuesOf(edited));
	const { errors } = formState;
	const close = (saved: Saved) =>
		saved.conflicts?.length ? setChanged({ ...saved, conflicts: saved.conflicts }) : onClose();
	const save = useSave(props, close, (error) => showFieldErrors(error, setError));
	const field = (name: Exclude<keyof ReturnType<typeof valuesOf>, "version">) => ({
		error: errors[name]?.message,
		...register(name),
	});
	const whole = { inputMode: "numeric", dir: "ltr", autoComplete: "off" } as const;
	if (changed) return <ClassConflicts changed={changed} onClose={onClose} />;
	return (
		<FormDialog
			guarded
			title={
				edited
					? text("manageClass.editTitle", { name: classTitle(edited) })
					: text("manageClass.addTitle", { title: pick(event, "title") })
			}
			submit={text(save.isPending ? "manageClass.saving" : edited ? "manageClass.save" : "manageClass.add")}
			cancel={text("manageClass.cancel")}
			pending={save.isPending}
			onClose={onClose}
			onSubmit={handleSubmit((values) => save.mutate(EventClassEdit.parse(values)))}
		>
			{save.isError && (
				<p className="notice" role="alert">
					{isRefusal(save.error, "changed_meanwhile") ? text("manageClass.stale") : errorText(save.error)}
				</p>
			)}
			<Field label={text("manageClass.name")} dir="ltr" {...field("className")} />
			<Field label={text("manageClass.nameAr")} dir="rtl" {...field("classNameAr")} />
			<Field
				label={text("manageClass.max")}
				hint={text("manageClass.maxHint")}
				className="short"
				{...whole}
				{...field("maxParticipants")}
			/>
			<CheckField
				label={text("manageClass.waitingList")}
				hint={text("manageClass.waitingListHint")}
				{...field("waitingList")}
			/>
			<fieldset className="form-part stack">
				<legend>{text("manageClass.who")}</legend>
				<p className="small soft">{text("manageClass.whoHint")}</p>
				<div className="pair">
					<Field label={text("manageClass.minAge")} {...whole} {...field("minAge")} />
					<Field label={text("manageClass.maxAge")} {...whole} {...field("maxAge")} />
				</div>
				<div className="pair">
					<SelectField label={text("manageClass.minBelt")} {...field("minBeltLevel")}>
						<BeltOptions stored={edited?.minBeltLevel} />
					</SelectField>
					<SelectField label={text("manageClass.maxBelt")} {...field("maxBeltLevel")}>
						<BeltOptions stored={edited?.maxBeltLevel} />
					</SelectField>
				</div>
				<div className="pair">
					<Field label={text("manageClass.minWeight")} {...whole} {...field("minWeight")} />
					<Field label={text("manageClass.maxWeight")} {...whole} {...field("maxWeight")} />
				</div>
				<div className="pair">
					<SelectField label={text("manageClass.gender")} {...field("genderRestriction")}>
						<option value="">{text("manageClass.any")}</option>
						{genders.map((gender) => (
							<option key={gender} value={gender}>
								{text(`manageClass.${gender}`)}
							</option>
						))}
					</SelectField>
					<SelectField label={text("manageClass.readiness")} {...field("competitionReadinessRequired")}>
						<option value="">{text("manageClass.any")}</option>
						{readinessLevels.map((level) => (
							<option key={level} value={level}>
								{text(`manageClass.${level}`)}
							</option>
						))}
					</SelectField>
				</div>
				<ClassReach event={event} form={control} />
			</fieldset>
			<AreaField label={text("manageClass.description")} dir="ltr" rows={3} {...field("description")} />
			<AreaField label={text("manageClass.descriptionAr")} dir="rtl" rows={3} {...field("descriptionAr")} />
		</FormDialog>
	);
}
