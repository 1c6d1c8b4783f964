import { isCoach } from "#shared/core/access.ts";
import type { UserId } from "#shared/core/ids.ts";
import type { PasswordWay, Student, StudentRecord } from "#shared/students/students.schema.ts";
import { pendingOfAll } from "../belts/promotion-lists.service.ts";
import { coachesOf } from "../coaches/students.service.ts";
import type { SignedIn } from "../core/caller.ts";
import type { User } from "../users/user.entity.ts";
import { namedPerson, profileOf } from "../users/users.service.ts";

/** People as their coach lists them, with what they wait for. */
export async function studentViews(people: readonly User[]): Promise<Student[]> {
	const profiles = people.map(profileOf);
	const pending = await pendingOfAll(profiles.map(({ id }) => id));
	return profiles.map((person) => ({
		...person,
		pendingPromotion: pending.get(person.id) ?? null,
	}));
}

/** Coaches and staff look after their own record and sign-in. */
export const isMember = ({ role }: Pick<User, "role">) => role === "member";

/**
 * How a new password reaches a student. Somebody who has chosen a password of their own, or signs in by a second factor
 * or another house, owns the account: what their coach was shown would be a way into it.
 */
export const passwordWayOf = ({
	mustChangePassword,
	passwordSetAt,
	secondFactorAt,
}: User): PasswordWay =>
	mustChangePassword && passwordSetAt === undefined && secondFactorAt === undefined
		? "shown"
		: "mailed";

/** One student with their particulars. */
export async function studentRecord({ session }: SignedIn, person: User): Promise<StudentRecord> {
	const [[student], coaches] = await Promise.all([
		studentViews([person]),
		coachesOf(person.id as UserId),
	]);
	const mayEdit = isMember(person);
	return {
		...student,
		dateOfBirth: person.dateOfBirth ?? null,
		emergencyContact: person.emergencyContact ?? null,
		coaches: coaches.map(namedPerson),
		mayEdit,
		passwordWay:
			isCoach(session) && mayEdit && !person.isDisabled && person.email
				? passwordWayOf(person)
				: null,
		updatedAt: person.updatedAt,
	};
}
