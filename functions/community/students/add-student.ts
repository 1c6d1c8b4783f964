import { highestKyu, isDan } from "#shared/base/ranks/belts.rules.ts";
import type {
	AddedStudent,
	LinkRequest,
	NewStudent,
} from "#shared/community/students/students.schema.ts";
import type { UserId } from "#shared/core/ids.ts";
import { isMinor } from "#shared/core/time/age.ts";
import type { SignedIn } from "../../core/caller.ts";
import { AppError } from "../../core/errors.ts";
import type { Picture } from "../../core/http/request.ts";
import { identity } from "../../core/outside/identity.ts";
import { auditedTransaction } from "../../core/table/audited-transaction.ts";
import { nextId } from "../../core/table/database.ts";
import { coachWrites } from "../../people/coaches/students.service.ts";
import { newInvitation } from "../../people/families/guardians.service.ts";
import { newMember } from "../../people/users/new-member.ts";
import { savePortrait } from "../../people/users/portraits/portraits.ts";
import { removePortrait } from "../../people/users/portraits/remove-portrait.ts";
import type { User } from "../../people/users/user.entity.ts";
import { createPerson } from "../../people/users/user.writes.ts";
import { findUserByEmail, profileOf } from "../../people/users/users.service.ts";
import { promotionView } from "../../training/belts/belts.view.ts";
import { newRecordedRank } from "../../training/belts/promotions.service.ts";
import { temporaryPassword } from "../people/temporary-password.ts";
import { requestLink } from "./link-requests.service.ts";

const withRequest = (request: LinkRequest): AddedStudent => ({
	student: null,
	temporaryPassword: null,
	request,
	invited: null,
});

/**
 * Creates a member as the coach's student, or sends a link request if the address has an account. A
 * child without an address has no sign-in: the guardian who is invited acts for them.
 */
export async function addStudent(
	caller: SignedIn,
	student: NewStudent,
	picture?: Picture,
): Promise<AddedStudent> {
	const existing = student.email ? await findUserByEmail(student.email) : null;
	return existing
		? withRequest(await requestLink(caller, existing, withRequest))
		: create(caller, student, picture);
}

/**
 * Creates the sign-in last, so that a repeat never sets another password; a student whose sign-in
 * is missing because a call died gets it from the coach. The password is never part of a stored
 * answer.
 */
async function create(
	caller: SignedIn,
	{ hasOneName: _, email, guardianEmail, ...student }: NewStudent,
	picture?: Picture,
): Promise<AddedStudent> {
	const invited = email ? null : (guardianEmail ?? null);
	if (invited && !(student.dateOfBirth && isMinor(student.dateOfBirth, caller.now)))
		throw new AppError("invalid", { fields: { dateOfBirth: "minors_only" } });
	const id = await nextId<UserId>("user");
	// A dan counts as the highest kyu until staff have confirmed it.
	const { currentBelt } = student;
	const belt = isDan(currentBelt) ? highestKyu : currentBelt;
	const person: User = {
		...newMember(
			{ ...student, currentBelt: belt, email: email ?? "" },
			{ id, preferredLanguage: caller.locale, mustChangePassword: invited === null },
			caller.now,
		),
		profileImageUrl: picture && (await savePortrait(id, picture)),
	};
	const rank = isDan(currentBelt) ? await newRecordedRank(caller, person, currentBelt) : null;
	const answer: AddedStudent = {
		student: { ...profileOf(person), pendingPromotion: rank && promotionView(rank.request) },
		temporaryPassword: null,
		request: null,
		invited,
	};
	await auditedTransaction(
		caller,
		{
			entityType: "user",
			entityId: id,
			action: "created",
			details: { coachId: caller.session.userId },
		},
		[
			...createPerson(person),
			...(await coachWrites(id, caller.session.userId, caller.now)),
			...(rank?.writes ?? []),
			...(invited ? await newInvitation(caller, person, invited) : []),
		],
		answer,
	).catch(async (error) => {
		await removePortrait(person.profileImageUrl);
		throw asOwnField(error);
	});
	if (invited) return answer;
	const password = temporaryPassword();
	await identity.get().setPassword(person.email, password);
	return { ...answer, temporaryPassword: password };
}

/** Reports an address reserved for its former owner at its field. */
const asOwnField = (error: unknown) =>
	error instanceof AppError && error.code === "email_taken"
		? new AppError("email_taken", { fields: { email: "email_taken" } })
		: error;
