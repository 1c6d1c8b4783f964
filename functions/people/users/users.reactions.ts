import { defineReactions } from "../../base/stream/batch.ts";
import { removeReplacedPortrait } from "./portraits/portraits.stream.ts";
import type { User } from "./user.entity.ts";

export const usersReactions = defineReactions({
	user: async ({ kind, before, after }) => {
		// When a person is deleted or merged, the reaction to the removal or merge record removes the
		// portrait.
		if (kind === "MODIFY") await removeReplacedPortrait(before as User, after as User);
	},
});
