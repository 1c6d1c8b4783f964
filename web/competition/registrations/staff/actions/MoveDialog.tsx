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
import { type SchemaForm, useSchemaForm } from "../../../../core/forms/forms.ts";
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
import { MovePicture } from "./MovePicture.tsx";
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
							{misfits.length === entries.length
								? text("entries.nobodyFits")
								: text("entries.misfits", {
										count: misfits.length,
										names: misfits.map(({ id }) => isolateName(nameOf(id))).join(" · "),
									})}
						</span>
					)}
		</span>
	);
}

type MoveForm = SchemaForm<{ classId: string; declaredWeight: string; exception: string }>;

/** The classes that the registrations can be moved to, and the chosen one. */
function useTargets(event: Event, entries: Entry[], control: MoveForm["control"]) {
	const weight = useSettled(useWatch({ control, name: "declaredWeight" }));
	const chosen = useWatch({ control, name: "classId" });
	const { data: fits = [] } = useQuery(
		fitsQuery(
			event.id,
			entries.map(({ id }) => id),
			weight,
		),
	);
	const targets = targetsOf(event, entries, fits);
	return { targets, target: targets.find(({ own }) => String(own.id) === chosen) };
}

type TargetsProps = Pick<MoveForm, "register"> & {
	targets: Target[];
	entries: Entry[];
	/** Whether classes whose conditions are not met can be chosen. */
	isForced: boolean;
	wrong: string | undefined;
};

function TargetFields({ targets, entries, isForced, wrong, register }: TargetsProps) {
	const text = useText(entriesMessages);
	const fieldText = useFieldText();
	const className = useEventClassName();
	return (
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
	);
}

type Props = {
	event: Event;
	entries: Entry[];
	onDone: (failed: ReadonlyMap<string, string>) => void;
	onClose: () => void;
};

/** The form of a move. A class whose conditions are not met needs a reason. */
function useMoveForm({ event, entries, onDone }: Props) {
	const [one] = entries;
	const form = useSchemaForm(MoveForm, {
		classId: "",
		declaredWeight: entries.length === 1 ? String(one.declaredWeight ?? "") : "",
		exception: "",
	});
	const [isForced, setForced] = useState(false);
	const [staying, setStaying] = useState<ReadonlySet<string>>(new Set());
	const move = useMove(event.id, onDone);
	const moving = entries.filter(({ id }) => !staying.has(id));
	const { targets, target } = useTargets(event, moving.length > 0 ? moving : entries, form.control);
	const needsReason = isForced && target !== undefined && target.misfits.length > 0;
	const submit = form.handleSubmit((values) => {
		const { declaredWeight, exception } = MoveForm.parse(values);
		if (!target) return;
		if (needsReason && !exception)
			return form.setError("exception", { message: "required" }, { shouldFocus: true });
		move.start(
			moving.filter(({ classId }) => classId !== target.own.id),
			{
				to: target.own,
				declaredWeight: declaredWeight ?? null,
				exception: needsReason ? (exception ?? null) : null,
			},
		);
	});
	return {
		form,
		isForced,
		setForced,
		staying,
		setStaying,
		moving,
		targets,
		target,
		needsReason,
		move,
		submit,
	};
}

/**
 * Moves registrations to another event class; several of them merge or split event classes. Event
 * classes that fit come first; for the rest the dialog shows the unmet conditions, and staff can make
 * an exception with a reason.
 */
export default function MoveDialog(props: Props) {
	const { event, entries, onClose } = props;
	const text = useText(entriesMessages);
	const names = useNames();
	const isOne = entries.length === 1;
	const { form, isForced, setForced, staying, setStaying, moving, targets, target, ...rest } =
		useMoveForm(props);
	const { needsReason, move, submit } = rest;
	const { field, register } = form;
	return (
		<FormDialog
			title={
				isOne
					? text("entries.moveTitle", { name: names(entries[0]).full })
					: text("entries.moveSeveral", { count: moving.length })
			}
			submit={text(needsReason ? "entries.moveAnyway" : "entries.move")}
			submitting={text("entries.moving")}
			write={move}
			wrong={move.reason ?? move.data?.failed.values().next().value}
			incomplete={moving.length === 0}
			onClose={onClose}
			onSubmit={submit}
		>
			<p>{text("entries.notifies", { count: moving.length })}</p>
			<TargetFields
				targets={targets}
				entries={moving}
				isForced={isForced}
				wrong={field("classId").error}
				register={register}
			/>
			{!isOne && (
				<MovePicture
					eventId={event.id}
					entries={entries}
					staying={staying}
					target={target?.own}
					onStaying={setStaying}
				/>
			)}
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
