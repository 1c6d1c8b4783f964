import type { UserId } from "#shared/core/ids.ts";
import type { Guardian, GuardianshipEdit } from "#shared/people/families/families.schema.ts";
import type { SignedIn } from "../../core/caller.ts";
import { AppError, requireFound } from "../../core/errors.ts";
import { auditedTransaction } from "../../core/table/audited-transaction.ts";
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

/**
 * Staff freeze, reopen, confirm or end a guardianship. The guardian is notified if its state
 * changes.
 */
export async function changeGuardianship(
	caller: SignedIn,
	{ id, guardianId }: Key,
	edit: GuardianshipEdit,
): Promise<Guardian> {
	const { session, now } = caller;
	const key = { childId: id, guardianId };
	const [{ data }, guardian, child] = await Promise.all([
		Guardianships.get(key).go({ consistent: true }),
		findUser(guardianId),
		findUser(id),
	]);
	const before = requireFound(data);
	const after: Guardianship = {
		...before,
		...edit,
		changedAt: new Date(now).toISOString(),
		changedBy: session.userId,
	};
	const { capacity, basis, state, endsOn, changedAt, changedBy } = after;
	const isOther = after.state !== before.state;
	// A link cannot return to waiting, and a waiting one has no rights that could be frozen.
	if (isOther && (state === "waiting" || (before.state === "waiting" && state === "frozen")))
		throw new AppError("changed_meanwhile");
	const isFirst = before.state === "waiting" && state === "active";
	const needsDocument = before.needsDocument || before.state === "waiting";
	if (isOther && state === "active" && needsDocument && basis !== "documentSeen")
		throw new AppError("document_unseen");
	if (isOther && after.state !== "ended" && !isLinkActive(after, now)) throw new AppError("of_age");
	const update = Guardianships.patch(key)
		.set({
			...{ capacity, basis, state, endsOn, changedAt, changedBy },
			...(isOther && state === "ended" && { endedBy: "staff" as const }),
		})
		.where(
			(link, { eq }) => `${eq(link.state, before.state)} AND ${eq(link.capacity, before.capacity)}`,
		);
	const answer = view(after, requireFound(guardian));
	const unsaid =
		isOther && state === "ended" && child ? await endAnswers(child, guardianId, caller) : [];
	const from = { state: before.state, capacity: before.capacity, basis: before.basis };
	const details = { guardianId, from, to: { state, capacity, basis } };
	await auditedTransaction(
		caller,
		familyChange(id, "guardian_changed", details),
		[
			{ update: update.params(), onConditionFailed: "changed_meanwhile" },
			...unsaid,
			...(isOther && state !== "active" ? await withdrawInvitations(id, guardianId) : []),
			...(isFirst && child && guardian ? joinedWrites(child, guardian, now) : []),
			...(isOther && !isFirst && state === "active" ? [setHasGuardians(id)] : []),
			...(isOther && state !== "waiting" && child
				? [
						notifyOfLink(
							guardianId,
							{ status: isFirst ? "confirmed" : statusOf[state], child },
							now,
						),
					]
				: []),
		],
		answer,
	);
	return answer;
}
