import { defineReactions } from "../../base/stream/batch.ts";
import { newNotifications } from "../../people/notifications/newNotification.ts";
import type { User } from "../../people/users/user.entity.ts";
import { staffNotices } from "./applications.stream.ts";

export const applicationsReactions = defineReactions({
	user: async ({ kind, after }, batch) => {
		if (kind === "INSERT") newNotifications.add(batch, ...(await staffNotices(after as User)));
	},
});
