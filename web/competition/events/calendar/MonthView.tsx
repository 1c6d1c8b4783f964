import { useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useIntl } from "react-intl";
import { Link, useSearchParams } from "react-router-dom";
import type { EventType } from "#shared/competition/events/events.rules.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { kuwaitDate, startOf } from "#shared/core/time/kuwait.ts";
import { monthAfter, weeksOf } from "#shared/core/time/month.ts";
import { paths } from "../../../core/address/paths.ts";
import { cachedRows, usePages, whole } from "../../../core/calls/usePages.ts";
import { useLocale, usePick, useText } from "../../../core/language/messages.ts";
import { usePresent } from "../../../core/moments/usePresent.ts";
import { Button } from "../../../ui/Button.tsx";
import { LoadError } from "../../../ui/states/LoadError.tsx";
import { eventLists, monthQuery } from "../events.queries.ts";
import { calendarMessages } from "./calendar.messages.ts";
import { takesPlaceOn } from "./takesPlaceOn.ts";
import "./calendar.css";

/** Builds links to a month or day that keep the other filters. */
function useChoice() {
	const [search] = useSearchParams();
	return (choice: { month: string; day: string | null }) => {
		const next = new URLSearchParams(search);
		next.set("month", choice.month);
		if (choice.day) next.set("day", choice.day);
		else next.delete("day");
		return { search: `?${next}` };
	};
}

/** A month's events; until they are loaded, the matching events of other cached lists. */
function useEventsOf(month: string, type: EventType | undefined) {
	const queries = useQueryClient();
	const { rows, isLoadingError, refetch } = usePages(monthQuery(month, type), whole);
	const cachedEvents = () => {
		const byId = new Map(
			cachedRows<Event>(queries, eventLists.queryKey).map((event) => [event.id, event]),
		);
		return [...byId.values()].filter((event) => !type || event.eventType === type);
	};
	return { events: rows ?? cachedEvents(), isLoadingError, refetch };
}

type Chosen = { day: string | null; type: EventType | undefined };

function Day({ day, events, chosen }: { day: string; events: Event[]; chosen: Chosen }) {
	const text = useText(calendarMessages);
	const pick = usePick();
	const { formatDate, formatNumber } = useIntl();
	const to = useChoice();
	const number = formatNumber(Number(day.slice(8)));
	if (events.length === 0) return <span className="calendar-day">{number}</span>;
	const isChosen = chosen.day === day;
	const titles = events.map((event) => pick(event, "title")).join(text("calendar.and"));
	const date = formatDate(startOf(day), { day: "numeric", month: "long" });
	return (
		<Link
			className="calendar-day has-events"
			data-chosen={isChosen || undefined}
			aria-current={isChosen || undefined}
			aria-label={text("calendar.day", { date, count: events.length, titles })}
			data-tooltip={titles}
			preventScrollReset
			to={to({ month: day.slice(0, 7), day: isChosen ? null : day })}
		>
			{number}
		</Link>
	);
}

/** A small month calendar whose days with events are links. */
function Grid({ month, chosen }: { month: string; chosen: Chosen }) {
	const text = useText(calendarMessages);
	const { formatDate } = useIntl();
	const to = useChoice();
	const title = useId();
	const { events, isLoadingError, refetch } = useEventsOf(month, chosen.type);
	const weeks = weeksOf(month);
	const today = kuwaitDate(usePresent());
	const name = formatDate(startOf(`${month}-01`), { month: "long", year: "numeric" });
	const step = (count: number, label: string, arrow: string) => (
		<Link
			className="button plain calendar-step"
			data-tooltip=""
			aria-label={label}
			preventScrollReset
			to={to({ month: monthAfter(month, count), day: null })}
		>
			{/* The bidi algorithm mirrors the arrow in right-to-left text. */}
			<span aria-hidden="true">{arrow}</span>
		</Link>
	);
	return (
		<>
			<header className="calendar-head">
				{step(-1, text("calendar.previous"), "‹")}
				<h2 id={title} aria-live="polite">
					{name}
				</h2>
				{step(1, text("calendar.next"), "›")}
			</header>
			<table className="calendar" aria-labelledby={title}>
				<thead>
					<tr>
						{Array.from({ length: 7 }, (_, weekday) => {
							// 4 January 2026 is a Sunday.
							const instant = startOf(`2026-01-${String(4 + weekday).padStart(2, "0")}`);
							const long = formatDate(instant, { weekday: "long" });
							return (
								<th key={long} scope="col" abbr={long}>
									<span aria-hidden="true">{formatDate(instant, { weekday: "narrow" })}</span>
									<span className="visually-hidden">{long}</span>
								</th>
							);
						})}
					</tr>
				</thead>
				<tbody>
					{weeks.map((week) => (
						<tr key={week.find(Boolean)}>
							{week.map((day, weekday) => (
								<td
									key={day ?? `${month} ${weekday}`}
									aria-current={day === today ? "date" : undefined}
								>
									{day && (
										<Day
											day={day}
											events={events.filter((event) => takesPlaceOn(event, day))}
											chosen={chosen}
										/>
									)}
								</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
			{isLoadingError && <LoadError onRetry={refetch} />}
		</>
	);
}

/** The month calendar beside the list; collapsed by default on phones. */
export function MonthView({ month, chosen }: { month: string; chosen: Chosen }) {
	const text = useText(calendarMessages);
	const locale = useLocale();
	const [open, setOpen] = useState(false);
	const id = useId();
	return (
		<aside className="calendar-place" aria-label={text("calendar.title")}>
			<Button
				className="calendar-fold"
				aria-expanded={open}
				aria-controls={id}
				onClick={() => setOpen(!open)}
			>
				{text("calendar.title")}
			</Button>
			<div id={id} className="card calendar-card" data-open={open || undefined}>
				<Grid month={month} chosen={chosen} />
				<p>
					<a href={`${paths.calendar}?lang=${locale}`}>{text("calendar.feed")}</a>
				</p>
			</div>
		</aside>
	);
}
