import { AppError } from "../../core/errors.ts";
import { identity } from "../../core/outside/identity.ts";

/**
 * Creates a sign-in and its person. The sign-in comes first, under a provisional address, so that a
 * password that the provider rejects leaves nothing behind. If the call crashes before the final
 * rename, the person exists and can reset their password.
 * @param make creates the person; returns whether the person exists now
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

/** Renames the provider's field error for the password to this form's field. */
function asOwnField(error: unknown): never {
	const code = error instanceof AppError && error.detail.fields?.newPassword;
	if (code) throw new AppError("invalid", { fields: { password: code } });
	throw error;
}
