import type { MergedField } from "#shared/community/merges/merges.schema.ts";
import type { UserId } from "#shared/core/ids.ts";
import { refusedWith, retryIf } from "../../core/retry.ts";
import { runTransaction } from "../../core/table/database.ts";
import type { User } from "../../people/users/user.entity.ts";
import { changePerson } from "../../people/users/user.writes.ts";
import { findUser } from "../../people/users/users.service.ts";
import type { MergeRecord } from "./merge.entity.ts";

type Fields = Partial<User>;

/** The attributes of the fields that staff chose: a dojo is more than its text. */
export const attributesOf = (fields: readonly MergedField[]) =>
	fields.flatMap((field) =>
		field === "dojoLocation" ? ([field, "dojoLocationAr", "dojoId"] as const) : [field],
	);

/** Fields that the kept person takes over, except those changed since the merge began. */
const fieldsOver = (survivor: User, merge: MergeRecord): Fields =>
	Object.fromEntries(
		attributesOf(merge.fields)
			.filter((field) => survivor[field] === merge.before[field])
			.map((field) => [field, merge.gone[field]]),
	);

/** Fields to restore on undo, except those changed since. */
export const fieldsBack = (survivor: User, merge: MergeRecord): Fields =>
	Object.fromEntries(
		attributesOf(merge.fields)
			.filter((field) => survivor[field] === merge.gone[field])
			.map((field) => [field, merge.before[field]]),
	);

/** Writes the fields of the kept person, if they still exist. Idempotent. */
async function change(merge: MergeRecord, to: typeof fieldsOver): Promise<void> {
	const take = async () => {
		const survivor = await findUser(merge.keepId as UserId);
		const changes = survivor ? to(survivor, merge) : {};
		if (!survivor || Object.keys(changes).length === 0) return;
		await runTransaction(
			changePerson(survivor, { ...survivor, ...changes, updatedAt: new Date().toISOString() }),
		);
	};
	await retryIf(refusedWith("changed_meanwhile"), take, { pauseMs: 100 });
}

export const takeOverFields = (merge: MergeRecord) => change(merge, fieldsOver);
export const giveBackFields = (merge: MergeRecord) => change(merge, fieldsBack);
