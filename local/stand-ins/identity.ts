import type { EntityItem } from "electrodb";
import { Secret, TOTP } from "otpauth";
import type { Identity, Verdict } from "#functions/core/outside/identity.ts";
import { hashPassword, isPassword, unknownPassword } from "#functions/core/password-hash.ts";
import { flag, number, optional, text } from "#functions/core/table/attributes.ts";
import {
	byKey,
	entity,
	isConditionFailure,
	runTransaction,
} from "#functions/core/table/database.ts";

/** Sign-ins of the embedded cloud: cost, salt and scrypt key, beside everything else in the table. */
const SignIns = entity(
	"signIn",
	{
		email: text,
		hash: text,
		/** Of the authenticator app, in base32; counts once `secondFactor` is set. */
		secret: optional(text),
		secondFactor: optional(flag),
		isDisabled: optional(flag),
		/** Number of the 30 seconds whose code was used last. */
		lastStep: optional(number),
	},
	{ byEmail: byKey(["email"]) },
);
type SignIn = EntityItem<typeof SignIns>;

const find = async (email: string) => (await SignIns.get({ email }).go({ consistent: true })).data;

/** Whether a code is right; from now on it is not. The clocks of phones may be 30 seconds off. */
async function redeemCode({ email, secret, lastStep = 0 }: SignIn, code: string): Promise<boolean> {
	const app = new TOTP({ secret: Secret.fromBase32(secret ?? "") });
	const off = app.validate({ token: code, window: 1 });
	const step = app.counter() + (off ?? 0);
	if (off === null || step <= lastStep) return false;
	try {
		await SignIns.patch({ email })
			.set({ lastStep: step })
			.where(
				(signIn, { notExists, lt }) =>
					`${notExists(signIn.lastStep)} OR ${lt(signIn.lastStep, step)}`,
			)
			.go();
		return true;
	} catch (error) {
		if (isConditionFailure(error)) return false;
		throw error;
	}
}

export function embeddedIdentity(): Identity {
	const nobodys = unknownPassword();

	/** The sign-in, where the password is right. Unknown people cost the same work as known ones. */
	async function withPassword(email: string, password: string): Promise<SignIn | null> {
		const signIn = await find(email);
		return (await isPassword(password, signIn?.hash ?? nobodys)) && !signIn?.isDisabled
			? signIn
			: null;
	}

	return {
		async verify(email, password, code): Promise<Verdict> {
			const signIn = await withPassword(email, password);
			if (!signIn) return "wrong";
			if (!signIn.secondFactor) return "password";
			if (!code) return "code_needed";
			return (await redeemCode(signIn, code)) ? "password_and_code" : "code_wrong";
		},
		async setPassword(email, password) {
			await SignIns.upsert({ email, hash: await hashPassword(password) }).go();
		},
		async rename(from, to) {
			const signIn = await find(from);
			if (!signIn) return;
			const moved = SignIns.put({ ...signIn, email: to });
			await runTransaction([
				{ put: moved.params() },
				{ delete: SignIns.delete({ email: from }).params() },
			]);
		},
		async remove(email) {
			await SignIns.delete({ email }).go();
		},
		async setDisabled(email, isDisabled) {
			if (await find(email)) await SignIns.patch({ email }).set({ isDisabled }).go();
		},
		async startSecondFactor(email, password) {
			const signIn = await withPassword(email, password);
			if (!signIn || signIn.secondFactor) return null;
			const secret = new Secret({ size: 20 }).base32;
			await SignIns.patch({ email }).set({ secret }).go();
			return secret;
		},
		async confirmSecondFactor(email, password, code) {
			const signIn = await withPassword(email, password);
			if (!signIn?.secret || !(await redeemCode(signIn, code))) return false;
			await SignIns.patch({ email }).set({ secondFactor: true }).go();
			return true;
		},
		async endSecondFactor(email) {
			const signIn = await find(email);
			if (signIn)
				await SignIns.patch({ email }).remove(["secret", "secondFactor", "lastStep"]).go();
		},
	};
}

/** One password for many people, hashed once. For demo people only. */
export async function signInsForDemo(emails: string[], password: string): Promise<void> {
	const shared = await hashPassword(password);
	await SignIns.put(emails.map((email) => ({ email, hash: shared }))).go({ concurrent: 4 });
}
