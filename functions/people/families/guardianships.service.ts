import type { UserId } from "#shared/core/ids.ts";
import type { Guardian, GuardianshipEdit } from "#shared/people/families/families.schema.ts";
import type { SignedIn } from "../../core/caller.ts";
import { AppError, requireFound } from "../../core/errors.ts";
import { auditedTransaction } from "../../core/table/audited-transaction.ts";
import type { Write } from "../../core/table/database.ts";
import { endAnswers } from "../consents/answered.ts";
import type { User } from "../users/user.entity.ts";
import { setHasGuardians } from "../users/user.writes.ts";
import { findUser, namedPerson, peopleById } from "../users/users.service.ts";
import type { Acting } from "./authorization.ts";
import { familyChange } from "./families.service.ts";
import { joinedWrites } from "./guardians.service.ts";
import { type Guardianship, Guardianships } from "./guardianship.entity.ts";
import { withdrawInvitations } from "./invitations.ts";
import { isLinkActive } from "./links.ts";
import { notifyOfLink } from "./notify-of-link.ts";

const view = (link: Guardianship, person: User): Guardian => ({
	...namedPerson(person),
	email: person.email,
	phoneNumber: person.phoneNumber ?? null,
	capacity: link.capacity,
	basis: link.basis,
	state: link.state,
	endsOn: link.endsOn,
	createdAt: link.createdAt,
	changedAt: link.changedAt ?? null,
});

/**
 * A child's guardians. Coaches see the current ones, whom they may have to call; staff also see
 * former ones.
 */
export async function listGuardians({ person, way, now }: Acting): Promise<Guardian[]> {
	const { data } = await Guardianships.query.ofChild({ childId: person }).go({ pages: "all" });
	const visibleLinks = way === "staff" ? data : data.filter((link) => isLinkActive(link, now));
	const people = await peopleById(visibleLinks.map(({ guardianId }) => guardianId));
	return visibleLinks.flatMap((link) => {
		const guardian = people.get(link.guardianId);
		return guardian ? [view(link, guardian)] : [];
	});
}

type Key = { id: UserId; guardianId: UserId };

/** Status of the notification to the guardian about a new state. */
const statusOf = { active: "opened", frozen: "frozen", ended: "ended" } as const;

/** Throws unless staff may change a guardianship in this way. */
function requireAllowed(before: Guardianship, after: Guardianship, now: number): void {
	const { state, basis } = after;
	if (state === before.state) return;
	// A link cannot return to waiting, and a waiting one has no rights that could be frozen.
	if (state === "waiting" || (before.state === "waiting" && state === "frozen"))
		throw new AppError("changed_meanwhile");
	const needsDocument = before.needsDocument || before.state === "waiting";
	if (state === "active" && needsDocument && basis !== "documentSeen")
		throw new AppError("document_unseen");
	if (state !== "ended" && !isLinkActive(after, now)) throw new AppError("of_age");
}

function storeChange(before: Guardianship, after: Guardianship): Write {
	const { childId, guardianId, capacity, basis, state, endsOn, changedAt, changedBy } = after;
	const update = Guardianships.patch({ childId, guardianId })
		.set({
			...{ capacity, basis, state, endsOn, changedAt, changedBy },
			...(state !== before.state && state === "ended" && { endedBy: "staff" as const }),
		})
		.where(
			(link, { eq }) => `${eq(link.state, before.state)} AND ${eq(link.capacity, before.capacity)}`,
		);
	return { update: update.params(), onConditionFailed: "changed_meanwhile" };
}

/** What a new state means for the child's answers and invitations, and the guardian's notification. */
async function followState(
	caller: SignedIn,
	{ id, guardianId }: Key,
	{ before, after }: { before: Guardianship; after: Guardianship },
	{ guardian, child }: { guardian: User; child: User | null | undefined },
): Promise<Write[]> {
	const { state } = after;
	if (state === before.state) return [];
	const isFirst = before.state === "waiting" && state === "active";
	const status = isFirst ? "confirmed" : state !== "waiting" && statusOf[state];
	return [
		...(state === "ended" && child ? await endAnswers(child, guardianId, caller) : []),
		...(state !== "active" ? await withdrawInvitations(id, guardianId) : []),
		...(isFirst && child ? joinedWrites(child, guardian, caller.now) : []),
		...(!isFirst && state === "active" ? [setHasGuardians(id)] : []),
		...(status && child ? [notifyOfLink(guardianId, { status, child }, caller.now)] : []),
	];
}

/**
 * Staff freeze, reopen, confirm or end a guardianship. The guardian is notified if its state
 * changes.
 */
export async function changeGuardianship(
	caller: SignedIn,
	key: Key,
	edit: GuardianshipEdit,
): Promise<Guardian> {
	const { id, guardianId } = key;
	const [{ data }, found, child] = await Promise.all([
		Guardianships.get({ childId: id, guardianId }).go({ consistent: true }),
		findUser(guardianId),
		findUser(id),
	]);
	const before = requireFound(data);
	const after: Guardianship = {
		...before,
		...edit,
		changedAt: new Date(caller.now).toISOString(),
		changedBy: caller.session.userId,
	};
	requireAllowed(before, after, caller.now);
	const guardian = requireFound(found);
	const answer = view(after, guardian);
	const factsOf = ({ state, capacity, basis }: Guardianship) => ({ state, capacity, basis });
	const details = { guardianId, from: factsOf(before), to: factsOf(after) };
	await auditedTransaction(
		caller,
		familyChange(id, "guardian_changed", details),
		[
			storeChange(before, after),
			...(await followState(caller, key, { before, after }, { guardian, child })),
		],
		answer,
	);
	return answer;
}
