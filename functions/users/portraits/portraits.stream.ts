import type { UserId } from "#shared/core/ids.ts";
import type { User } from "../user.entity.ts";
import { findUser } from "../users.service.ts";
import { removePortraitFiles } from "./remove-portrait.ts";

/** Takes a portrait out of the store after its person has chosen another or wants none. */
export async function removeReplacedPortrait(before: User, after: User): Promise<void> {
	if (before.profileImageUrl !== after.profileImageUrl) await removeEarlierPortrait(before);
}

/** Takes somebody's earlier portrait out of the store, unless their record names it now: the same picture has the same address. */
export async function removeEarlierPortrait({
	id,
	profileImageUrl,
}: Pick<User, "id" | "profileImageUrl">): Promise<void> {
	if (!profileImageUrl) return;
	const now = await findUser(id as UserId);
	if (now?.profileImageUrl !== profileImageUrl) await removePortraitFiles(profileImageUrl);
}
