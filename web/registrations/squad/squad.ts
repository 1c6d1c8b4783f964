import { optionalWeight } from "#shared/core/fields/fields.ts";
import { asksWeight, type IneligibleReason } from "#shared/event-classes/eligibility.rules.ts";
import type { EventClass } from "#shared/event-classes/event-classes.schema.ts";
import { takesEntries } from "#shared/events/events.rules.ts";
import type { Event } from "#shared/events/events.schema.ts";
import type { Entry } from "#shared/registrations/registrations.schema.ts";
import type { Person } from "#shared/users/users.schema.ts";
import { noEventClass } from "../staff/entryFilters.ts";

/** Who may be entered: a coach's student, or whoever stands at the desk. */
export type Entrant = Pick<
	Person,
	"id" | "firstName" | "lastName" | "firstNameAr" | "lastNameAr" | "currentBelt"
>;

/** What was chosen for somebody: a class or the event as a whole, and a weight where the class asks for one. */
export type Choice = { classId: string; weight: string };
export const noChoice: Choice = { classId: "", weight: "" };

export type Verdict = {
	classId: number | null;
	reasons: IneligibleReason[];
	warnings: IneligibleReason[];
};
type Judged = { own: EventClass; reasons: IneligibleReason[] };

/** Nobody else may come, but who is in the event already may enter another class. */
export const isFullWithEventClasses = ({ registrationState, classes }: Event) =>
	registrationState === "full" && classes.length > 0;

/** Whether somebody can be entered now. */
export const takesSquads = (event: Event) => takesEntries(event) || isFullWithEventClasses(event);

/** The classes that a student may enter, and the others with what is in the way. A weight can still be stated. */
export function sortEventClasses(classes: EventClass[], verdicts: Verdict[], entered: Entry[]) {
	const taken = new Set(findStandingEntries(entered).map(({ classId }) => classId));
	const judged: Judged[] = classes
		.filter(({ id }) => !taken.has(id))
		.map((own) => ({
			own,
			reasons: verdicts.find(({ classId }) => classId === own.id)?.reasons ?? [],
		}));
	const fits = ({ reasons }: Judged) => reasons.every(({ code }) => code === "weight_missing");
	return {
		open: judged.filter(fits).map(({ own }) => own),
		closed: judged.filter((one) => !fits(one)),
	};
}

/** Entries that stand in the way of another: also those that were rejected. */
export const findStandingEntries = (entries: Entry[]) =>
	entries.filter(({ status }) => status !== "cancelled");

export const wholeEvent: Choice = { classId: noEventClass, weight: "" };

/** What somebody can enter, where it is one thing: the event as a whole, or its only class that is open to them. */
export function onlyChoice(
	{ classes }: Pick<Event, "classes">,
	verdicts: Verdict[],
	entries: Entry[],
): Choice | null {
	if (findStandingEntries(entries).length > 0) return null;
	if (classes.length === 0) return verdicts[0]?.reasons.length ? null : wholeEvent;
	const { open } = sortEventClasses(classes, verdicts, entries);
	return open.length === 1 ? { classId: String(open[0].id), weight: "" } : null;
}

/** The code of what is wrong with a choice, if anything: a weight that is no weight, or none where it is asked for. */
export function wrongWeight({ weight }: Choice, own: EventClass): string | undefined {
	const read = optionalWeight.safeParse(weight);
	if (!read.success) return read.error.issues[0].message;
	return read.data == null && asksWeight(own) ? "required" : undefined;
}
