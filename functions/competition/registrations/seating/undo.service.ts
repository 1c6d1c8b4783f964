import { isAlive } from "#shared/competition/registrations/registrations.rules.ts";
import type {
	EntryKey,
	RegistrationAnswer,
} from "#shared/competition/registrations/registrations.schema.ts";
import type { EventClassId } from "#shared/core/ids.ts";
import type { SignedIn } from "../../../core/caller.ts";
import { AppError } from "../../../core/errors.ts";
import { approveRegistration, moveOn } from "../decisions.service.ts";
import { type RegistrationRecord, Registrations } from "../registration.entity.ts";
import { findEntry, keyOf } from "../registration.transitions.ts";
import { toRegistration } from "../registration.view.ts";
import { moveRegistration, wasMoved } from "./move.service.ts";
import { reopenRegistration, wasReopened } from "./reopen.service.ts";

/** How long a decision can be taken back, in ms; longer than Undo is offered, for slow networks. */
const undoMs = 2 * 60 * 1000;

type TrailStep = RegistrationRecord["trail"][number];

const lastStep = ({ trail }: RegistrationRecord): TrailStep => trail[trail.length - 1];

/** Throws unless the caller made this decision within the last minutes. */
function demandOwnDecision({ by, at }: TrailStep, { session, now }: SignedIn): void {
	if (by !== session.userId || Date.parse(at) < now - undoMs) throw new AppError("not_undoable");
}

/** Whether the last step took an approval back. */
const isTakenBack = (entry: RegistrationRecord) =>
	entry.status === "pending" && lastStep(entry).from === "approved";

async function takeApprovalBack(caller: SignedIn, key: EntryKey): Promise<RegistrationAnswer> {
	const registration = await moveOn(caller, key, (entry) => {
		// A repeated call gets the same response.
		if (isTakenBack(entry)) return null;
		// A later step of an approved registration, such as a consent on paper, is no approval.
		if (entry.status !== "approved" || lastStep(entry).from === "approved")
			throw new AppError("not_undoable");
		demandOwnDecision(lastStep(entry), caller);
		return "pending";
	});
	return { registration };
}

/** Whether the last two steps, of one call, took a rejection back and approved again. */
function isRestored({ trail }: RegistrationRecord): boolean {
	const [reopened, approved] = trail.slice(-2);
	return approved?.to === "approved" && reopened.from === "rejected" && reopened.at === approved.at;
}

/** Gives the place back, and an earlier approval. If no place is free, the person waits. */
async function takeRejectionBack(
	caller: SignedIn,
	key: EntryKey,
	before: string | undefined,
): Promise<RegistrationAnswer> {
	const answer = await reopenRegistration(caller, key);
	if (before !== "approved" || answer.registration.status !== "pending") return answer;
	return { ...answer, registration: await approveRegistration(caller, key) };
}

/** The registration from or to which a move led: both have a step at the same time. */
async function findOtherOfMove(entry: RegistrationRecord): Promise<RegistrationRecord> {
	const { userId, eventId } = entry;
	const { data } = await Registrations.query
		.forPerson({ userId, eventId })
		.go({ pages: "all", consistent: true });
	const { at } = lastStep(entry);
	const other = data.find((one) => {
		const step = lastStep(one);
		return one.classId !== entry.classId && step.reason === "moved" && step.at === at;
	});
	// A person without a class before the move has no registration to return to.
	if (!other) throw new AppError("not_undoable");
	return other;
}

async function moveBack(caller: SignedIn, entry: RegistrationRecord): Promise<RegistrationAnswer> {
	demandOwnDecision(lastStep(entry), caller);
	const { classId, declaredWeight } = await findOtherOfMove(entry);
	return moveRegistration(caller, keyOf(entry), {
		classId: classId as EventClassId,
		declaredWeight,
		isBack: true,
	});
}

/**
 * Takes back the caller's last decision on a registration: an approval, a rejection or a move. The
 * person, who was notified of the decision, is notified again.
 */
export async function undoDecision(caller: SignedIn, key: EntryKey): Promise<RegistrationAnswer> {
	const entry = await findEntry(key);
	const step = lastStep(entry);
	// Repeated calls get the same response.
	if (isRestored(entry)) return { registration: toRegistration(entry) };
	if (wasMoved(entry)) return { registration: toRegistration(await findOtherOfMove(entry)) };
	if (wasReopened(entry)) return reopenRegistration(caller, key);
	if (entry.status === "rejected") {
		demandOwnDecision(step, caller);
		return takeRejectionBack(caller, key, step.from);
	}
	if (isAlive(entry.status) && step.reason === "moved") return moveBack(caller, entry);
	return takeApprovalBack(caller, key);
}
