import type { ClaimRecord } from "../../community/claims/claim.entity.ts";
import { claimNotices } from "../../community/claims/claims.stream.ts";
import type { DocumentRecord } from "../../community/documents/document.entity.ts";
import { removeFile } from "../../community/documents/documents.service.ts";
import { waitingGuardianNotices } from "../../community/families/families.stream.ts";
import type { Guardianship } from "../../community/families/guardianship.entity.ts";
import type { ImportRecord } from "../../community/imports/import.entity.ts";
import { followImport } from "../../community/imports/run.ts";
import type { ReminderRunRecord } from "../../community/memberships/reminder-run.entity.ts";
import { goOn as remindOn } from "../../community/memberships/reminders.service.ts";
import type { MergeRecord } from "../../community/merges/merge.entity.ts";
import { followMerge, isUndone } from "../../community/merges/move.ts";
import type { RemovalRecord } from "../../community/removals/removal.entity.ts";
import { followRemoval } from "../../community/removals/run.ts";
import {
	removeEarlierPortrait,
	removeReplacedPortrait,
} from "../../community/users/portraits/portraits.stream.ts";
import type { User } from "../../community/users/user.entity.ts";
import type { EventRecord } from "../../competition/events/event.entity.ts";
import type { EventClassRecord } from "../../competition/events/event-class.entity.ts";
import { capFamily } from "../../competition/fees/cap-family.ts";
import type { ChargeLineRecord } from "../../competition/fees/charge-line.entity.ts";
import { entryLines, promotionLines } from "../../competition/fees/follow-charges.ts";
import type { AssignmentRecord } from "../../competition/judges/judge-assignment.entity.ts";
import {
	calledOffNotices,
	clearAssignments,
	staffNotices as judgingNotices,
} from "../../competition/judges/judges.stream.ts";
import { type PlaceChange, placeChange } from "../../competition/ledger/append.ts";
import type { OnlinePaymentRecord } from "../../competition/online-payments/online-payment.entity.ts";
import { differenceNotices } from "../../competition/online-payments/online-payments.stream.ts";
import type { RegistrationRecord } from "../../competition/registrations/registration.entity.ts";
import { isVisible } from "../../competition/registrations/registration.kinds.ts";
import {
	clearEvent,
	endEntries,
	lineOfTrail,
	recountEvent,
	refreshSummaries,
	seatChanged,
	settleSeat,
	wakeWaitingList,
} from "../../competition/registrations/registrations.stream.ts";
import {
	isRehearsal,
	notificationOfStep,
} from "../../competition/registrations/step-notification.ts";
import type { BroadcastRecord } from "../../content/broadcasts/broadcast.entity.ts";
import { goOn as sendOn } from "../../content/broadcasts/send-broadcast.ts";
import type { PictureRecord } from "../../content/pictures/picture.entity.ts";
import { followPictures, removeFiles } from "../../content/pictures/pictures.stream.ts";
import type { MailOrder } from "../../core/outside/queue.ts";
import { followRun } from "../../core/table/run.ts";
import { type EntityName, entityDefinitions } from "../../domains.ts";
import type { ExportRecord } from "../../identity/my-data/export.entity.ts";
import { followExport } from "../../identity/my-data/export.run.ts";
import { staffNotices as applicationNotices } from "../../training/applications/applications.stream.ts";
import { staffNotices as promotionNotices } from "../../training/belts/belts.stream.ts";
import type { PromotionRecord } from "../../training/belts/promotion.entity.ts";
import type { DojoLinking } from "../../training/dojo-links/dojo-linking.entity.ts";
import { followDojo, linkOn } from "../../training/dojo-links/link-records.ts";
import type { DojoRecord } from "../../training/dojos/dojo.entity.ts";
import type { EnrollmentRecord } from "../../training/training-classes/enrollments/enrollment.entity.ts";
import type { TrainingClassRecord } from "../../training/training-classes/training-class.entity.ts";
import {
	classNotices,
	closeClass,
	enrollmentNotices,
	wakeClass,
} from "../../training/training-classes/training-classes.stream.ts";
import { type Facts, isKnown, noticeOf } from "../notifications/notices.ts";
import type { NotificationRecord } from "../notifications/notification.entity.ts";
import type { Change } from "./change.ts";
import {
	createEventChangeNotifications,
	createEventClassChangeNotifications,
} from "./event-change-notifications.ts";

type AuditLine = ReturnType<typeof lineOfTrail>;

export type Batch = {
	now: number;
	changes: Change[];
	/**
	 * Keys of work done in this batch. Once is enough: the work reads the table, which already holds
	 * all changes of the batch.
	 */
	done: Set<string>;
	/** Classes to recount at the end of the batch, by event id; class 0 is the event itself. */
	counts: Map<number, Set<number>>;
	/** People before and after the batch, compared for duplicates at its end. */
	people: Map<number, { before: User | null; after: User | null }>;
	/** Audit lines, written together at the end of the batch: a registration rush makes thousands. */
	lines: AuditLine[];
	/** Notifications and email jobs, also written together at the end of the batch. */
	notifications: NotificationRecord[];
	mails: MailOrder[];
	/** Places taken or freed, to be appended to the ledger. */
	places: PlaceChange[];
	/** New lines of charges, to be added to the federation's ledger. */
	charges: ChargeLineRecord[];
	/** Events that changed and people who got a notification: their open pages are notified. */
	moved: Set<number>;
	told: Set<number>;
};

type Reaction = (change: Change, batch: Batch) => Promise<void>;

const count = (eventId: number, classId: number, { counts }: Batch) =>
	counts.set(eventId, new Set([...(counts.get(eventId) ?? []), classId]));

/**
 * Recounts the events and classes of a batch. Classes come first, because whether an event has a
 * waiting list depends on its classes' counts.
 */
export async function countAll({ counts }: Batch): Promise<void> {
	for (const [eventId, classes] of counts) {
		await Promise.all([...classes].filter((id) => id !== 0).map((id) => recountEvent(eventId, id)));
		await recountEvent(eventId, 0);
	}
}

/** Runs the work at most once per batch and key. */
async function once(key: string, { done }: Batch, work: () => Promise<void>): Promise<void> {
	if (done.has(key)) return;
	await work();
	done.add(key);
}

/**
 * Registrations that join the event's waiting list in this batch: the index may not contain them
 * yet.
 */
const joiningIn = (eventId: number, { changes }: Batch) =>
	changes
		.filter(({ entity }) => entity === "registration")
		.map(({ after }) => after as RegistrationRecord)
		.filter((entry) => entry?.eventId === eventId && entry.status === "waitlisted");

/** Whether visitors can see the event and it is not over: only then are open pages notified. */
const isWatched = (event: EventRecord, now: number) =>
	event.published && !event.shadow && now <= Date.parse(event.endsAt);

const hasRoom = (allotment: Change["after"]) => Number(allotment?.taken) < Number(allotment?.cap);

/**
 * Reactions by the entity that changed. They must be idempotent: DynamoDB Streams may deliver a
 * change twice.
 */
const reactions: Record<EntityName<{ stream: "reactions" }>, Reaction> = {
	allotment: async ({ after }, batch) => {
		if (!after) return;
		const { eventId, classId } = after as { eventId: number; classId: number };
		// Event 0 marks the places of a training class. It needs no recount: its allotment holds the
		// number enrolled.
		if (eventId === 0) {
			if (hasRoom(after))
				await once(`wake class ${classId}`, batch, () => wakeClass(classId, batch.now));
			return;
		}
		if (hasRoom(after))
			await once(`wake ${eventId}`, batch, () => wakeWaitingList(eventId, batch.now));
		count(eventId, classId, batch);
	},
	registration: async ({ before, after }, batch) => {
		const entry = after as RegistrationRecord | null;
		const earlier = before as RegistrationRecord | null;
		const place = placeChange(earlier, entry);
		if (place) batch.places.push(place);
		if (!entry) return;
		batch.charges.push(...entryLines(earlier, entry));
		if (entry.charge?.familyMax !== undefined)
			await once(`family ${entry.userId} ${entry.eventId}`, batch, () =>
				capFamily(entry, batch.now),
			);
		if (seatChanged(earlier, entry)) await settleSeat(entry, batch.now);
		if (entry.trail.length === earlier?.trail.length && entry.order === earlier.order) return;
		// The event seat behind class registrations is not shown to people; only the class
		// registrations are.
		const isShown = isVisible(entry) || (earlier !== null && isVisible(earlier));
		if (isShown && !isRehearsal(entry)) batch.lines.push(lineOfTrail(entry));
		if (isShown) batch.notifications.push(...notificationOfStep(entry, batch.now));
		const { eventId, classId, status } = entry;
		const joins = status === "waitlisted";
		if (joins)
			await once(`let in ${eventId}`, batch, () =>
				wakeWaitingList(eventId, batch.now, joiningIn(eventId, batch)),
			);
		// People behind this one on the waiting list move up, although no visible count may change.
		if (earlier?.status === "waitlisted") batch.moved.add(eventId);
		if (joins || earlier?.status === "waitlisted") count(eventId, classId, batch);
	},
	event: async ({ kind, before, after }, { now, notifications, moved }) => {
		if (kind === "REMOVE") {
			const gone = before as EventRecord;
			if (gone.cancelReason === undefined)
				notifications.push(...(await calledOffNotices(gone, now)));
			await clearAssignments(gone);
			return clearEvent(gone, now);
		}
		if (kind !== "MODIFY") return;
		if (isWatched(after as EventRecord, now)) moved.add(Number(after?.id));
		await refreshSummaries(before as EventRecord, after as EventRecord);
		notifications.push(
			...(await createEventChangeNotifications(before as EventRecord, after as EventRecord, now)),
		);
		if (after?.cancelReason !== undefined && before?.cancelReason === undefined) {
			notifications.push(...(await calledOffNotices(after as EventRecord, now)));
			await endEntries(after as EventRecord, now);
		}
	},
	eventClass: async ({ kind, before, after }, { moved, notifications }) => {
		if (kind !== "MODIFY") return;
		moved.add(Number(after?.eventId));
		notifications.push(
			...(await createEventClassChangeNotifications(
				before as EventClassRecord,
				after as EventClassRecord,
			)),
		);
	},
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
	merge: async ({ before, after }) => {
		if (after) await followMerge(after as MergeRecord);
		// The record expired, so the merge can no longer be undone. If it was undone, the restored
		// person still has the portrait.
		else if (!isUndone(before as MergeRecord))
			await removeEarlierPortrait((before as MergeRecord).gone);
	},
	removal: async ({ after }) => {
		if (after) await followRemoval(after as RemovalRecord);
	},
	import: async ({ after }, { now }) => {
		if (after) await followImport(after as ImportRecord, now);
	},
	notification: async ({ kind, after }, { mails, told }) => {
		if (kind !== "INSERT" || !after || after.mailedAt) return;
		const { userId, id, kind: word, params } = after as NotificationRecord;
		const isToMany = word === "broadcast";
		// Nobody waits for a broadcast: the bell polls for it.
		if (!isToMany) told.add(userId);
		if (!isKnown(word) || noticeOf(word).isMailed?.(params as Facts) === false) return;
		// Broadcast emails have their own queue, so that an offer with a deadline does not wait behind
		// thousands of them.
		mails.push({ kind: isToMany ? "broadcast" : "notification", userId, id });
	},
	judgeAssignment: async ({ before, after }, { notifications }) => {
		if (!after) return;
		notifications.push(
			...(await judgingNotices(before as AssignmentRecord | null, after as AssignmentRecord)),
		);
	},
	promotion: async ({ kind, before, after }, { notifications, charges, now }) => {
		if (kind === "INSERT")
			notifications.push(...(await promotionNotices(after as PromotionRecord)));
		charges.push(
			...(await promotionLines(
				before as PromotionRecord | null,
				after as PromotionRecord | null,
				now,
			)),
		);
	},
	reminderRun: async ({ after }, { now }) => {
		if (after) await followRun(remindOn(after as ReminderRunRecord, now));
	},
	broadcast: async ({ after }, { now }) => {
		if (after) await followRun(sendOn(after as BroadcastRecord, now));
	},
	dojo: ({ before, after }, { now }) =>
		followDojo(before as DojoRecord | null, after as DojoRecord | null, now),
	dojoLinking: async ({ after }, { now }) => {
		if (after) await followRun(linkOn(after as DojoLinking, now));
	},
	outbox: async ({ kind, after }, { mails }) => {
		if (kind === "INSERT" && after) mails.push({ kind: "outbox", id: after.id as string });
	},
	trainingClass: async ({ kind, before, after }, { now, notifications }) => {
		if (kind === "REMOVE") return closeClass(before as TrainingClassRecord, now);
		if (kind !== "MODIFY") return;
		if (after?.archivedAt) return closeClass(after as TrainingClassRecord, now);
		notifications.push(
			...(await classNotices(before as TrainingClassRecord, after as TrainingClassRecord)),
		);
	},
	enrollment: async ({ before, after }, { now, notifications }) => {
		if (!after) return;
		const notices = await enrollmentNotices(
			before as EnrollmentRecord | null,
			after as EnrollmentRecord,
			now,
		);
		notifications.push(...notices);
	},
	guardianship: async ({ before, after }, { notifications }) => {
		if (!after) return;
		notifications.push(
			...(await waitingGuardianNotices(before as Guardianship | null, after as Guardianship)),
		);
	},
	recordClaim: async ({ kind, after }, { notifications }) => {
		if (kind === "INSERT") notifications.push(...(await claimNotices(after as ClaimRecord)));
	},
	onlinePayment: async ({ after }, { notifications }) => {
		if (after) notifications.push(...(await differenceNotices(after as OnlinePaymentRecord)));
	},
	document: async ({ kind, before }) => {
		if (kind === "REMOVE") await removeFile(before as DocumentRecord);
	},
	dataExport: ({ before, after }, { now }) =>
		followExport(before as ExportRecord | null, after as ExportRecord | null, now),
	waitingRoom: async ({ after }, { moved }) => {
		if (after) moved.add(Number(after.eventId));
	},
	numberRow: async ({ after }, { moved }) => {
		if (after) moved.add(Number(after.eventId));
	},
	picture: async ({ kind, before }) => {
		if (kind === "REMOVE") await removeFiles(before as PictureRecord);
	},
};

/**
 * False for counters (no entity), for pictures, which hold their own address, and for entities with
 * `stream: "none"`, which show no pictures.
 */
const mayShowPictures = ({ entity }: Change) =>
	entity !== "" &&
	entity !== "picture" &&
	entityDefinitions[entity as EntityName]?.stream !== "none";

export const reactToChange: Reaction = async (change, batch) => {
	if (mayShowPictures(change)) await followPictures(change, batch.now);
	await (reactions as Record<string, Reaction | undefined>)[change.entity]?.(change, batch);
};
