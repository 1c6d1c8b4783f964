import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { isUpcoming } from "#shared/competition/events/events.rules.ts";
import { isAlive } from "#shared/competition/registrations/registrations.rules.ts";
import { ageOn } from "#shared/core/time/age.ts";
import { kuwaitDate, startOf } from "#shared/core/time/kuwait.ts";
import type { Child } from "#shared/people/families/families.schema.ts";
import { nextOccurrence } from "#shared/training/training-classes/other-hours.rules.ts";
import { useHolidays } from "../../../base/settings/settings.queries.ts";
import { personEntriesPages } from "../../../competition/registrations/personEntries.queries.ts";
import { paths } from "../../../core/address/paths.ts";
import { usePages } from "../../../core/calls/usePages.ts";
import { usePick, useText } from "../../../core/language/messages.ts";
import { useDay } from "../../../core/moments/useDay.ts";
import { familyMessages } from "../../../people/families/families.messages.ts";
import { useNames } from "../../../people/users/names.ts";
import { classesOfQuery } from "../../../training/training-classes/training-classes.queries.ts";
import { useClassTexts } from "../../../training/training-classes/useClassTexts.ts";
import { Written } from "../../../ui/texts/Written.tsx";

/** The soonest session of the child's classes; null without any, undefined until it is known. */
function useNextSession({ id }: Child) {
	const holidays = useHolidays();
	const { data } = useQuery(classesOfQuery(id));
	const now = Date.now();
	const upcoming = data?.flatMap(({ status, class: one }) => {
		const next = status === "active" && one.isActive ? nextOccurrence(one, now, holidays) : null;
		return next ? [next] : [];
	});
	const order = (one: { date: string; startTime: string }) => `${one.date} ${one.startTime}`;
	return upcoming && (upcoming.sort((a, b) => order(a).localeCompare(order(b)))[0] ?? null);
}

/** The child's soonest event to come; null without any, undefined until it is known. */
function useNextEvent({ id }: Child) {
	const now = Date.now();
	// Upcoming events come first, soonest first.
	const { rows } = usePages(personEntriesPages(id), {
		isIncluded: ({ event, status }) => isAlive(status) && isUpcoming(event, now),
	});
	return rows && (rows[0] ?? null);
}

/** The address of the classes that fit a child. */
function classesFor({ dateOfBirth, gender }: Child): string {
	const query = new URLSearchParams({
		...(dateOfBirth && { age: String(ageOn(kuwaitDate(Date.now()), dateOfBirth)) }),
		...(gender && { for: gender === "female" ? "girl" : "boy" }),
	});
	return `${paths.classes}?${query}`;
}

/** A child's next class and next event, or where to find one. */
export function ChildNext({ child }: { child: Child }) {
	const text = useText(familyMessages);
	const pick = usePick();
	const day = useDay();
	const name = useNames()(child).first;
	const classTexts = useClassTexts();
	const session = useNextSession(child);
	const entry = useNextEvent(child);
	return (
		<div className="stack tight small">
			{session && (
				<p>
					{text("family.nextClass", {
						day: day(session.date),
						times: classTexts(session).times,
						title: classTexts(session).title,
					})}
				</p>
			)}
			{session === null && (
				<p className="soft">
					{text("family.noClass")}{" "}
					<Link to={classesFor(child)} aria-label={text("family.findClassOf", { name })}>
						{text("family.findClass")}
					</Link>
				</p>
			)}
			{entry && (
				<p>
					{text("family.nextEvent", { day: day(kuwaitDate(startOf(entry.event.eventDate))) })}{" "}
					<Link to={paths.event(entry.event.id)}>
						<Written>{pick(entry.event, "title")}</Written>
					</Link>
				</p>
			)}
			{entry === null && (
				<p className="soft">
					{text("family.noEvent")}{" "}
					<Link to={paths.events} aria-label={text("family.findEventOf", { name })}>
						{text("family.findEvent")}
					</Link>
				</p>
			)}
		</div>
	);
}
