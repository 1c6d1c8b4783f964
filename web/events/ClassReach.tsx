import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { EventClassInput } from "#shared/events/event-class.schema.ts";
import type { Event } from "#shared/events/events.schema.ts";
import { asksWeight } from "#shared/registrations/eligibility.rules.ts";
import { useText } from "../core/messages.ts";
import { useSettled } from "../core/useSettled.ts";
import type { ClassValues } from "./classForm.ts";
import { events } from "./events.client.ts";
import { manageClassMessages } from "./manageClasses.messages.ts";

/** The limits in a form as text, which stands still while only names are typed; null where they make no class. */
function limitsIn(values: ClassValues): string | null {
	const draft = EventClassInput.safeParse({ ...values, className: "-", classNameAr: "", maxParticipants: "0" });
	if (!draft.success) return null;
	const { description, descriptionAr, ...limits } = draft.data;
	return JSON.stringify(limits);
}

/** How many people the class in a form would take. */
export function ClassReach({ event, values }: { event: Event; values: ClassValues }) {
	const text = useText(manageClassMessages);
	const limits = useSettled(limitsIn(values));
	const draft = limits === null ? null : JSON.parse(limits);
	const { data } = useQuery({
		queryKey: ["classReach", event.id, limits],
		queryFn: () => events.checkClasses({ params: { id: event.id }, body: { classes: [draft] } }),
		enabled: draft !== null,
		placeholderData: keepPreviousData,
		staleTime: 60_000,
	});
	if (!data || !draft) return null;
	const [{ fit, unknown }] = data.classes;
	return (
		<p className="small class-reach" role="status">
			{text("manageClass.fit", { count: fit, people: data.people })}
			{unknown > 0 && ` ${text("manageClass.unknown", { count: unknown })}`}
			{asksWeight(draft) && ` ${text("manageClass.unweighed")}`}
		</p>
	);
}
