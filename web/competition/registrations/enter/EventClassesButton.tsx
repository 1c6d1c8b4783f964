import { takesEntries } from "#shared/competition/events/events.rules.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { isAlive } from "#shared/competition/registrations/registrations.rules.ts";
import type { MyRegistration } from "#shared/competition/registrations/registrations.schema.ts";
import { eventClassesHash, paths } from "../../../core/address/paths.ts";
import { usePick, useText } from "../../../core/language/messages.ts";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { Notice } from "../../../ui/states/Notice.tsx";
import { eventMessages } from "../../events/events.messages.ts";
import { ownEntryMessages } from "../own/ownEntry.messages.ts";
import { StatusBadge } from "../status/StatusBadge.tsx";
import "../registrations.css";

/** The user's registrations, each with its class and status. */
function Mine({ event, entries }: { event: Event; entries: MyRegistration[] }) {
	const text = useText(ownEntryMessages);
	const pick = usePick();
	return (
		<ul className="stack tight small">
			{entries.map(({ id, status, awaitsGuardian, class: entered }) => (
				<li key={id} className="row">
					<span dir="auto">
						{entered
							? pick({ nameEn: entered.className, nameAr: entered.classNameAr }, "name")
							: text("ownEntry.yours")}
					</span>
					<StatusBadge status={status} awaitsGuardian={awaitsGuardian} event={event} />
				</li>
			))}
		</ul>
	);
}

type Props = {
	event: Event;
	entries: MyRegistration[];
	/** Whether this page also shows the classes. */
	here: boolean;
	/** Shows the registrations without the link, unless a class must still be chosen. */
	onlyStates?: boolean;
};

/** The user's registrations for an event with classes, and a link to its classes. */
export function EventClassesButton({ event, entries, here, onlyStates = false }: Props) {
	const text = useText(eventMessages);
	const ownText = useText(ownEntryMessages);
	const title = usePick()(event, "title");
	const address = paths.event(event.id) + eventClassesHash;
	const choosing = entries.some(({ chooseClass }) => chooseClass);
	const open = takesEntries(event) && (choosing || !onlyStates);
	const entered = entries.some(({ status }) => isAlive(status)) && !choosing;
	const label = choosing
		? ownText("ownEntry.chooseClass")
		: entered
			? ownText("ownEntry.anotherClass")
			: text("event.register");
	const name = entered || choosing ? undefined : text("event.registerFor", { title });
	const looks = { kind: entered ? undefined : "primary", "aria-label": name } as const;
	return (
		<>
			{entries.length > 0 && <Mine event={event} entries={entries} />}
			{choosing && here && <Notice className="small">{ownText("ownEntry.toChoose")}</Notice>}
			{open && here && (
				<ButtonLink {...looks} href={eventClassesHash}>
					{label}
				</ButtonLink>
			)}
			{open && !here && !entered && (
				<ButtonLink {...looks} to={address}>
					{label}
				</ButtonLink>
			)}
		</>
	);
}
