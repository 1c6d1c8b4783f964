import { useWatch } from "react-hook-form";
import type { Event } from "#shared/competition/events/events.schema.ts";
import type { SchemaForm } from "../../../core/forms/forms.ts";
import { useText } from "../../../core/language/messages.ts";
import { Notice } from "../../../ui/states/Notice.tsx";
import { type EventValues, valuesOf } from "./eventForm.ts";
import { manageMessages } from "./manage.messages.ts";

/** Fields whose change is announced; see functions/competition/events/event-changes.ts. */
const announced = [
	"eventDate",
	"eventDateTime",
	"endDate",
	"endDateTime",
	"location",
	"locationAr",
] as const;

/** Before saving, lists who will be notified of a new date, place or earlier deadline. */
export function ChangeNotice({ event, form }: { event: Event; form: SchemaForm<EventValues> }) {
	const text = useText(manageMessages);
	const values = useWatch({ control: form.control }) as EventValues;
	const saved = valuesOf(event);
	const isEarlier =
		values.registrationDeadline !== "" &&
		(saved.registrationDeadline === "" ||
			values.registrationDeadline + values.registrationDeadlineTime <
				saved.registrationDeadline + saved.registrationDeadlineTime);
	const isAnnounced = isEarlier || announced.some((name) => values[name] !== saved[name]);
	if (!isAnnounced || !values.published || (event.registeredCount === 0 && !event.waiting))
		return null;
	return (
		<Notice role="status">{text("manage.announces", { count: event.registeredCount })}</Notice>
	);
}
