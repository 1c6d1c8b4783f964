import type { NotificationKind } from "#shared/notifications/notifications.schema.ts";
import { applicationNotice } from "../applications/applications.notices.ts";
import { promotionNotice } from "../belts/belts.notices.ts";
import { broadcastNotice } from "../broadcasts/broadcasts.notices.ts";
import { documentNotice } from "../documents/documents.notices.ts";
import { judgingNotice } from "../judges/judges.notices.ts";
import { membershipNotice } from "../memberships/memberships.notices.ts";
import { registrationNotice } from "../registrations/registrations.notices.ts";
import { studentNotice } from "../students/students.notices.ts";
import { classNotice } from "../training-classes/training-classes.notices.ts";
import type { Notice } from "./notice.ts";

/** All kinds of notifications, each from its own domain. */
const notices = {
	registration: registrationNotice,
	promotion: promotionNotice,
	application: applicationNotice,
	judging: judgingNotice,
	membership: membershipNotice,
	broadcast: broadcastNotice,
	class: classNotice,
	student: studentNotice,
	document: documentNotice,
} satisfies Record<NotificationKind, unknown>;

/** The facts that notifications keep. */
export type Facts = Parameters<(typeof notices)[NotificationKind]["words"]>[0];

/** The kind of a stored notification, which belongs to its facts. */
export const noticeOf = (kind: NotificationKind) => notices[kind] as Notice<Facts>;
