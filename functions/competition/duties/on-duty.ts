import {
	type DutyAct,
	isDutyLive,
	isPermittedBy,
} from "#shared/competition/duties/duties.rules.ts";
import type { EventId } from "#shared/core/ids.ts";
import { type Caller, type SignedIn, seesDrafts } from "../../core/caller.ts";
import { AppError } from "../../core/errors.ts";
import { Duties } from "./duty.entity.ts";

/** All duties at an event that were ever given. */
export const findDuties = async (eventId: EventId) =>
	(await Duties.query.ofEvent({ eventId }).go({ pages: "all", consistent: true })).data;

/** Whether the caller is staff, or has a running duty at the event that permits an act. */
export async function isOnDuty(caller: Caller, eventId: EventId, act: DutyAct): Promise<boolean> {
	if (seesDrafts(caller)) return true;
	const userId = caller.session?.userId;
	if (userId === undefined) return false;
	// Read from the table and not from the index of the person, so that revoking counts at once.
	return (await findDuties(eventId)).some(
		(duty) =>
			duty.userId === userId && isDutyLive(duty, caller.now) && isPermittedBy(duty.scope, act),
	);
}

/**
 * Wraps a handler so that it runs only for staff, and for people with a running duty at the event in
 * the path that permits the act. All others get `not_found`, so that they learn nothing.
 */
export const onDuty =
	<Q extends { caller: SignedIn; params: { id: EventId } }, T>(
		act: DutyAct,
		handle: (request: Q) => Promise<T>,
	) =>
	async (request: Q): Promise<T> => {
		if (!(await isOnDuty(request.caller, request.params.id, act))) throw new AppError("not_found");
		return handle(request);
	};
