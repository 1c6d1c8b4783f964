import { isStaff } from "#shared/core/access.ts";
import type { UserId } from "#shared/core/ids.ts";
import type { SignedIn } from "../core/caller.ts";
import { AppError, requireFound } from "../core/errors.ts";
import { requireFreshSignIn } from "../core/http/session.ts";
import type { User } from "../users/user.entity.ts";
import { findUser } from "../users/users.service.ts";

declare const permitted: unique symbol;

/** Somebody whose sign-in the caller may look after. Made here alone, so no service can forget to ask. */
export type InCare = User & { readonly [permitted]: true };

type Call = { params: { id: UserId }; caller: SignedIn };

/**
 * A handler for those who may look after the sign-in of the person that a call names: staff that of others, that of
 * staff only a super-admin.
 * @param fresh whether the caller must have given their password lately
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
