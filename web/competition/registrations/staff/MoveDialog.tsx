import * as z from "zod/mini";
import type { IneligibleReason } from "#shared/competition/event-classes/eligibility.rules.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { type Entry, Move } from "#shared/competition/registrations/registrations.schema.ts";
import { useNames } from "../../../community/users/names.ts";
import { ApiError } from "../../../core/calls/client.ts";
import { useWrite } from "../../../core/calls/useWrite.ts";
import { useSchemaForm } from "../../../core/forms/forms.ts";
import { useText } from "../../../core/language/messages.ts";
import { FormDialog } from "../../../ui/dialogs/FormDialog.tsx";
import { NumberField, SelectField } from "../../../ui/fields/Field.tsx";
import { Options } from "../../../ui/fields/Options.tsx";
import { useEventClassName } from "../../event-classes/event-classes.ts";
import { Reasons } from "../../event-classes/reasons/Reasons.tsx";
import { registrations } from "../registrations.client.ts";
import { registrationMessages } from "../registrations.messages.ts";
import { entriesQuery } from "../registrations.queries.ts";
import { entriesMessages } from "./entries.messages.ts";
import "../../event-classes/event-classes.css";

/** The form's schema: a select's value is a string, so it is converted to a number. */
const MoveForm = z.object({
	classId: z.pipe(z.string().check(z.minLength(1, "required")), z.transform(Number)),
	declaredWeight: Move.shape.declaredWeight,
});

const reasonsOf = (error: unknown) =>
	(error instanceof ApiError && (error.body.reasons as IneligibleReason[] | undefined)) || [];

type Props = { event: Event; entry: Entry; onDone: () => void; onClose: () => void };

/**
 * Moves a registration to another class, and shows which of its conditions the person does not
 * meet.
 */
export function MoveDialog({ event, entry, onDone, onClose }: Props) {
	const text = useText(entriesMessages);
	const back = useText(registrationMessages);
	const className = useEventClassName();
	const name = useNames()(entry).full;
	const { field, handleSubmit, setError } = useSchemaForm(MoveForm, {
		classId: "",
		declaredWeight: String(entry.declaredWeight ?? ""),
	});
	const move = useWrite({
		call: (body: z.output<typeof MoveForm>, key) =>
			registrations.move({ params: { id: entry.id }, body, key }),
		said: ({ registration }) => {
			const to = event.classes.find(({ id }) => id === registration.classId);
			return {
				title: text("entries.moved"),
				text: to && text("entries.movedText", { name, className: className(to) }),
			};
		},
		setError,
		changed: [entriesQuery(event.id)],
		done: onDone,
	});
	const reasons = reasonsOf(move.error);
	return (
		<FormDialog
			title={text("entries.moveTitle", { name })}
			submit={text("entries.move")}
			submitting={text("entries.moving")}
			cancel={back("reg.back")}
			write={move}
			wrong={
				move.reason && (
					<>
						<p>{move.reason}</p>
						<Reasons reasons={reasons} />
					</>
				)
			}
			onClose={onClose}
			onSubmit={handleSubmit((values) => move.mutate(MoveForm.parse(values)))}
		>
			<SelectField label={text("entries.moveTo")} {...field("classId")}>
				<Options
					of={event.classes.filter(({ id }) => id !== entry.classId)}
					word={className}
					none={text("entries.choose")}
				/>
			</SelectField>
			<NumberField
				label={text("entries.weight")}
				hint={text("entries.weightHint")}
				inputMode="decimal"
				className="short"
				{...field("declaredWeight")}
			/>
		</FormDialog>
	);
}
