import { useId, useState } from "react";
import { type UseFormReturn, useFormState, useWatch } from "react-hook-form";
import { mostDaysAhead } from "#shared/community/broadcasts/broadcasts.rules.ts";
import { dayAfter, kuwaitDate } from "#shared/core/time/kuwait.ts";
import { useText } from "../../../core/language/messages.ts";
import { Field } from "../../../ui/fields/Field.tsx";
import { broadcastMessages } from "../broadcasts.messages.ts";
import type { BroadcastValues } from "./broadcastForm.ts";
import "../../../ui/fields/choices.css";

/** Proposed hour: late enough not to wake anybody. */
const usualHour = "09:00";

/**
 * When an announcement goes out. The form holds day and hour in one text, `2026-12-05T09:00`, also
 * while one of them is missing; an empty text means at once.
 */
export function SendTime({ form }: { form: UseFormReturn<BroadcastValues> }) {
	const text = useText(broadcastMessages);
	const name = useId();
	const [today] = useState(() => kuwaitDate(Date.now()));
	const sendAt = useWatch({ control: form.control, name: "sendAt" }) ?? "";
	const [day = "", hour = ""] = sendAt.split("T");
	const state = useFormState({ control: form.control });
	const error = form.getFieldState("sendAt", state).error?.message;
	const change = (value: string) =>
		form.setValue("sendAt", value, { shouldDirty: true, shouldValidate: error !== undefined });
	const choice = (isChosen: boolean, value: string, label: string) => (
		<label>
			<input type="radio" name={name} checked={isChosen} onChange={() => change(value)} />
			<span>{label}</span>
		</label>
	);
	const isLater = sendAt !== "";
	return (
		<div className="stack">
			<fieldset className="choices">
				<legend>{text("broadcast.when")}</legend>
				<div className="row">
					{choice(!isLater, "", text("broadcast.now"))}
					{choice(isLater, `${dayAfter(today)}T${usualHour}`, text("broadcast.later"))}
				</div>
			</fieldset>
			{isLater && (
				<div className="send-time">
					<Field
						type="date"
						label={text("broadcast.sendDay")}
						min={today}
						max={dayAfter(today, mostDaysAhead)}
						error={day === "" && error ? "required" : hour && error}
						value={day}
						onChange={({ target }) => change(`${target.value}T${hour}`)}
					/>
					<Field
						type="time"
						label={text("broadcast.sendHour")}
						error={hour === "" && error ? "required" : undefined}
						value={hour}
						onChange={({ target }) => change(`${day}T${target.value}`)}
					/>
					<p className="hint">{text("broadcast.sendHint")}</p>
				</div>
			)}
		</div>
	);
}
