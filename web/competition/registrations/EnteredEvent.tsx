import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { openAmount } from "#shared/competition/fees/charges.rules.ts";
import type { MyRegistration } from "#shared/competition/registrations/registrations.schema.ts";
import { moneyText } from "#shared/core/texts/money.ts";
import { useLocale, usePick, useText } from "../../core/language/messages.ts";
import { Written } from "../../ui/texts/Written.tsx";
import { DateBlock, EventDay } from "../events/EventDates.tsx";
import { registrationMessages } from "./registrations.messages.ts";
import { StatusBadge } from "./status/StatusBadge.tsx";
import "./entered-event.css";

type Props = {
	entry: Pick<MyRegistration, "event" | "class" | "status" | "awaitsGuardian"> &
		Partial<Pick<MyRegistration, "fee">>;
	/** Name of the person registered, if it is not the reader. */
	name?: string;
	/** Target of the title's link. */
	to: string;
	/** More content below the title. */
	children?: ReactNode;
};

/**
 * List item of an event registration: the event's date, its class and the registration's status.
 */
export function EnteredEvent({
	entry: { event, class: entered, status, awaitsGuardian, fee },
	to,
	name,
	children,
}: Props) {
	const text = useText(registrationMessages);
	const locale = useLocale();
	const pick = usePick();
	const open = fee ? openAmount(fee) : 0;
	return (
		<li className="entered-event">
			<DateBlock date={event.eventDate} />
			<span>
				{name && <Written className="small block entered-name">{name}</Written>}
				<Link to={to}>
					<Written>{pick(event, "title")}</Written>
				</Link>
				<EventDay event={event} />
				{entered && (
					<span className="small block" dir="auto">
						{pick({ nameEn: entered.className, nameAr: entered.classNameAr }, "name")}
					</span>
				)}
				{open > 0 && (
					<span className="small block">
						{text("reg.feeOpen", { amount: moneyText(open, locale) })}
					</span>
				)}
				{children}
			</span>
			<StatusBadge status={status} awaitsGuardian={awaitsGuardian} event={event} />
		</li>
	);
}
