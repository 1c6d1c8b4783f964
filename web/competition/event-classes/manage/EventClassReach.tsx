import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type Control, useWatch } from "react-hook-form";
import { ageDay } from "#shared/competition/event-classes/age-day.ts";
import { asksWeight } from "#shared/competition/event-classes/eligibility.rules.ts";
import { EventClassInput } from "#shared/competition/event-classes/event-classes.schema.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { eligibility } from "../../../core/calls/freshness.ts";
import { useText } from "../../../core/language/messages.ts";
import { useSettled } from "../../../core/moments/useSettled.ts";
import { events } from "../../events/events.client.ts";
import type { EventClassValues } from "./eventClassForm.ts";
import { manageEventClassMessages } from "./manageEventClasses.messages.ts";

/** Fields that don't affect eligibility. */
const unlimited = {
	className: "-",
	classNameAr: "",
	description: "",
	descriptionAr: "",
	maxParticipants: "0",
};

/**
 * Serializes the form's limits, so that the value stays equal while only names change; null if
 * invalid.
 */
function limitsIn(values: EventClassValues): string | null {
	const draft = EventClassInput.safeParse({ ...values, ...unlimited });
	if (!draft.success) return null;
	return JSON.stringify(draft.data);
}

/** The number of people who fit the class in the form. */
export function EventClassReach({
	event,
	form,
}: {
	event: Event;
	form: Control<EventClassValues>;
}) {
	const text = useText(manageEventClassMessages);
	const limits = useSettled(limitsIn(useWatch({ control: form }) as EventClassValues));
	const draft = limits === null ? null : JSON.parse(limits);
	const { data } = useQuery({
		queryKey: ["eventClassReach", event.id, ageDay(event), limits],
		queryFn: () =>
			events.checkEventClasses({ params: { id: event.id }, body: { classes: [draft] } }),
		enabled: draft !== null,
		placeholderData: keepPreviousData,
		...eligibility,
	});
	const [reach] = (draft && data?.classes) ?? [];
	return (
		<p className="small" role="status">
			{reach && (
				<span>{text("manageEventClass.fit", { count: reach.fit, people: data?.people ?? 0 })}</span>
			)}
			{reach && reach.unknown > 0 && (
				<span>{` ${text("manageEventClass.unknown", { count: reach.unknown })}`}</span>
			)}
			{reach && asksWeight(draft) && <span>{` ${text("manageEventClass.unweighed")}`}</span>}
		</p>
	);
}
