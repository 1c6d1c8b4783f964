import { createHash } from "node:crypto";
import type { Profile } from "#shared/auth/auth.schema.ts";
import type { UserId } from "#shared/core/ids.ts";
import { mayEditOwnBelt } from "#shared/users/users.rules.ts";
import type { Caller, Session } from "../core/caller.ts";
import { auditLine, commit } from "../core/commit.ts";
import { transact } from "../core/database.ts";
import { AppError, found } from "../core/errors.ts";
import { files } from "../core/files.ts";
import { identity } from "../core/identity.ts";
import { queueLetter, queueResetLink } from "../core/outbox.ts";
import type { Picture } from "../core/request.ts";
import { endSessions, hashOf, startSession } from "../core/session.ts";
import { type User, Users } from "../users/user.entity.ts";
import { currentUser, findUser, findUserByEmail } from "../users/users.service.ts";
import { ResetTokens } from "./auth.entity.ts";
import { passwordChangedLetter } from "./auth.letters.ts";
import { portraits } from "./pictures.ts";
import { countAttempt, forgetAttempts } from "./throttle.ts";

type SignedIn = Caller & { session: Session };

const person = (user: User) => ({ ...user, id: user.id as UserId });

export async function login(caller: Caller, email: string, password: string) {
	await countAttempt("account", email, caller.now);
	await countAttempt("address", caller.address, caller.now);
	const right = await identity.get().verify(email, password);
	const user = await findUserByEmail(email);
	if (!right || !user) throw new AppError("wrong_credentials");
	await forgetAttempts("account", email);
	await forgetAttempts("address", caller.address);
	return { user: currentUser(user), cookie: await startSession(person(user), caller.now) };
}

export const user = async ({ session }: SignedIn) => {
	const record = await findUser(session.userId);
	if (!record) throw new AppError("unauthorized");
	return currentUser(record);
};

/** Has a reset link mailed when the address is known. The work and the answer are the same when it is not. */
export async function forgotPassword(caller: Caller, email: string): Promise<void> {
	await countAttempt("reset", email, caller.now);
	await queueResetLink({ to: email, locale: caller.locale }, caller.now);
}

export async function resetPassword(caller: Caller, token: string, newPassword: string): Promise<void> {
	const hash = hashOf(token);
	const { data } = await ResetTokens.get({ hash }).go({ consistent: true });
	if (!data || data.expiresAt * 1000 <= caller.now) throw new AppError("reset_link_invalid");
	const record = found(await findUser(data.userId as UserId));
	// The token goes first: of parallel uses only one gets past this line.
	await transact([
		{
			delete: ResetTokens.delete({ hash })
				.where(({ userId }, { exists }) => exists(userId))
				.params(),
			otherwise: "reset_link_invalid",
		},
		{ update: Users.patch({ id: record.id }).set({ mustChangePassword: false }).params() },
		tell(record, caller.now),
		auditLine(caller, { entityType: "user", entityId: record.id, action: "password_reset" }),
	]);
	await identity.get().setPassword(record.email, newPassword);
	await endSessions(record.id as UserId);
	await forgetAttempts("account", record.email);
}

export async function changePassword(caller: SignedIn, currentPassword: string, newPassword: string) {
	const record = found(await findUser(caller.session.userId));
	await countAttempt("account", record.email, caller.now);
	if (!(await identity.get().verify(record.email, currentPassword))) throw new AppError("wrong_current_password");
	await forgetAttempts("account", record.email);
	await identity.get().setPassword(record.email, newPassword);
	const changed = { ...record, mustChangePassword: false };
	await transact([
		{ update: Users.patch({ id: record.id }).set({ mustChangePassword: false }).params() },
		tell(record, caller.now),
		auditLine(caller, { entityType: "user", entityId: record.id, action: "password_changed" }),
	]);
	await endSessions(caller.session.userId);
	return { user: currentUser(changed), cookie: await startSession(person(changed), caller.now) };
}

/** Tells the owner that the password changed. */
const tell = ({ email, firstName, preferredLanguage: locale }: User, now: number) =>
	queueLetter({ to: email, locale }, passwordChangedLetter[locale](firstName), now);

export async function updateProfile(caller: SignedIn, { clear, ...profile }: Profile, picture?: Picture) {
	const record = found(await findUser(caller.session.userId));
	if (profile.currentBelt && !mayEditOwnBelt(record.currentBelt, profile.currentBelt)) {
		throw new AppError("invalid", { fields: { currentBelt: "belt_higher" } });
	}
	const filled = Object.fromEntries(Object.entries(profile).filter(([, value]) => value != null));
	const changes = {
		...filled,
		...(picture && { profileImageUrl: await savePortrait(record, picture) }),
		updatedAt: new Date(caller.now).toISOString(),
	};
	const emptied = clear.filter((field) => !(field in filled));
	const changed: User = { ...record, ...changes };
	for (const field of emptied) delete changed[field];
	const update = Users.patch({ id: record.id }).set(changes);
	await commit(
		caller,
		{
			entityType: "user",
			entityId: record.id,
			action: "profile_updated",
			details: [...Object.keys(changes), ...emptied],
		},
		[{ update: (emptied.length > 0 ? update.remove(emptied) : update).params() }],
		currentUser(changed),
	);
	return currentUser(changed);
}

/** Stores both sizes under a name made of the content, so that the address may be cached for ever. */
async function savePortrait(record: User, { bytes }: Picture): Promise<string> {
	const sizes = await portraits(bytes);
	const name = createHash("sha256").update(sizes.card).digest("hex").slice(0, 16);
	const folder = `images/people/${record.id}-${name}`;
	const cache = "public, max-age=31536000, immutable";
	await Promise.all(
		Object.entries(sizes).map(([size, picture]) =>
			files.get().put("images", `${folder}/${size}.webp`, picture, { type: "image/webp", cache }),
		),
	);
	return `/${folder}/card.webp`;
}
