import { type ComponentProps, useState } from "react";
import { genders, readinessLevels } from "#shared/core/people.ts";
import { type EventClass, EventClassEdit } from "#shared/events/event-class.schema.ts";
import type { Event } from "#shared/events/events.schema.ts";
import type { ChangedClass } from "#shared/registrations/registrations.schema.ts";
import { isRefusal } from "../core/client.ts";
import type { SetError } from "../core/fieldErrors.ts";
import { useSchemaForm } from "../core/forms.ts";
import { usePick, useText } from "../core/messages.ts";
import { useWrite } from "../core/useWrite.ts";
import { AreaField, CheckField, Field, SelectField } from "../ui/Field.tsx";
import { FormDialog } from "../ui/FormDialog.tsx";
import { BeltOptions } from "./BeltOptions.tsx";
import { ClassConflicts } from "./ClassConflicts.tsx";
import { ClassReach } from "./ClassReach.tsx";
import { useClassName } from "./classes.ts";
import { valuesOf } from "./classForm.ts";
import { events } from "./events.client.ts";
import { useRefreshEvents } from "./manage.ts";
import { manageClassMessages } from "./manageClasses.messages.ts";
import { WholeField } from "./WholeField.tsx";
import "./manage.css";

type Props = { event: Event; edited: EventClass | null; onClose: () => void };
type Saved = EventClass & Partial<Pick<ChangedClass, "conflicts">>;

function useSave({ event, edited }: Props, setError: SetError, onSaved: (saved: Saved) => void) {
	const text = useText(manageClassMessages);
	const classTitle = useClassName();
	const refresh = useRefreshEvents();
	return useWrite({
		call: (body: EventClassEdit, key): Promise<Saved> =>
			edited
				? events.updateClass({ params: { id: event.id, classId: edited.id }, body, key })
				: events.createClass({ params: { id: event.id }, body, key }),
		said: (saved) => ({ title: text(edited ? "manageClass.saved" : "manageClass.added"), text: classTitle(saved) }),
		words: (error) => (isRefusal(error, "changed_meanwhile") ? text("manageClass.stale") : undefined),
		setError,
		done: (saved) => {
			onSaved(saved);
			return refresh();
		},
	});
}

/** A new class of an event, or one that is changed; then who no longer fits it. */
export default function ClassDialog(props: Props) {
	const { event, edited, onClose } = props;
	const text = useText(manageClassMessages);
	const pick = usePick();
	const classTitle = useClassName();
	const [changed, setChanged] = useState<ChangedClass | null>(null);
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
	if (changed) return <ClassConflicts changed={changed} onClose={onClose} />;
	return (
		<FormDialog
			guarded
			title={
				edited
					? text("manageClass.editTitle", { name: classTitle(edited) })
					: text("manageClass.addTitle", { title: pick(event, "title") })
			}
			submit={text(edited ? "manageClass.save" : "manageClass.add")}
			submitting={text("manageClass.saving")}
			cancel={text("manageClass.cancel")}
			write={save}
			onClose={onClose}
			onSubmit={handleSubmit((values) => save.mutate(EventClassEdit.parse(values)))}
		>
			<Field label={text("manageClass.name")} dir="ltr" {...field("className")} />
			<Field label={text("manageClass.nameAr")} dir="rtl" {...field("classNameAr")} />
			<WholeField
				label={text("manageClass.max")}
				hint={text("manageClass.maxHint")}
				className="short"
				none="0"
				{...limit("maxParticipants")}
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
					<WholeField label={text("manageClass.minAge")} {...limit("minAge")} />
					<WholeField label={text("manageClass.maxAge")} {...limit("maxAge")} />
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
					<WholeField label={text("manageClass.minWeight")} {...limit("minWeight")} />
					<WholeField label={text("manageClass.maxWeight")} {...limit("maxWeight")} />
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
