import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { mostRegistrationsAtOnce } from "#shared/competition/registrations/registrations.rules.ts";
import {
	type EventClassFit,
	Move,
} from "#shared/competition/registrations/registrations.schema.ts";
import type { EventId } from "#shared/core/ids.ts";
import { eligibility } from "../../../../core/calls/freshness.ts";
import { registrations } from "../../registrations.client.ts";

/**
 * For each class of an event, which of the given registrations do not meet its conditions.
 * @param weight replaces the weights of the registrations; as typed
 */
export function fitsQuery(id: EventId, ids: string[], weight: string) {
	const typed = Move.shape.declaredWeight.safeParse(weight);
	const own = typed.success && typed.data ? { weight: String(typed.data) } : {};
	return queryOptions({
		queryKey: ["registrations", "fits", id, ids, own],
		async queryFn() {
			const parts: EventClassFit[][] = [];
			for (let from = 0; from < ids.length; from += mostRegistrationsAtOnce) {
				const query = { ids: ids.slice(from, from + mostRegistrationsAtOnce).join(), ...own };
				parts.push(await registrations.fits({ params: { id }, query }));
			}
			return parts[0].map(({ classId }, at) => ({
				classId,
				misfits: parts.flatMap((part) => part[at].misfits),
			}));
		},
		placeholderData: keepPreviousData,
		...eligibility,
	});
}
