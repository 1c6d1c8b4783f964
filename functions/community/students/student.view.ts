import type {
	PasswordWay,
	Student,
	StudentRecord,
} from "#shared/community/students/students.schema.ts";
import { isCoach } from "#shared/core/access.ts";
import type { DojoId, UserId } from "#shared/core/ids.ts";
import type { SignedIn } from "../../core/caller.ts";
import { coachesOf } from "../../people/coaches/students.service.ts";
import type { User } from "../../people/users/user.entity.ts";
import { namedPerson, profileOf } from "../../people/users/users.service.ts";
import { pendingOfAll } from "../../training/belts/promotion-lists.service.ts";

/** Students as shown to their coach, with their pending promotions. */
export async function studentViews(people: readonly User[]): Promise<Student[]> {
	const pending = await pendingOfAll(people.map(({ id }) => id as UserId));
	return people.map((person) => ({
		...profileOf(person),
		emergencyContact: person.emergencyContact ?? null,
		pendingPromotion: pending.get(person.id as UserId) ?? null,
	}));
}

/** Coaches and staff manage their own record and sign-in. */
export const isMember = ({ role }: Pick<User, "role">) => role === "member";

/**
 * How a new password reaches a student. A person with a password of their own, a second factor or
 * an external account owns their account: a password shown to the coach would let the coach in.
 */
export const passwordWayOf = ({
	mustChangePassword,
	passwordSetAt,
	secondFactorAt,
}: User): PasswordWay =>
	mustChangePassword && passwordSetAt === undefined && secondFactorAt === undefined
		? "shown"
		: "mailed";

/** A student with personal details. */
export async function studentRecord({ session }: SignedIn, person: User): Promise<StudentRecord> {
	const [[student], coaches] = await Promise.all([
		studentViews([person]),
		coachesOf(person.id as UserId),
	]);
	const mayEdit = isMember(person);
	return {
		...student,
		dateOfBirth: person.dateOfBirth ?? null,
		dojoId: (person.dojoId as DojoId | undefined) ?? null,
		dojoLocation: person.dojoLocation ?? null,
		dojoLocationAr: person.dojoLocationAr ?? null,
		coaches: coaches.map(namedPerson),
		mayEdit,
		passwordWay:
			isCoach(session) && mayEdit && !person.isDisabled && person.email
				? passwordWayOf(person)
				: null,
		updatedAt: person.updatedAt,
	};
}
