import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type Control, useWatch } from "react-hook-form";
import { EventClassInput } from "#shared/events/event-class.schema.ts";
import type { Event } from "#shared/events/events.schema.ts";
import { ageDay, asksWeight } from "#shared/registrations/eligibility.rules.ts";
import { useText } from "../core/messages.ts";
import { useSettled } from "../core/useSettled.ts";
import type { ClassValues } from "./classForm.ts";
import { events } from "./events.client.ts";
import { manageClassMessages } from "./manageClasses.messages.ts";

/** What does not matter to who may enter. */
const unlimited = { className: "-", classNameAr: "", description: "", descriptionAr: "", maxParticipants: "0" };

/** The limits in a form as text, which stands still while only names are typed; null where they make no class. */
function limitsIn(values: ClassValues): string | null {
	const draft = EventClassInput.safeParse({ ...values, ...unlimited });
	if (!draft.success) return null;
	return JSON.stringify(draft.data);
}

/** How many people the class in a form would take. */
export function ClassReach({ event, form }: { event: Event; form: Control<ClassValues> }) {
	const text = useText(manageClassMessages);
	const limits = useSettled(limitsIn(useWatch({ control: form }) as ClassValues));
	const draft = limits === null ? null : JSON.parse(limits);
	const { data } = useQuery({
		queryKey: ["classReach", event.id, ageDay(event), limits],
		queryFn: () => events.checkClasses({ params: { id: event.id }, body: { classes: [draft] } }),
		enabled: draft !== null,
		placeholderData: keepPreviousData,
		staleTime: 60_000,
	});
	const [reach] = (draft && data?.classes) ?? [];
	return (
		<p className="small" role="status">
			{reach && text("manageClass.fit", { count: reach.fit, people: data?.people ?? 0 })}
			{reach && reach.unknown > 0 && ` ${text("manageClass.unknown", { count: reach.unknown })}`}
			{reach && asksWeight(draft) && ` ${text("manageClass.unweighed")}`}
		</p>
	);
}
