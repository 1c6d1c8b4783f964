import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { MyRegistration } from "#shared/competition/registrations/registrations.schema.ts";
import { usePick } from "../../core/language/messages.ts";
import { DateBlock } from "../events/EventDates.tsx";
import { StatusBadge } from "./StatusBadge.tsx";
import "./entered-event.css";

type Props = {
	entry: Pick<MyRegistration, "event" | "class" | "status" | "awaitsGuardian">;
	/** Target of the title's link. */
	to: string;
	/** More content below the title. */
	children?: ReactNode;
};

/**
 * List item of an event registration: the event's date, its class and the registration's status.
 */
export function EnteredEvent({
	entry: { event, class: entered, status, awaitsGuardian },
	to,
	children,
}: Props) {
	const pick = usePick();
	return (
		<li className="entered-event">
			<DateBlock date={event.eventDate} />
			<span>
				<Link to={to} dir="auto">
					{pick(event, "title")}
				</Link>
				{entered && (
					<span className="small block" dir="auto">
						{pick({ nameEn: entered.className, nameAr: entered.classNameAr }, "name")}
					</span>
				)}
				{children}
			</span>
			<StatusBadge status={status} awaitsGuardian={awaitsGuardian} />
		</li>
	);
}
