import { AppError } from "../core/errors.ts";
import { identity } from "../core/outside/identity.ts";

/**
 * Makes a sign-in together with its person. It is made first, under an address that nobody has: so a password that the
 * provider refuses leaves nothing behind. A call that dies before the sign-in has its own address leaves a person who
 * chooses a new password.
 * @param make the person; returns whether there is one now
 */
export async function withNewSignIn(
	{ id, email }: { id: number; email: string },
	password: string,
	make: () => Promise<boolean>,
): Promise<void> {
	const provisional = `${id}@new.invalid`;
	const signIns = identity.get();
	let isMade = false;
	try {
		await signIns.setPassword(provisional, password).catch(asOwnField);
		isMade = await make();
		if (isMade) await signIns.rename(provisional, email);
	} finally {
		if (!isMade) await signIns.remove(provisional);
	}
}

/** The provider's word on a password, for the field that such a form has. */
function asOwnField(error: unknown): never {
	const code = error instanceof AppError && error.detail.fields?.newPassword;
	if (code) throw new AppError("invalid", { fields: { password: code } });
	throw error;
}
