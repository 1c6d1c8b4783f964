import { useCallback, useMemo } from "react";
import { useIntl } from "react-intl";
import { type Belt, familyOf } from "#shared/belts/belts.rules.ts";
import { startOf } from "#shared/core/kuwait.ts";
import type { Readiness } from "#shared/core/people.ts";
import { ageDay, type IneligibleReason } from "#shared/event-classes/eligibility.rules.ts";
import type { Event } from "#shared/events/events.schema.ts";
import { beltMessages } from "../belts/belts.messages.ts";
import { useBeltName } from "../belts/useBeltName.ts";
import { useText } from "../core/messages.ts";
import { opensColour } from "./conditions.ts";
import { eventClassMessages } from "./event-classes.messages.ts";

/** A belt as a limit: the least by its rank, the highest by its colour, all of whose ranks are in. */
export function useBeltLimit() {
	const text = useText(beltMessages);
	const name = useBeltName();
	return useMemo(() => {
		const max = (belt: Belt) => text(`belt.colour.${familyOf(belt)}`);
		return { max, min: (belt: Belt) => (opensColour(belt) ? max(belt) : name(belt)) };
	}, [text, name]);
}

/** Why somebody may not enter a class, in words. */
export function useReasonText() {
	const text = useText(eventClassMessages);
	const beltName = useBeltName();
	const limit = useBeltLimit();
	const { formatDate } = useIntl();
	return useCallback(
		({ code, params }: IneligibleReason, event: Pick<Event, "eventDate" | "ageReferenceDate">): string => {
			const belt = (name: string) => params[name] as Belt;
			const level = (name: string) => text(`eventClass.level.${params[name] as Readiness}`);
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
					return text(`reason.${code}`, { belt: beltName(belt("belt")), min: limit.min(belt("min")) });
				case "belt_too_high":
					return text(`reason.${code}`, { belt: beltName(belt("belt")), max: limit.max(belt("max")) });
				case "readiness_too_low":
					return text(`reason.${code}`, { has: level("has"), required: level("required") });
				default:
					return text(`reason.${code}`, params);
			}
		},
		[text, beltName, limit, formatDate],
	);
}
