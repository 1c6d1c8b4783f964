import type { Event } from "#shared/competition/events/events.schema.ts";
import { usePages, whole } from "../../../core/calls/usePages.ts";
import { usePick } from "../../../core/language/messages.ts";
import { SelectField } from "../../../ui/fields/Field.tsx";
import { Options } from "../../../ui/fields/Options.tsx";
import { useWhen } from "../EventDates.tsx";
import { staffEvents } from "../events.queries.ts";

type Props = {
	label: string;
	hint?: string;
	/** Text of the empty choice. */
	none: string;
	value?: number | null;
	/** Whether an event can be selected; by default every event can. */
	fits?: (event: Event) => boolean;
	onChoose: (event: Event | null) => void;
};

/** Selects an event to copy: upcoming events first, then past events. */
export function CopyEventField({ label, hint, none, value, fits = () => true, onChoose }: Props) {
	const pick = usePick();
	const when = useWhen();
	const selection = { ...whole, isIncluded: fits };
	const upcoming = usePages(staffEvents.upcoming, selection).rows ?? [];
	const past = usePages(staffEvents.past, selection).rows ?? [];
	const events = [...upcoming, ...past];
	return (
		<SelectField
			label={label}
			hint={hint}
			value={value ?? ""}
			onChange={({ target }) =>
				onChoose(events.find(({ id }) => id === Number(target.value)) ?? null)
			}
		>
			<Options
				of={events}
				word={(event) => `${pick(event, "title")} · ${when(event.eventDate, event.endDate)}`}
				none={none}
			/>
		</SelectField>
	);
}
