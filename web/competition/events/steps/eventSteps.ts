import { useLocation, useNavigate } from "react-router-dom";
import { useText } from "../../../core/language/messages.ts";
import type { Step } from "../../../ui/dialogs/StepForm.tsx";
import { eventStepsMessages } from "./eventSteps.messages.ts";
import type { OpenedFrom } from "./useOpenSteps.ts";

/** The steps in which staff set up an event. */
export const eventSteps = ["basics", "registration", "classes", "check"] as const;
export type EventStep = (typeof eventSteps)[number];

/** The steps with their names; the last two are disabled until the event is stored. */
export function useEventSteps(isStored: boolean): Step<EventStep>[] {
	const text = useText(eventStepsMessages);
	return eventSteps.map((id) => ({
		id,
		label: text(`eventSteps.${id}`),
		disabled: !isStored && (id === "classes" || id === "check"),
	}));
}

/**
 * The step in the address. A step replaces the previous one in the history, so that the browser's
 * Back leaves all steps.
 * @param fallback where closing leads if the address was opened directly
 */
export function useStepAddress(fallback: string) {
	const location = useLocation();
	const navigate = useNavigate();
	const search = new URLSearchParams(location.search);
	const step = eventSteps.find((one) => one === search.get("step")) ?? "basics";
	return {
		step,
		copy: Number(search.get("copy")) || null,
		change: (changes: Record<string, string>) => {
			for (const [name, value] of Object.entries(changes)) {
				if (value) search.set(name, value);
				else search.delete(name);
			}
			void navigate({ search: `?${search}` }, { replace: true, state: location.state });
		},
		close: () => {
			if ((location.state as OpenedFrom)?.from) void navigate(-1);
			else void navigate(fallback, { replace: true });
		},
	};
}
