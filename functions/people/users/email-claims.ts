import type { UserId } from "#shared/core/ids.ts";
import { orElse, retryUnprocessed, type Write } from "../../core/table/database.ts";
import { EmailClaims } from "./user.entity.ts";

const secondsOf = (ms: number) => Math.floor(ms / 1000);

/** The current or recent owner of an address; strongly consistent. */
export async function claimantOf(email: string): Promise<UserId | undefined> {
	const { data } = await EmailClaims.get({ email }).go({ consistent: true });
	return data?.userId as UserId | undefined;
}

/** The current or recent owners of several addresses; addresses without an owner are left out. */
export async function claimantsOf(emails: readonly string[]): Promise<Map<string, UserId>> {
	if (emails.length === 0) return new Map();
	const keys = [...new Set(emails)].map((email) => ({ email }));
	const { data } = await retryUnprocessed(() => EmailClaims.get(keys).go({ concurrent: 4 }));
	return new Map(data.map(({ email, userId }) => [email, userId as UserId]));
}

/**
 * Claims an address that is free, already the person's own, or no longer reserved for its former
 * owner.
 */
export async function claimEmail(email: string, userId: number, now: number): Promise<void> {
	await EmailClaims.put({ email, userId })
		.where((claimed, { notExists, eq, lt }) =>
			[
				notExists(claimed.userId),
				eq(claimed.userId, userId),
				lt(claimed.expiresAt, secondsOf(now)),
			].join(" OR "),
		)
		.go()
		.catch(orElse("email_taken"));
}

/** The write that claims an address without an owner; `email_taken` otherwise. */
export const claimNew = (email: string, userId: number): Write => ({
	put: EmailClaims.create({ email, userId }).params(),
	onConditionFailed: "email_taken",
});

/** The write that assigns an address unconditionally; the caller has checked the claim. */
export const writeEmailClaim = (email: string, userId: number): Write => ({
	put: EmailClaims.put({ email, userId }).params(),
});

/** The write that reserves an address for its former owner until `until`, in ms since 1970. */
export const keepFor = (email: string, userId: number, until: number): Write => ({
	put: EmailClaims.put({ email, userId, expiresAt: secondsOf(until) }).params(),
});

export const writeEmailRelease = (email: string): Write => ({
	delete: EmailClaims.delete({ email }).params(),
});
