import type { UserId } from "#shared/core/ids.ts";
import type { User } from "../user.entity.ts";
import { findUser } from "../users.service.ts";
import { removePortraitFiles } from "./remove-portrait.ts";

/** Deletes a portrait's files after its person has replaced or removed it. */
export async function removeReplacedPortrait(before: User, after: User): Promise<void> {
	if (before.profileImageUrl !== after.profileImageUrl) await removeEarlierPortrait(before);
}

/**
 * Deletes an earlier portrait's files, unless the record uses it again: the same picture has the
 * same URL.
 */
export async function removeEarlierPortrait({
	id,
	profileImageUrl,
}: Pick<User, "id" | "profileImageUrl">): Promise<void> {
	if (!profileImageUrl) return;
	const now = await findUser(id as UserId);
	if (now?.profileImageUrl !== profileImageUrl) await removePortraitFiles(profileImageUrl);
}
