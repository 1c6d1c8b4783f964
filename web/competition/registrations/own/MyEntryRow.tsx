import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { hasEnded } from "#shared/competition/events/events.rules.ts";
import { holdsPlace } from "#shared/competition/registrations/registrations.rules.ts";
import type { MyRegistration } from "#shared/competition/registrations/registrations.schema.ts";
import { eventClassesHash, paths } from "../../../core/address/paths.ts";
import { usePick, useText } from "../../../core/language/messages.ts";
import { lazyPart } from "../../../core/lazyPart.tsx";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { Written } from "../../../ui/texts/Written.tsx";
import { DateBlock, EventDay } from "../../events/EventDates.tsx";
import { eventMessages } from "../../events/events.messages.ts";
import { ReceiptDetails } from "../../ledger/ReceiptDetails.tsx";
import { registrationMessages } from "../registrations.messages.ts";
import { useEntryName } from "../staff/entryName.ts";
import { StatusLine } from "../status/StatusLine.tsx";
import { CancelButton } from "./cancel/CancelButton.tsx";
import "../registrations.css";

const OwedFees = lazyPart(() => import("../../online-payments/OwedFees.tsx"));

type Level = 2 | 3 | 4;

type Props = {
	entry: MyRegistration;
	/** Where to choose a class; the event's page by default. */
	chooseAt?: string;
	/** Name of the person registered, if it is not the reader. */
	name?: string;
	/** Further actions. */
	children?: ReactNode;
	/** Level of the title's heading. */
	level?: Level;
};

/** A registration with all its actions. */
export function MyEntryRow({
	entry,
	chooseAt = paths.event(entry.event.id) + eventClassesHash,
	name,
	children,
	level = 2,
}: Props) {
	const Title = `h${level}` as const;
	const text = useText(registrationMessages);
	const pick = usePick();
	const title = useEntryName()(entry, name);
	const { event, class: entered } = entry;
	const choosing = entry.chooseClass && !hasEnded(event, Date.now());
	return (
		<li className="card entry-row">
			<DateBlock date={event.eventDate} />
			<div className="stack tight">
				{name && (
					<p>
						<Written className="badge">{name}</Written>
					</p>
				)}
				<Title className="entry-title">
					<Link to={paths.event(event.id)}>
						<Written>{pick(event, "title")}</Written>
					</Link>
				</Title>
				{entered && (
					<p className="entry-event-class" dir="auto">
						{pick({ nameEn: entered.className, nameAr: entered.classNameAr }, "name")}
					</p>
				)}
				<EventDay event={event} />
				<Written as="p" className="soft small">
					{pick({ locationEn: event.location, locationAr: event.locationAr }, "location")}
				</Written>
				<StatusLine entry={entry} name={name} />
				<OwedFees entries={[entry]} />
				{holdsPlace(entry.status) && (
					<ReceiptDetails eventId={event.id} entryId={entry.id} title={title} />
				)}
			</div>
			<div className="entry-buttons">
				{children}
				{choosing && (
					<ButtonLink kind="primary" to={chooseAt}>
						{text("reg.choose")}
					</ButtonLink>
				)}
				<CancelButton entry={entry} name={name} />
			</div>
		</li>
	);
}

type ListProps = {
	/** Upcoming events first. */
	entries: readonly MyRegistration[];
	rowOf?: (entry: MyRegistration) => Omit<Props, "entry" | "level">;
	/** Level of the headings below that of the section. */
	level?: 2 | 3;
};

/** Registrations, those of past events under a heading of their own. */
export function MyEntryRows({ entries, rowOf, level = 2 }: ListProps) {
	const Past = `h${level}` as const;
	const text = useText(eventMessages);
	const now = Date.now();
	const coming = entries.filter(({ event }) => !hasEnded(event, now));
	const past = entries.filter((entry) => !coming.includes(entry));
	const rows = (some: readonly MyRegistration[], titles: Level) => (
		<ul className="stack">
			{some.map((entry) => (
				<MyEntryRow key={entry.id} entry={entry} level={titles} {...rowOf?.(entry)} />
			))}
		</ul>
	);
	return (
		<>
			{coming.length > 0 && rows(coming, level)}
			{past.length > 0 && (
				<>
					<Past>{text("event.past")}</Past>
					{rows(past, level === 2 ? 3 : 4)}
				</>
			)}
		</>
	);
}
