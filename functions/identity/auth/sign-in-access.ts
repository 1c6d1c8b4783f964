import { isStaff } from "#shared/core/access.ts";
import type { UserId } from "#shared/core/ids.ts";
import type { SignedIn } from "../../core/caller.ts";
import { AppError, requireFound } from "../../core/errors.ts";
import { requireFreshSignIn } from "../../core/http/session.ts";
import type { User } from "../../people/users/user.entity.ts";
import { findUser } from "../../people/users/users.service.ts";

declare const permitted: unique symbol;

/**
 * A person whose sign-in the caller may manage. Only `inCareOf` creates this type, so that no
 * service can skip the check.
 */
export type InCare = User & { readonly [permitted]: true };

type Call = { params: { id: UserId }; caller: SignedIn };

/**
 * Wraps a handler with a permission check: staff may manage the sign-in of others; only a
 * super-admin may manage that of staff.
 * @param fresh whether the caller must have entered their password recently
 */
export const inCareOf =
	<Q extends Call, T>(
		handle: (request: Q & { person: InCare }) => Promise<T>,
		{ fresh = false } = {},
	) =>
	async (request: Q): Promise<T> => {
		if (fresh) requireFreshSignIn(request.caller);
		const person = requireFound(await findUser(request.params.id));
		if (isStaff(person) && request.caller.session.role !== "super-admin")
			throw new AppError("forbidden");
		return handle({ ...request, person: person as InCare });
	};
