import {
	asksWeight,
	type IneligibleReason,
} from "#shared/competition/event-classes/eligibility.rules.ts";
import type { EventClass } from "#shared/competition/event-classes/event-classes.schema.ts";
import { takesEntries } from "#shared/competition/events/events.rules.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import type { Entry } from "#shared/competition/registrations/registrations.schema.ts";
import { optionalWeight } from "#shared/core/fields/fields.ts";
import type { Person } from "#shared/people/users/users.schema.ts";
import { noEventClass } from "../staff/entryFilters.ts";

/** A person who can be registered: a coach's student, or somebody at the entry desk. */
export type Entrant = Pick<
	Person,
	"id" | "firstName" | "lastName" | "firstNameAr" | "lastNameAr" | "currentBelt"
>;

/**
 * The choice for a person: a class or the whole event, and a weight if the class has weight limits.
 */
export type Choice = { classId: string; weight: string };
export const noChoice: Choice = { classId: "", weight: "" };

export type Verdict = {
	classId: number | null;
	reasons: IneligibleReason[];
	warnings: IneligibleReason[];
};
type Judged = { own: EventClass; reasons: IneligibleReason[] };

/** The event accepts no new people, but people already registered may enter another class. */
export const isFullWithEventClasses = ({ registrationState, classes }: Event) =>
	registrationState === "full" && classes.length > 0;

/** Whether people can be registered now. */
export const takesSquads = (event: Event) => takesEntries(event) || isFullWithEventClasses(event);

/** Whether nothing but the document is missing, which may come later. */
export const lacksDocumentOnly = (reasons: readonly IneligibleReason[]) =>
	reasons.every(({ code }) => code === "document_required");

/**
 * Splits the classes into those that a student may enter and the others, with reasons. A missing
 * weight doesn't close a class, because it can still be entered; with `documentLater` a missing document
 * doesn't either.
 */
export function sortEventClasses(
	classes: EventClass[],
	verdicts: Verdict[],
	entered: Entry[],
	documentLater = false,
) {
	const taken = new Set(findStandingEntries(entered).map(({ classId }) => classId));
	const judged: Judged[] = classes
		.filter(({ id }) => !taken.has(id))
		.map((own) => ({
			own,
			reasons: verdicts.find(({ classId }) => classId === own.id)?.reasons ?? [],
		}));
	const fits = ({ reasons }: Judged) =>
		reasons.every(
			({ code }) => code === "weight_missing" || (documentLater && code === "document_required"),
		);
	return {
		open: judged.filter(fits).map(({ own }) => own),
		closed: judged.filter((one) => !fits(one)),
	};
}

/** Years by which a person is too young or too old for a class. */
const yearsOff = ({ reasons }: Judged) =>
	Math.max(
		0,
		...reasons.map(({ code, params: { age, min, max } }) => {
			if (code === "age_too_young") return Number(min) - Number(age);
			return code === "age_too_old" ? Number(age) - Number(max) : 0;
		}),
	);

/**
 * The class that a person comes nearest to: by age, then by the number of reasons against it. One
 * for the other gender comes last.
 */
export function findNearest(closed: Judged[]): Judged | undefined {
	const isForOthers = ({ reasons }: Judged) =>
		Number(reasons.some(({ code }) => code === "gender_other"));
	return closed.toSorted(
		(a, b) =>
			isForOthers(a) - isForOthers(b) ||
			yearsOff(a) - yearsOff(b) ||
			a.reasons.length - b.reasons.length,
	)[0];
}

/** Registrations that prevent another one for the same class, including rejected ones. */
export const findStandingEntries = (entries: Entry[]) =>
	entries.filter(({ status }) => status !== "cancelled");

export const wholeEvent: Choice = { classId: noEventClass, weight: "" };

/**
 * The only possible choice for a person (the whole event or the one open class); null if there are
 * none or several.
 */
export function onlyChoice(
	{ classes }: Pick<Event, "classes">,
	verdicts: Verdict[],
	entries: Entry[],
	documentLater = false,
): Choice | null {
	if (findStandingEntries(entries).length > 0) return null;
	if (classes.length === 0) {
		const reasons = verdicts[0]?.reasons ?? [];
		const isOpen = documentLater ? lacksDocumentOnly(reasons) : reasons.length === 0;
		return isOpen ? wholeEvent : null;
	}
	const { open } = sortEventClasses(classes, verdicts, entries, documentLater);
	return open.length === 1 ? { classId: String(open[0].id), weight: "" } : null;
}

/** Error code of a choice's weight: invalid, or missing where the class requires one. */
export function wrongWeight({ weight }: Choice, own: EventClass): string | undefined {
	const read = optionalWeight.safeParse(weight);
	if (!read.success) return read.error.issues[0].message;
	return read.data == null && asksWeight(own) ? "required" : undefined;
}
