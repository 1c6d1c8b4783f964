import { createHash } from "node:crypto";
import { encodeTime } from "ulid";
import { fileNotifications } from "../notifications/newNotification.ts";
import type { NotificationRecord } from "../notifications/notification.entity.ts";
import type { User } from "../users/user.entity.ts";
import { familyAction } from "./families.notices.ts";
import { guardiansOf } from "./links.ts";

/** The same each time, and another one for each child: of two who enter at once a guardian is told twice. */
function copyId({ id, createdAt }: NotificationRecord, childId: number): string {
	// The rest of a ULID is sixteen letters of an alphabet that has those of hexadecimal numbers.
	const rest = createHash("sha256").update(`${childId} ${id}`).digest("hex").slice(0, 16);
	return encodeTime(Date.parse(createdAt)) + rest.toUpperCase();
}

/**
 * Gives a child's guardians, by bell and by mail, what the child is told: most children have no address. A guardian whose
 * link is frozen is told too, who may still withdraw the child from an event.
 */
export async function tellGuardians(
	told: NotificationRecord,
	child: User,
	now: number,
): Promise<void> {
	const { firstName, firstNameAr } = child;
	// What is said of a guardian to a child, or what a copy says, goes no further.
	if (told.child || told.kind === "family") return;
	const links = await guardiansOf(child.id, now);
	await fileNotifications(
		links.map(({ guardianId }) => ({
			...told,
			userId: guardianId,
			id: copyId(told, child.id),
			personId: child.id,
			actionUrl: familyAction.path,
			child: { id: child.id, firstName, firstNameAr },
			read: false,
			mailedAt: undefined,
			updatedAt: undefined,
		})),
	);
}
