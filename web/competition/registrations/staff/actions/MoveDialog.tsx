import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import * as z from "zod/mini";
import type { EventClass } from "#shared/competition/event-classes/event-classes.schema.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { holdsPlace } from "#shared/competition/registrations/registrations.rules.ts";
import {
	type Entry,
	type EventClassFit,
	Move,
} from "#shared/competition/registrations/registrations.schema.ts";
import { useFieldText } from "../../../../core/forms/fieldText.ts";
import { useSchemaForm } from "../../../../core/forms/forms.ts";
import { isolateName } from "../../../../core/language/langOf.ts";
import { useText } from "../../../../core/language/messages.ts";
import { useSettled } from "../../../../core/moments/useSettled.ts";
import { useNames } from "../../../../people/users/names.ts";
import { FormDialog } from "../../../../ui/dialogs/FormDialog.tsx";
import { AreaField, CheckField, NumberField } from "../../../../ui/fields/Field.tsx";
import { useEventClassName } from "../../../event-classes/event-classes.ts";
import { Reasons } from "../../../event-classes/reasons/Reasons.tsx";
import { entriesMessages } from "../entries.messages.ts";
import { fitsQuery } from "./fitsQuery.ts";
import { useMove } from "./useMove.ts";
import "../../../event-classes/event-classes.css";

/** The form's schema: a radio button's value is a string, so it is converted to a number. */
const MoveForm = z.object({
	classId: z.pipe(z.string().check(z.minLength(1, "required")), z.transform(Number)),
	declaredWeight: Move.shape.declaredWeight,
	exception: Move.shape.exception,
});

/** A class to which registrations can be moved. */
type Target = {
	own: EventClass;
	/** Number of free places; null without a limit. */
	free: number | null;
	/** Whether the class has too few free places. */
	isFull: boolean;
	misfits: EventClassFit["misfits"];
};

function targetsOf(event: Event, entries: Entry[], fits: readonly EventClassFit[]): Target[] {
	const targets = event.classes
		.filter(({ id }) => entries.some(({ classId }) => classId !== id))
		.map((own): Target => {
			const needed = entries.filter(
				({ status, classId }) => holdsPlace(status) && classId !== own.id,
			).length;
			const { maxParticipants, currentRegistrations, waiting } = own;
			const free =
				maxParticipants === 0 ? null : Math.max(0, maxParticipants - currentRegistrations);
			return {
				own,
				free,
				isFull: needed > 0 && (waiting || (free !== null && free < needed)),
				misfits: fits.find(({ classId }) => classId === own.id)?.misfits ?? [],
			};
		});
	const isOpen = ({ isFull, misfits }: Target) => !isFull && misfits.length === 0;
	return targets.toSorted((a, b) => Number(isOpen(b)) - Number(isOpen(a)));
}

/** The free places of a class, and the conditions that the registrations do not meet. */
function TargetNotes({ target, entries }: { target: Target; entries: Entry[] }) {
	const text = useText(entriesMessages);
	const names = useNames();
	const { free, isFull, misfits, own } = target;
	const nameOf = (id: string) => {
		const entry = entries.find((one) => one.id === id);
		return entry ? names(entry).full : "";
	};
	return (
		<span className="move-notes">
			<span className="small soft block">
				{free === null
					? text("entries.freeNoLimit")
					: isFull
						? text("entries.tooFew", { free, max: own.maxParticipants })
						: text("entries.free", { free, max: own.maxParticipants })}
			</span>
			{entries.length === 1
				? misfits.map(({ id, reasons }) => <Reasons key={id} reasons={reasons} />)
				: misfits.length > 0 && (
						<span className="small block">
							{text("entries.misfits", {
								count: misfits.length,
								names: misfits.map(({ id }) => isolateName(nameOf(id))).join(" · "),
							})}
						</span>
					)}
		</span>
	);
}

type Props = {
	event: Event;
	entries: Entry[];
	onDone: (failed: ReadonlyMap<string, string>) => void;
	onClose: () => void;
};

/**
 * Moves registrations to another event class. Event classes that fit come first; for the rest the
 * dialog shows the unmet conditions, and staff can make an exception with a reason.
 */
export default function MoveDialog({ event, entries, onDone, onClose }: Props) {
	const text = useText(entriesMessages);
	const fieldText = useFieldText();
	const className = useEventClassName();
	const names = useNames();
	const [one] = entries;
	const isOne = entries.length === 1;
	const { field, handleSubmit, setError, control, register } = useSchemaForm(MoveForm, {
		classId: "",
		declaredWeight: isOne ? String(one.declaredWeight ?? "") : "",
		exception: "",
	});
	const [isForced, setForced] = useState(false);
	const weight = useSettled(useWatch({ control, name: "declaredWeight" }));
	const chosen = useWatch({ control, name: "classId" });
	const { data: fits = [] } = useQuery(
		fitsQuery(
			event.id,
			entries.map(({ id }) => id),
			weight,
		),
	);
	const move = useMove(event.id, onDone);
	const targets = targetsOf(event, entries, fits);
	const target = targets.find(({ own }) => String(own.id) === chosen);
	const needsReason = isForced && target !== undefined && target.misfits.length > 0;
	const wrong = field("classId").error;
	return (
		<FormDialog
			title={
				isOne
					? text("entries.moveTitle", { name: names(one).full })
					: text("entries.moveSeveral", { count: entries.length })
			}
			submit={text(needsReason ? "entries.moveAnyway" : "entries.move")}
			submitting={text("entries.moving")}
			write={move}
			wrong={move.reason ?? move.data?.failed.values().next().value}
			onClose={onClose}
			onSubmit={handleSubmit((values) => {
				const { declaredWeight, exception } = MoveForm.parse(values);
				if (!target) return;
				if (needsReason && !exception)
					return setError("exception", { message: "required" }, { shouldFocus: true });
				move.start(
					entries.filter(({ classId }) => classId !== target.own.id),
					{
						to: target.own,
						declaredWeight: declaredWeight ?? null,
						exception: needsReason ? (exception ?? null) : null,
					},
				);
			})}
		>
			<p>{text("entries.notifies", { count: entries.length })}</p>
			<fieldset className="move-targets">
				<legend>{text("entries.moveTo")}</legend>
				{targets.map((option) => (
					<label key={option.own.id} className="move-target">
						<input
							type="radio"
							value={option.own.id}
							aria-invalid={wrong ? true : undefined}
							disabled={option.isFull || (option.misfits.length > 0 && !isForced)}
							{...register("classId")}
						/>
						<span>
							<strong dir="auto">{className(option.own)}</strong>
							<TargetNotes target={option} entries={entries} />
						</span>
					</label>
				))}
				<span className="wrong" role="alert" hidden={!wrong}>
					{fieldText(wrong)}
				</span>
			</fieldset>
			{isOne && (
				<NumberField
					label={text("entries.weight")}
					hint={text("entries.weightHint")}
					inputMode="decimal"
					className="short"
					{...field("declaredWeight")}
				/>
			)}
			{targets.some(({ misfits }) => misfits.length > 0) && (
				<CheckField
					label={text("entries.force")}
					hint={text("entries.forceHint")}
					checked={isForced}
					onChange={() => setForced(!isForced)}
				/>
			)}
			{isForced && (
				<AreaField
					label={text("entries.exception")}
					hint={text("entries.exceptionHint")}
					rows={2}
					maxLength={500}
					{...field("exception")}
				/>
			)}
		</FormDialog>
	);
}
