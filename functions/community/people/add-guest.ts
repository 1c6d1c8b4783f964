import {
	guestNames,
	type NewGuest,
	type PersonRecord,
} from "#shared/community/people/people.schema.ts";
import type { UserId } from "#shared/core/ids.ts";
import type { SignedIn } from "../../core/caller.ts";
import { AppError } from "../../core/errors.ts";
import { auditedTransaction } from "../../core/table/audited-transaction.ts";
import { nextId } from "../../core/table/database.ts";
import { newMember } from "../../people/users/new-member.ts";
import type { User } from "../../people/users/user.entity.ts";
import { createPerson } from "../../people/users/user.writes.ts";
import { findDuplicates } from "../merges/find-duplicates.ts";
import { personFor } from "./person.view.ts";

/**
 * Adds a guest of another club, whom staff then enter at an event. A guest has no address and no
 * membership, so they owe no membership fee.
 */
export async function addGuest(
	caller: SignedIn,
	{ club, isAnother, hasOneName: _, ...guest }: NewGuest,
): Promise<PersonRecord> {
	const names = guestNames(guest);
	if (!isAnother) {
		const [same] = await findDuplicates([{ ...guest, ...names, email: "" }]);
		if (same?.dateOfBirth === guest.dateOfBirth)
			throw new AppError("invalid", { fields: { firstName: "same_person" } });
	}
	const id = await nextId<UserId>("user");
	const person: User = {
		...newMember(
			{ ...guest, ...names, email: "", dojoLocation: club },
			{ id, preferredLanguage: caller.locale, mustChangePassword: false },
			caller.now,
		),
		role: "guest",
		country: guest.country,
		membershipFeeStatus: "exempt",
	};
	const answer = personFor(caller, person);
	await auditedTransaction(
		caller,
		{ entityType: "user", entityId: id, action: "guest_added" },
		createPerson(person),
		answer,
	);
	return answer;
}
