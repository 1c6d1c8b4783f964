import type { User } from "./user.entity.ts";

declare const confirmed: unique symbol;

/**
 * An email address whose owner has shown that they read its mail. Whatever is addressed to a person
 * (invitations, claims, notifications) is compared with or sent to this type only: anybody can type
 * somebody else's address. Only `confirmedAddressOf` makes it.
 */
export type ConfirmedAddress = string & { readonly [confirmed]: true };

/** The person's address if they have confirmed it; null otherwise. */
export const confirmedAddressOf = ({
	email,
	emailConfirmedAt,
}: Pick<User, "email" | "emailConfirmedAt">): ConfirmedAddress | null =>
	email && emailConfirmedAt !== undefined ? (email as ConfirmedAddress) : null;
