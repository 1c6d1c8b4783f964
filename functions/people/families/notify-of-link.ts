import { ulid } from "ulid";
import type { Write } from "../../core/table/database.ts";
import { newNotification, notificationWrite } from "../notifications/newNotification.ts";
import type { User } from "../users/user.entity.ts";
import { inBothScripts } from "../users/users.service.ts";
import { type FamilyFacts, familyNotice } from "./families.notices.ts";

type LinkFacts = { status: FamilyFacts["status"]; child: User; other?: User; endsOn?: string };

/** Notifies a person of a change in who may act for a child. */
export function notifyOfLink(
	userId: number,
	{ status, child, other, endsOn }: LinkFacts,
	now: number,
): Write {
	const { nameEn: childEn, nameAr: childAr } = inBothScripts(child);
	const facts = {
		status,
		childEn,
		childAr,
		endsOn,
		...(other && inBothScripts(other)),
		personId: child.id,
	};
	return notificationWrite(
		newNotification(familyNotice, { userId, id: ulid(now), at: now, facts }),
	);
}
