import { isDan } from "#shared/base/ranks/belts.rules.ts";
import type { ProposalResult, Proposals } from "#shared/competition/gradings/gradings.schema.ts";
import {
	holdsPlace,
	type RegistrationStatus,
} from "#shared/competition/registrations/registrations.rules.ts";
import type { EventId } from "#shared/core/ids.ts";
import type { SignedIn } from "../../core/caller.ts";
import { AppError, refusalOf } from "../../core/errors.ts";
import { type Acting, actFor } from "../../people/families/authorization.ts";
import {
	checkProposal,
	proposePromotion,
} from "../../training/belts/grading-promotions.service.ts";
import { entryAt } from "../registrations/registration.transitions.ts";
import { registerForEvent } from "../registrations/registrations.service.ts";
import { findGradingEvent, readGrading } from "./gradings.records.ts";

/** Registers a person for a grading, unless they are registered. */
async function registerFor(acting: Acting, eventId: EventId): Promise<RegistrationStatus> {
	try {
		return (await registerForEvent(acting, eventId)).registration.status;
	} catch (error) {
		if (!(error instanceof AppError) || error.code !== "already_registered") throw error;
		const entry = await entryAt({ userId: acting.person, eventId, classId: 0 });
		if (!entry) throw error;
		return entry.status;
	}
}

/**
 * Proposes people for a grading: registers each, and requests the promotion that is decided there. A
 * person on the waiting list gets no promotion yet. Each is independent, and repeating it changes
 * nothing.
 */
export async function proposeCandidates(
	calledBy: SignedIn,
	id: EventId,
	wishes: Proposals,
): Promise<ProposalResult[]> {
	await findGradingEvent(id);
	const { state } = await readGrading(id);
	// A dan is recommended after the list was fixed as well, because the board decides in between.
	const isLateDan = state === "fixed" && wishes.every(({ toBelt }) => isDan(toBelt));
	if (state !== "open" && !isLateDan) throw new AppError("grading_state");
	const caller = { ...calledBy, writeKey: undefined };
	const results: ProposalResult[] = [];
	for (const wish of wishes) {
		const { userId } = wish;
		let status: RegistrationStatus | null = null;
		try {
			const acting = await actFor(caller, "enter", userId);
			// First, so that nobody is registered who cannot be proposed.
			await checkProposal(caller, wish, id);
			status = await registerFor(acting, id);
			const isPlaced = holdsPlace(status) && status !== "offered";
			const promotion = isPlaced ? await proposePromotion(caller, wish, id) : null;
			results.push({ userId, status, promotionId: promotion?.id ?? null, error: null });
		} catch (error) {
			const { code, detail } = refusalOf(error);
			results.push({ userId, status, promotionId: null, error: code, fields: detail.fields });
		}
	}
	return results;
}
