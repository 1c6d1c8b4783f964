import type { Locale } from "#shared/core/locales.ts";
import type { NotificationKind } from "#shared/platform/notifications/notifications.schema.ts";
import { claimNotice } from "../../community/claims/claims.notices.ts";
import { documentNotice } from "../../community/documents/documents.notices.ts";
import { familyNotice } from "../../community/families/families.notices.ts";
import { membershipNotice } from "../../community/memberships/memberships.notices.ts";
import { recordNotice } from "../../community/people/people.notices.ts";
import { eventChangeNotice } from "../../competition/events/changes/event-changes.notices.ts";
import { feeNotice } from "../../competition/fees/fees.notices.ts";
import { judgingNotice } from "../../competition/judges/judges.notices.ts";
import { onlinePaymentNotice } from "../../competition/online-payments/online-payments.notices.ts";
import { registrationNotice } from "../../competition/registrations/registrations.notices.ts";
import { broadcastNotice } from "../../content/broadcasts/broadcasts.notices.ts";
import { applicationNotice } from "../../training/applications/applications.notices.ts";
import { promotionNotice } from "../../training/belts/belts.notices.ts";
import { studentNotice } from "../../training/students/students.notices.ts";
import { classNotice } from "../../training/training-classes/training-classes.notices.ts";
import { isolateName, type Notice, type Words } from "./notice.ts";
import type { NotificationRecord } from "./notification.entity.ts";

/** All kinds of notifications, each defined by its own domain. */
const notices = {
	registration: registrationNotice,
	promotion: promotionNotice,
	application: applicationNotice,
	judging: judgingNotice,
	event: eventChangeNotice,
	membership: membershipNotice,
	fee: feeNotice,
	broadcast: broadcastNotice,
	class: classNotice,
	student: studentNotice,
	document: documentNotice,
	claim: claimNotice,
	family: familyNotice,
	record: recordNotice,
	onlinePayment: onlinePaymentNotice,
} satisfies Record<NotificationKind, unknown>;

/** The facts stored with notifications, by kind. */
export type FactsOf = { [K in NotificationKind]: Parameters<(typeof notices)[K]["words"]>[0] };
export type Facts = FactsOf[NotificationKind];

/**
 * Whether this release has texts for a kind: a later release that was rolled back may have written
 * unknown kinds.
 */
export const isKnown = (kind: NotificationKind): boolean => Object.hasOwn(notices, kind);

/** The definition of a stored notification's kind; its facts are stored in the matching shape. */
export const noticeOf = (kind: NotificationKind) => notices[kind] as Notice<Facts>;

/** Texts of a stored notification. A guardian's copy names the child. */
export function wordsOf({ kind, params, child }: NotificationRecord, locale: Locale): Words {
	const notice = noticeOf(kind);
	if (!child) return notice.words(params, locale);
	const name = isolateName((locale === "ar" && child.firstNameAr) || child.firstName || "");
	const words = notice.words(params, locale, name);
	if (notice.namesChild) return words;
	const of = (text: string) => `${name}${locale === "ar" ? "، " : ": "}${text}`;
	return {
		title: of(words.title),
		message: words.message,
		details: words.details,
		subject: of(words.subject ?? words.title),
	};
}
