import { useState } from "react";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { closingDays } from "#shared/competition/weigh-in/weigh-in.rules.ts";
import type { WeighInState } from "#shared/competition/weigh-in/weigh-in.schema.ts";
import { kuwaitDate, kuwaitTime, startOf } from "#shared/core/time/kuwait.ts";
import { ApiError } from "../../core/calls/client.ts";
import { useWrite } from "../../core/calls/useWrite.ts";
import { useText } from "../../core/language/messages.ts";
import { FormDialog } from "../../ui/dialogs/FormDialog.tsx";
import { Field } from "../../ui/fields/Field.tsx";
import { weighInQuery, weighIns, weighInTimeQuery } from "../registrations/weigh-in.queries.ts";
import { manageClosingMessages } from "./closing.messages.ts";

type Props = { event: Event; weighIn: WeighInState; onClose: () => void };

/** Sets when the weigh-in of an event closes, or takes the time away. */
export default function ClosingTimeDialog({ event, weighIn, onClose }: Props) {
	const text = useText(manageClosingMessages);
	const { first, last } = closingDays(event);
	const { closesAt, version } = weighIn;
	const [day, setDay] = useState(kuwaitDate(startOf(closesAt ?? event.eventDate)));
	const [time, setTime] = useState(closesAt ? kuwaitTime(startOf(closesAt)) : "");
	const [wrong, setWrong] = useState<string>();
	const set = useWrite({
		version,
		call: (_: void, key, version) =>
			weighIns.setTime({
				params: { id: event.id },
				body: { closesAt: time ? `${day}T${time}` : null, version },
				key,
			}),
		toast: (answer) => ({
			title: text(answer.closesAt ? "manageClosing.saved" : "manageClosing.removed"),
		}),
		changed: [weighInQuery(event.id), weighInTimeQuery(event.id)],
		done: onClose,
		failed: (error) =>
			setWrong(error instanceof ApiError ? error.body.fields?.closesAt : undefined),
	});
	return (
		<FormDialog
			title={text("manageClosing.title")}
			submit={text("manageClosing.save")}
			submitting={text("manageClosing.saving")}
			write={set}
			onSubmit={() => {
				setWrong(undefined);
				set.mutate();
			}}
			onClose={onClose}
		>
			<p>{text("manageClosing.text")}</p>
			<Field
				type="date"
				className="short"
				label={text("manageClosing.day")}
				min={first}
				max={last}
				error={wrong}
				value={day}
				onChange={({ target }) => setDay(target.value)}
			/>
			<Field
				type="time"
				className="short"
				label={text("manageClosing.time")}
				hint={text("manageClosing.timeHint")}
				value={time}
				onChange={({ target }) => setTime(target.value)}
			/>
		</FormDialog>
	);
}
