import { defineReactions } from "../../platform/stream/batch.ts";
import { staffNotices as applicationNotices } from "../../training/applications/applications.stream.ts";
import { removeReplacedPortrait } from "./portraits/portraits.stream.ts";
import type { User } from "./user.entity.ts";

export const usersReactions = defineReactions({
	user: async ({ kind, before, after }, { people, notifications }) => {
		// When a person is deleted or merged, the reaction to the removal or merge record removes the
		// portrait.
		if (kind === "MODIFY") await removeReplacedPortrait(before as User, after as User);
		if (kind === "INSERT") notifications.push(...(await applicationNotices(after as User)));
		const id = Number((after ?? before)?.id);
		const first = people.get(id);
		people.set(id, {
			before: first ? first.before : (before as User | null),
			after: after as User | null,
		});
	},
});
