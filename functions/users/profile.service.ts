import { createHash } from "node:crypto";
import { mayEditOwnBelt, mayTellOnce } from "#shared/users/users.rules.ts";
import type { Profile } from "#shared/users/users.schema.ts";
import { newAddressLetter } from "../auth/auth.letters.ts";
import { countAttempt } from "../auth/throttle.ts";
import type { SignedIn } from "../core/caller.ts";
import { commit } from "../core/commit.ts";
import type { Write } from "../core/database.ts";
import { AppError, found } from "../core/errors.ts";
import { files } from "../core/files.ts";
import { queueEmailLink, queueLetter } from "../core/outbox.ts";
import type { Picture } from "../core/request.ts";
import { requireFreshSignIn } from "../core/session.ts";
import { portraits } from "./pictures.ts";
import { type User, Users } from "./user.entity.ts";
import { currentUser, findUser } from "./users.service.ts";

export async function updateProfile(caller: SignedIn, { clear, email, ...profile }: Profile, picture?: Picture) {
	const record = found(await findUser(caller.session.userId));
	if (profile.currentBelt && !mayEditOwnBelt(record.currentBelt, profile.currentBelt)) {
		throw new AppError("invalid", { fields: { currentBelt: "belt_higher" } });
	}
	for (const field of ["gender", "dateOfBirth"] as const) {
		if (!mayTellOnce(record[field], profile[field]))
			throw new AppError("invalid", { fields: { [field]: "set_already" } });
	}
	const newEmail = email && email !== record.email ? email : null;
	const { phoneNumber } = profile;
	const otherPhone = phoneNumber ? phoneNumber !== record.phoneNumber : clear.includes("phoneNumber");
	// By these a borrowed session would become a lasting one. The first phone number takes nothing from anybody.
	if (newEmail || (otherPhone && record.phoneNumber)) requireFreshSignIn(caller);
	if (newEmail) await countAttempt("email", String(record.id), caller.now);
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
			details: [...Object.keys(changes), ...emptied, ...(newEmail ? ["newEmail"] : [])],
		},
		[
			{ update: (emptied.length > 0 ? update.remove(emptied) : update).params() },
			...(newEmail ? wantEmail(record, newEmail, caller.now) : []),
		],
		currentUser(changed, caller.session),
	);
	return currentUser(changed, caller.session);
}

/** Has the new address confirmed and tells the old one; whether somebody has it already is not said. */
function wantEmail({ id, email, firstName, preferredLanguage: locale }: User, wanted: string, now: number): Write[] {
	return [
		queueEmailLink({ to: wanted, locale }, id, now),
		queueLetter({ to: email, locale }, newAddressLetter[locale](firstName, wanted), now),
	];
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
