import { ulid } from "ulid";
import type { ClaimRecord } from "#functions/community/claims/claim.entity.ts";
import type { User } from "#functions/people/users/user.entity.ts";
import { isMinor } from "#shared/core/time/age.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** Pending claims: of a returning member, and of a child's mother. */
export function recordClaims(users: readonly User[], now: number): ClaimRecord[] {
	// Excludes the members that the README names.
	const grown = users.filter(
		({ email, dateOfBirth }) => /^member\d/.test(email) && !isMinor(dateOfBirth, now),
	);
	const [one, other] = (["male", "female"] as const).flatMap(
		(of) => grown.findLast(({ gender }) => gender === of) ?? [],
	);
	const pending = { reason: "asked", state: "pending", isBirthDateRight: false } as const;
	const claims = [
		{
			userId: one.id,
			relation: "self" as const,
			name: "Yousef Al-Rashed",
			dateOfBirth: "1994-03-11",
			note: "I trained in Salmiya until 2016, up to the green belt.",
		},
		{
			userId: other.id,
			relation: "guardian" as const,
			name: "ليان العنزي",
			note: "ابنتي تتدرب في الجهراء منذ سنتين.",
		},
	];
	return claims.map((claim, place) => {
		const at = now - (place + 1) * dayMs;
		return { ...pending, ...claim, id: ulid(at), createdAt: new Date(at).toISOString() };
	});
}
