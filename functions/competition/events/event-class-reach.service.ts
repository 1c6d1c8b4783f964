import {
	type Entrant,
	evaluateEligibility,
	isMissingData,
} from "#shared/competition/event-classes/eligibility.rules.ts";
import type {
	EventClassInput,
	EventClassReach,
} from "#shared/competition/event-classes/event-classes.schema.ts";
import type { EventId } from "#shared/core/ids.ts";
import { readEveryone } from "../../people/users/users.service.ts";
import type { EventRecord } from "./event.entity.ts";
import { findEvent, termsOf, toLimits } from "./events.service.ts";

/** Attributes of a person that the eligibility rules read. */
const personAttributes = ["dateOfBirth", "gender", "currentBelt", "competitionReadiness"] as const;

type Chance = "fit" | "unknown" | "none";

/**
 * Ignores weight and membership fee: weight is declared at registration, and the fee can be paid
 * until then.
 */
function chance(person: Entrant, draft: EventClassInput, event: EventRecord): Chance {
	const unweighed = { ...toLimits(draft), minWeight: null, maxWeight: null };
	const reasons = evaluateEligibility(person, unweighed, {
		...termsOf(event),
		membershipRule: "none",
	});
	if (reasons.length === 0) return "fit";
	return reasons.every(isMissingData) ? "unknown" : "none";
}

/**
 * How many people would be eligible for draft classes of an event. `people` is null when the
 * federation has too many people to read for this.
 */
export async function checkEventClasses(
	id: EventId,
	drafts: EventClassInput[],
): Promise<EventClassReach> {
	const [event, people] = await Promise.all([findEvent(id), readEveryone([...personAttributes])]);
	if (!people) return { people: null, classes: [], leftOut: null };
	const chances = people.map((person) => drafts.map((draft) => chance(person, draft, event)));
	const count = (position: number, expected: Chance) =>
		chances.filter((of) => of[position] === expected).length;
	return {
		people: people.length,
		classes: drafts.map((_, position) => ({
			fit: count(position, "fit"),
			unknown: count(position, "unknown"),
		})),
		leftOut: chances.filter((of) => of.every((one) => one === "none")).length,
	};
}
