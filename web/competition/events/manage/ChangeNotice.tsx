import { useWatch } from "react-hook-form";
import { announcedChanges, changedTerms } from "#shared/competition/events/events.rules.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import type { SchemaForm } from "../../../core/forms/forms.ts";
import { useText } from "../../../core/language/messages.ts";
import { Notice } from "../../../ui/states/Notice.tsx";
import { NewPriceNotice } from "../prices/NewPriceNotice.tsx";
import { asInput, type EventValues, valuesOf } from "./eventForm.ts";
import { manageMessages } from "./manage.messages.ts";

/** Before saving, says who will be notified of what changes, and for whom a new fee counts. */
export function ChangeNotice({ event, form }: { event: Event; form: SchemaForm<EventValues> }) {
	const text = useText(manageMessages);
	const values = useWatch({ control: form.control }) as EventValues;
	const [before, after] = [asInput(valuesOf(event)), asInput(values)];
	const isAnnounced = Object.values(announcedChanges(before, after)).some(Boolean);
	const terms = changedTerms(before, after);
	if (!values.published || (event.registeredCount === 0 && !event.waiting)) return null;
	const count = event.registeredCount;
	return (
		<>
			{isAnnounced && <Notice role="status">{text("manage.announces", { count })}</Notice>}
			{terms.conditions && <Notice role="status">{text("manage.conditionsAnnounced")}</Notice>}
			{terms.payment && <Notice role="status">{text("manage.paymentAnnounced")}</Notice>}
			{terms.price && <NewPriceNotice count={count} />}
		</>
	);
}
