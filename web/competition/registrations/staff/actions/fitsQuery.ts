import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import {
	type EventClassFit,
	Move,
} from "#shared/competition/registrations/registrations.schema.ts";
import type { EventId } from "#shared/core/ids.ts";
import { eligibility } from "../../../../core/calls/freshness.ts";
import { registrations } from "../../registrations.client.ts";

/** Number of registrations of one request. */
const most = 100;

/**
 * The classes of an event, with those of these registrations that do not fit each.
 * @param weight replaces their own weights; as typed
 */
export function fitsQuery(id: EventId, ids: string[], weight: string) {
	const typed = Move.shape.declaredWeight.safeParse(weight);
	const own = typed.success && typed.data ? { weight: String(typed.data) } : {};
	return queryOptions({
		queryKey: ["registrations", "fits", id, ids, own],
		async queryFn() {
			const parts: EventClassFit[][] = [];
			for (let from = 0; from < ids.length; from += most) {
				const query = { ids: ids.slice(from, from + most).join(), ...own };
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
