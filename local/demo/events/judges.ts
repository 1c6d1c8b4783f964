import type { JudgeRecord } from "#functions/competition/judges/judge.entity.ts";
import type { AssignmentRecord } from "#functions/competition/judges/judge-assignment.entity.ts";
import { judgeLevels, specializations } from "#shared/competition/judges/judges.rules.ts";
import { judgingParties, judgingStatuses } from "#shared/competition/judges/judges.schema.ts";
import { dateIn, madeAt } from "../calendar.ts";
import type { Person } from "../person.ts";
import { flag, listOf, number, oneOf, optional, readTable, text } from "../readTable.ts";
import { makeEvents } from "./events.ts";

/** Every coach and staff member is a judge. `person`: their email address up to the @. */
const judges = readTable("events/judges", {
	person: text,
	competitionLevel: oneOf(judgeLevels),
	specializations: listOf(oneOf(specializations)),
	competitionsOfficiated: number,
	/** Years since certification. */
	years: number,
	inactive: flag,
});

/** Judges of a past tournament, and of two that are being prepared. */
const assignments = readTable("events/judge-assignments", {
	event: text,
	judge: text,
	/** Days since the request. */
	days: number,
	askedBy: oneOf(judgingParties),
	status: oneOf(judgingStatuses),
	answeredBy: optional(oneOf(judgingParties)),
	notes: optional(text),
	answerNotes: optional(text),
});

const idsByName = (everybody: readonly Person[]) =>
	new Map(everybody.map(({ user }) => [user.email.split("@")[0], user.id]));

export function makeJudges(everybody: readonly Person[], now: number): JudgeRecord[] {
	const ids = idsByName(everybody);
	return judges.map(({ person, years, inactive, ...judge }, before) => {
		const userId = ids.get(person);
		if (userId === undefined) throw new Error(`Nobody is ${person}`);
		const certified = dateIn(now, -Math.round(years * 365.25));
		return {
			...judge,
			id: before + 1,
			userId,
			certificationDate: certified,
			isActive: !inactive,
			...madeAt(certified, 12, before),
		};
	});
}

export function judgeAssignments(
	registry: readonly JudgeRecord[],
	everybody: readonly Person[],
	now: number,
): AssignmentRecord[] {
	const events = new Map(makeEvents(now).map(({ event }) => [event.titleEn, event]));
	const ids = idsByName(everybody);
	return assignments
		.map(({ event: title, judge: name, days, ...step }) => {
			const [event, judge] = [
				events.get(title),
				registry.find(({ userId }) => userId === ids.get(name)),
			];
			if (!event || !judge) throw new Error(`No ${title} or no judge ${name}`);
			const isSettled = Date.parse(event.endsAt) < now && step.status === "accepted";
			const made = madeAt(dateIn(now, -days), 11);
			return {
				...step,
				judgeId: judge.id,
				eventId: event.id,
				...made,
				registrationDate: made.createdAt,
				...(isSettled && { settledAt: event.endsAt }),
			};
		})
		.toSorted((a, b) => a.registrationDate.localeCompare(b.registrationDate))
		.map((assignment, before) => ({ ...assignment, id: before + 1 }));
}
