import { useCallback } from "react";
import { useIntl } from "react-intl";
import type { Belt } from "#shared/base/ranks/belts.rules.ts";
import { ageDay } from "#shared/competition/event-classes/age-day.ts";
import type { IneligibleReason } from "#shared/competition/event-classes/eligibility.rules.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import type { Readiness } from "#shared/core/people.ts";
import { startOf } from "#shared/core/time/kuwait.ts";
import { useBeltName } from "../../../base/ranks/useBeltName.ts";
import { useText } from "../../../core/language/messages.ts";
import { eventClassMessages } from "../event-classes.messages.ts";
import { useBeltLimit } from "../useBeltLimit.ts";
import { verdictMessages } from "../verdict.messages.ts";

/** Explains to the user why they may not enter a class. */
export function useReasonText() {
	const text = useText(verdictMessages);
	const words = useText(eventClassMessages);
	const beltName = useBeltName();
	const limit = useBeltLimit();
	const { formatDate } = useIntl();
	return useCallback(
		(
			{ code, params }: IneligibleReason,
			event: Pick<Event, "eventDate" | "ageReferenceDate">,
		): string => {
			const belt = (name: string) => params[name] as Belt;
			const level = (name: string) => words(`eventClass.level.${params[name] as Readiness}`);
			switch (code) {
				case "age_too_young":
				case "age_too_old":
					return text(`reason.${code}`, {
						...params,
						day: formatDate(startOf(ageDay(event)), { dateStyle: "long" }),
					});
				case "document_required":
					return text(`reason.${code}`, {
						...params,
						day: formatDate(startOf(String(params.day)), { dateStyle: "long" }),
					});
				case "belt_too_low":
					return text(`reason.${code}`, {
						belt: beltName(belt("belt")),
						min: limit(belt("min")),
					});
				case "belt_too_high":
					return text(`reason.${code}`, {
						belt: beltName(belt("belt")),
						max: limit(belt("max")),
					});
				case "readiness_too_low":
					return text(`reason.${code}`, { has: level("has"), required: level("required") });
				default:
					return text(`reason.${code}`, params);
			}
		},
		[text, words, beltName, limit, formatDate],
	);
}
