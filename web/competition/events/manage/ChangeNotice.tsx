import { useWatch } from "react-hook-form";
import { announcedChanges } from "#shared/competition/events/events.rules.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import type { SchemaForm } from "../../../core/forms/forms.ts";
import { useText } from "../../../core/language/messages.ts";
import { Notice } from "../../../ui/states/Notice.tsx";
import { asInput, type EventValues, valuesOf } from "./eventForm.ts";
import { manageMessages } from "./manage.messages.ts";

/** Before saving, lists who will be notified of a new date, place or earlier deadline. */
export function ChangeNotice({ event, form }: { event: Event; form: SchemaForm<EventValues> }) {
	const text = useText(manageMessages);
	const values = useWatch({ control: form.control }) as EventValues;
	const changes = announcedChanges(asInput(valuesOf(event)), asInput(values));
	const isAnnounced = Object.values(changes).some(Boolean);
	if (!isAnnounced || !values.published || (event.registeredCount === 0 && !event.waiting))
		return null;
	return (
		<Notice role="status">{text("manage.announces", { count: event.registeredCount })}</Notice>
	);
}
