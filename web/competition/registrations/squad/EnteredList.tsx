import type { Event } from "#shared/competition/events/events.schema.ts";
import { isAlive, mayCancel } from "#shared/competition/registrations/registrations.rules.ts";
import type { Entry } from "#shared/competition/registrations/registrations.schema.ts";
import { isCoach, isStaff } from "#shared/core/access.ts";
import { useUser } from "../../../base/session/session.ts";
import { useText } from "../../../core/language/messages.ts";
import { Button } from "../../../ui/Button.tsx";
import { Written } from "../../../ui/texts/Written.tsx";
import { useEventClassName } from "../../event-classes/event-classes.ts";
import { ConsentState } from "../consent/ConsentState.tsx";
import { Misfit } from "../enter/Misfit.tsx";
import { entriesMessages } from "../staff/entries.messages.ts";
import { StatusBadge } from "../status/StatusBadge.tsx";
import { squadMessages } from "./squad.messages.ts";

type Props = { event: Event; entries: Entry[]; name: string; onCancel: (entry: Entry) => void };

/** A person's registrations for the event, which can be cancelled until the deadline. */
export function EnteredList({ event, entries, name, onCancel }: Props) {
	const text = useText(squadMessages);
	const labels = useText(entriesMessages);
	const title = useEventClassName();
	const { data: user } = useUser();
	const records = user != null && (isStaff(user) || isCoach(user));
	if (entries.length === 0) return null;
	return (
		<ul className="stack entered-list" aria-label={text("squad.entered", { name })}>
			{entries.map((entry) => {
				const own = event.classes.find(({ id }) => id === entry.classId);
				const className = own
					? title(own)
					: labels(entry.chooseClass ? "entries.noEventClass" : "entries.whole");
				return (
					<li key={entry.id}>
						<p className="row">
							<Written>{className}</Written>
							{entry.declaredWeight !== null && (
								<span className="small soft">
									{labels("entries.kg", { weight: entry.declaredWeight })}
								</span>
							)}
							<StatusBadge status={entry.status} awaitsGuardian={entry.awaitsGuardian} />
							{isAlive(entry.status) && mayCancel(event, Date.now(), entry.isMoved) && (
								<Button
									kind="link"
									className="small"
									aria-label={text("squad.cancelOf", { className, name })}
									onClick={() => onCancel(entry)}
								>
									{text("squad.cancel")}
								</Button>
							)}
						</p>
						<ConsentState entry={entry} name={name} records={records} />
						<Misfit conflicts={entry.conflicts} />
					</li>
				);
			})}
		</ul>
	);
}
