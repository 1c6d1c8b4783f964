import { type Belt, highestAdmitted, rankOf } from "../../base/ranks/belts.rules.ts";
import {
	type FeeStatus,
	type Gender,
	owesFee,
	type Readiness,
	readinessLevels,
} from "../../core/people.ts";
import { ageOn } from "../../core/time/age.ts";
import { ageDay, type EventDays } from "./age-day.ts";
import type { EventClass } from "./event-classes.schema.ts";

/** Data about a person that decides whether they may enter. */
export type Entrant = {
	dateOfBirth?: string | null;
	gender?: Gender | null;
	currentBelt: Belt;
	competitionReadiness: Readiness;
	/** In kg with one decimal, as the person states it. */
	declaredWeight?: number | null;
	/** Left out: the person has never paid. */
	membershipFeeStatus?: FeeStatus;
};

export type EventClassLimits = Pick<
	EventClass,
	| "minAge"
	| "maxAge"
	| "minBeltLevel"
	| "maxBeltLevel"
	| "minWeight"
	| "maxWeight"
	| "genderRestriction"
	| "competitionReadinessRequired"
>;

/**
 * What an event requires of entrants' membership: nothing, a warning if the fee is owed, or a paid
 * fee.
 */
export const membershipRules = ["none", "warn", "require"] as const;
export type MembershipRule = (typeof membershipRules)[number];
/** `membershipRule` left out means `none`. */
type EventTerms = EventDays & { membershipRule?: MembershipRule };

export const reasonCodes = [
	"age_missing",
	"age_too_young",
	"age_too_old",
	"gender_missing",
	"gender_other",
	"belt_too_low",
	"belt_too_high",
	"weight_missing",
	"weight_too_low",
	"weight_too_high",
	"readiness_too_low",
	"membership_required",
	"document_required",
] as const;
export type ReasonCode = (typeof reasonCodes)[number];

/** A rule that a person does not meet: the required value, and the person's own where known. */
export type IneligibleReason = { code: ReasonCode; params: Record<string, string | number> };

/** Whether the reason can be resolved by completing the profile or stating a weight. */
export const isMissingData = ({ code }: Pick<IneligibleReason, "code">) =>
	code.endsWith("_missing");

/** Whether the person owes the membership fee. */
const lacksMembership = ({ membershipFeeStatus = "pending" }: FeePayer) =>
	owesFee(membershipFeeStatus);

type FeePayer = Pick<Entrant, "membershipFeeStatus">;
type WithRule = Pick<EventTerms, "membershipRule">;

const lacking =
	(rule: MembershipRule) =>
	(person: FeePayer, { membershipRule }: WithRule): IneligibleReason[] =>
		membershipRule === rule && lacksMembership(person) ? reason("membership_required") : [];

/** Membership reasons of the event itself; they also apply to an event without classes. */
export const membershipReasons = lacking("require");

/** Warnings that are shown although the person may enter. */
export const membershipWarnings = lacking("warn");

/**
 * All rules of an event and its class that a person does not meet; empty if they may enter. Limits
 * are inclusive.
 */
export function evaluateEligibility(
	person: Entrant,
	limits: EventClassLimits,
	event: EventTerms,
): IneligibleReason[] {
	return [
		...membershipReasons(person, event),
		...ageReasons(person, limits, ageDay(event)),
		...genderReasons(person, limits),
		...beltReasons(person, limits),
		...weightReasons(person, limits),
		...readinessReasons(person, limits),
	];
}

const reason = (code: ReasonCode, params: IneligibleReason["params"] = {}): IneligibleReason[] => [
	{ code, params },
];

function ageReasons({ dateOfBirth }: Entrant, { minAge, maxAge }: EventClassLimits, day: string) {
	if (minAge === null && maxAge === null) return [];
	if (!dateOfBirth) return reason("age_missing");
	const age = ageOn(day, dateOfBirth);
	if (minAge !== null && age < minAge) return reason("age_too_young", { age, min: minAge });
	if (maxAge !== null && age > maxAge) return reason("age_too_old", { age, max: maxAge });
	return [];
}

function genderReasons({ gender }: Entrant, { genderRestriction }: EventClassLimits) {
	if (genderRestriction === null) return [];
	if (!gender) return reason("gender_missing", { required: genderRestriction });
	return gender === genderRestriction
		? []
		: reason("gender_other", { required: genderRestriction });
}

function beltReasons({ currentBelt }: Entrant, { minBeltLevel, maxBeltLevel }: EventClassLimits) {
	// No lower limit counts as white.
	if (rankOf(currentBelt) < rankOf(minBeltLevel)) {
		return reason("belt_too_low", { belt: currentBelt, min: minBeltLevel as Belt });
	}
	if (maxBeltLevel !== null && rankOf(currentBelt) > rankOf(highestAdmitted(maxBeltLevel))) {
		return reason("belt_too_high", { belt: currentBelt, max: maxBeltLevel });
	}
	return [];
}

export const asksWeight = ({
	minWeight,
	maxWeight,
}: Pick<EventClassLimits, "minWeight" | "maxWeight">) => minWeight !== null || maxWeight !== null;

function weightReasons(
	{ declaredWeight: weight }: Entrant,
	{ minWeight, maxWeight }: EventClassLimits,
) {
	if (!asksWeight({ minWeight, maxWeight })) return [];
	if (weight == null) return reason("weight_missing");
	if (minWeight !== null && weight < minWeight)
		return reason("weight_too_low", { weight, min: minWeight });
	if (maxWeight !== null && weight > maxWeight)
		return reason("weight_too_high", { weight, max: maxWeight });
	return [];
}

function readinessReasons(
	{ competitionReadiness: has }: Entrant,
	{ competitionReadinessRequired: required }: EventClassLimits,
) {
	if (required === null || readinessLevels.indexOf(has) >= readinessLevels.indexOf(required))
		return [];
	return reason("readiness_too_low", { has, required });
}
