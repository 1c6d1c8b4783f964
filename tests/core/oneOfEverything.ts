import { Pictures } from "#functions/base/pictures/picture.entity.ts";
import { Allotments } from "#functions/base/places/allotment.entity.ts";
import { ClaimTries, RecordClaims } from "#functions/community/claims/claim.entity.ts";
import { MergeMoves, Merges } from "#functions/community/merges/merge.entity.ts";
import { Erasures } from "#functions/community/my-data/erasure.entity.ts";
import { DataExports } from "#functions/community/my-data/export.entity.ts";
import { LinkRequests } from "#functions/community/students/link-request.entity.ts";
import { DrawEntrants } from "#functions/competition/draws/draw.entity.ts";
import { Duties } from "#functions/competition/duties/duty.entity.ts";
import { ChargeLines } from "#functions/competition/fees/ledger/charge-line.entity.ts";
import { Debtors } from "#functions/competition/fees/ledger/debtor.entity.ts";
import { debtorKey } from "#functions/competition/fees/ledger/debtorKey.ts";
import { Candidates, MarkSheets } from "#functions/competition/gradings/grading.entity.ts";
import { JudgeClaims, Judges } from "#functions/competition/judges/judge.entity.ts";
import { JudgeAssignments } from "#functions/competition/judges/judge-assignment.entity.ts";
import { OnlinePayments } from "#functions/competition/online-payments/online-payment.entity.ts";
import { EntryLinks } from "#functions/competition/registrations/registration.entity.ts";
import { Tickets } from "#functions/competition/waiting-room/waiting-room.entity.ts";
import { CheckIns } from "#functions/competition/weigh-in/check-in.entity.ts";
import { News } from "#functions/content/news/news.entity.ts";
import { Outbox } from "#functions/core/outside/mail/outbox.ts";
import { AuditLines, newLine } from "#functions/core/table/audit.entity.ts";
import { runTransaction } from "#functions/core/table/database.ts";
import {
	Connections,
	EmailLinks,
	EmailUndos,
	KnownDevices,
	RecoveryCodes,
	ResetTokens,
} from "#functions/identity/auth/auth.entity.ts";
import { CalendarAddresses } from "#functions/identity/calendar-addresses/calendar-address.entity.ts";
import { StudentRelations } from "#functions/people/coaches/student.entity.ts";
import { ConsentRows } from "#functions/people/consents/consent.entity.ts";
import { ContactMessages } from "#functions/people/contact/contact-message.entity.ts";
import { Documents } from "#functions/people/documents/document.entity.ts";
import { Guardianships } from "#functions/people/families/guardianship.entity.ts";
import { GuardianInvitations } from "#functions/people/families/invitation.entity.ts";
import { MembershipPayments } from "#functions/people/memberships/payment.entity.ts";
import { Athletes } from "#functions/people/national-team/athlete.entity.ts";
import { Notifications } from "#functions/people/notifications/notification.entity.ts";
import { PersonAliases } from "#functions/people/users/person-alias.entity.ts";
import { EmailClaims, type User } from "#functions/people/users/user.entity.ts";
import { createPerson } from "#functions/people/users/user.writes.ts";
import { Attendance } from "#functions/training/attendance/attendance.entity.ts";
import { Progressions } from "#functions/training/belts/progression.entity.ts";
import { Promotions } from "#functions/training/belts/promotion.entity.ts";
import { Certificates } from "#functions/training/certificates/certificate.entity.ts";
import { Enrollments } from "#functions/training/training-classes/enrollments/enrollment.entity.ts";
import { TrainingClasses } from "#functions/training/training-classes/training-class.entity.ts";
import { pictureAddress } from "#shared/base/pictures/pictures.rules.ts";

/** Values that occur nowhere else in the table, to find everything that is left of a person. */
export const marks = {
	firstName: "Qzubayda",
	lastName: "Qzmarker",
	firstNameAr: "قزبيدة",
	lastNameAr: "قزمعلم",
	email: "qzubayda@residue.example",
	phoneNumber: "+96599887766",
	dojoLocation: "Qzdojo",
};

const at = "2026-01-02T03:04:05.000Z";
const expiresAt = Math.floor(Date.now() / 1000) + 86_400;
/** ULIDs and picture names have 26 characters; ULIDs use no I, L, O and U. */
const named = (name: string, id: number) =>
	`01${name}${id}`
		.padEnd(26, "0")
		.toUpperCase()
		.replace(/[ILOU]/g, "X");

/**
 * A coach with one of every kind of record that a person can have, except registrations, which need
 * events.
 * @param others.staff gets notifications about them, others.student is their student, others.coach
 * is their coach
 */
export async function createOneOfEverythingForTest(
	id: number,
	others: { staff: number; student: number; coach: number; eventId: number },
	wish: Partial<User> = {},
): Promise<{ person: User; portrait: string }> {
	const { staff, student, coach, eventId } = others;
	const portrait = named("a", id).toLowerCase();
	const profileImageUrl = pictureAddress({ key: portrait, width: 400, height: 400, colour: null });
	const person: User = {
		...marks,
		id,
		role: "coach",
		isApproved: true,
		mustChangePassword: false,
		currentBelt: "black-1",
		competitionReadiness: "Local",
		preferredLanguage: "ar",
		createdAt: at,
		updatedAt: at,
		profileImageUrl,
		...wish,
	};
	const { email } = person;
	/** The id of records that outlive the person. */
	const other = id + 500_000;
	await runTransaction(createPerson(person));
	const link = { userId: id, from: `old-${email}`, to: email, expiresAt };
	const record = { createdAt: at, updatedAt: at, version: 1 };
	const full = `${person.firstName} ${person.lastName}`;
	const letter = { subject: full, paragraphs: [full] };
	const mail = { kind: "letter" as const, locale: "ar" as const, letter, expiresAt };
	const notice = {
		kind: "application" as const,
		actionUrl: "/",
		read: false,
		createdAt: at,
		expiresAt,
	};
	const facts = { status: "applicationReceived" as const, personId: id, name: full };
	const asking = { status: "pending", email, createdAt: at, expiresAt } as const;
	const link18 = {
		capacity: "mother",
		basis: "declared",
		state: "active",
		endsOn: "2040-01-01",
		createdAt: at,
		createdBy: coach,
	} as const;
	const line = { entityType: "user", entityId: String(id), createdAt: at, ipAddress: "192.0.2.77" };
	await Promise.all([
		RecordClaims.create({
			id: named("claim", id),
			userId: id,
			recordId: other,
			relation: "self",
			reason: "asked",
			state: "pending",
			isBirthDateRight: false,
			name: full,
			createdAt: at,
		}).go(),
		RecordClaims.create({
			id: named("claimed", id),
			userId: other,
			recordId: id,
			relation: "self",
			reason: "asked",
			state: "pending",
			isBirthDateRight: false,
			name: full,
			createdAt: at,
		}).go(),
		ChargeLines.create({
			charge: named("charge", id),
			n: 0,
			userId: id,
			kind: "waived",
			amount: -2_500,
			at,
			period: "2026-01-0",
			titleEn: "Cup",
			titleAr: "كأس",
			reason: full,
		}).go(),
		Debtors.create(debtorKey(id)).go(),
		OnlinePayments.create({
			userId: id,
			id: named("paid", id).slice(0, 22),
			status: "resolved",
			source: "knet",
			amount: 12_500,
			charges: [],
			refunds: [],
			resolution: full,
			...record,
		}).go(),
		ClaimTries.create({ recordId: id, tries: 1 }).go(),
		CalendarAddresses.create({ userId: id, hash: `calendar${id}`, createdAt: at }).go(),
		KnownDevices.create({ userId: id, hash: `device${id}`, expiresAt }).go(),
		RecoveryCodes.create({ userId: id, hash: `code${id}` }).go(),
		Connections.create({
			issuer: "https://house.example",
			subject: `s${id}`,
			userId: id,
			createdAt: at,
		}).go(),
		ResetTokens.create({ hash: `reset${id}`, userId: id, email, createdAt: 1, expiresAt }).go(),
		EmailLinks.create({ hash: `link${id}`, ...link, createdAt: 1 }).go(),
		EmailUndos.create({ hash: `undo${id}`, ...link, changedAt: 1 }).go(),
		EntryLinks.create({ hash: `entry${id}`, userId: id, entryId: `1-${id}`, expiresAt }).go(),
		EmailClaims.create({ email: `old-${email}`, userId: id, expiresAt }).go(),
		Outbox.create({ ...mail, id: named("b", id), to: email }).go(),
		Outbox.create({
			...mail,
			id: named("c", id),
			to: `new-${email}`,
			userId: id,
			kind: "emailLink",
		}).go(),
		Promotions.create({
			userId: id,
			id,
			fromBelt: "brown-1",
			toBelt: "black-1",
			promotionDate: "2025-05-05",
			slot: String(id),
			status: "approved",
			promotedBy: coach,
			notes: full,
			createdAt: at,
		}).go(),
		Promotions.create({
			userId: id,
			id: id + 1,
			slot: "pending",
			status: "pending",
			fromBelt: "black-1",
			toBelt: "black-2",
			promotionDate: "2025-05-05",
			promotedBy: coach,
			notes: full,
			createdAt: at,
		}).go(),
		Progressions.create({
			userId: id,
			id,
			fromBelt: "brown-1",
			toBelt: "black-1",
			progressionDate: "2025-05-05",
			authorizerId: staff,
			promotedBy: coach,
			notes: full,
			createdAt: at,
		}).go(),
		MembershipPayments.create({
			userId: id,
			receiptNumber: `2025-${id}`.padEnd(10, "0"),
			amount: 12_500,
			paymentDate: "2025-05-05",
			validUntil: "2026-05-05",
			paymentMethod: "cash",
			payer: full,
			notes: full,
			recordedBy: staff,
			createdAt: at,
		}).go(),
		Tickets.create({ userId: id, eventId, number: 1, takenAt: 1, expiresAt }).go(),
		StudentRelations.create({ coachId: coach, studentId: id, assignedAt: at }).go(),
		StudentRelations.create({ coachId: id, studentId: student, assignedAt: at }).go(),
		StudentRelations.create({
			coachId: id,
			studentId: staff,
			assignedAt: at,
			isActive: false,
		}).go(),
		LinkRequests.create({ ...asking, coachId: coach, studentId: id }).go(),
		LinkRequests.create({ ...asking, coachId: id, studentId: student }).go(),
		Guardianships.create({ ...link18, childId: id, guardianId: coach }).go(),
		Guardianships.create({ ...link18, childId: student, guardianId: id }).go(),
		GuardianInvitations.create({
			childId: id,
			email: `aunt-${email}`,
			invitedBy: coach,
			createdAt: at,
			expiresAt,
		}).go(),
		GuardianInvitations.create({
			childId: student,
			email,
			invitedBy: coach,
			createdAt: at,
			expiresAt,
		}).go(),
		TrainingClasses.create({
			id: other,
			coachId: id,
			title: "Basics",
			classType: "beginners",
			audienceType: "mixed",
			dayOfWeek: "monday",
			startTime: "17:00",
			endTime: "18:00",
			maxCapacity: 10,
			isActive: true,
			...record,
		}).go(),
		Allotments.create({
			eventId: 0,
			classId: other,
			group: 0,
			shard: 0,
			openFrom: 0,
			openUntil: Number.MAX_SAFE_INTEGER,
			cap: 10,
			taken: 1,
		}).go(),
		Enrollments.create({
			classId: other,
			userId: id,
			status: "active",
			by: id,
			enrolledAt: at,
			updatedAt: at,
			version: 1,
			order: named("d", id),
		}).go(),
		Attendance.create({
			classId: other,
			date: "2025-05-05",
			userId: id,
			present: true,
			by: coach,
			markedAt: at,
		}).go(),
		Judges.create({
			id,
			userId: id,
			competitionLevel: "Regional",
			specializations: [],
			competitionsOfficiated: 2,
			isActive: true,
			...record,
		}).go(),
		JudgeClaims.create({ userId: id, judgeId: id }).go(),
		CheckIns.create({
			eventId,
			userId: id,
			isHere: true,
			hasKit: true,
			hasConsent: false,
			weight: 61.4,
			weighedAt: at,
			weighedBy: id,
			...record,
		}).go(),
		Duties.create({
			eventId,
			id: named("U", id),
			scope: "desk",
			until: at.slice(0, 10),
			userId: id,
			linkHash: named("h", id),
			by: coach,
			...record,
		}).go(),
		DrawEntrants.create({
			eventId,
			classId: 1,
			drawNo: 1,
			number: id,
			userId: id,
			date: at.slice(0, 10),
			place: 1,
			placedAt: at,
		}).go(),
		Candidates.create({
			eventId,
			userId: id,
			fromBelt: "white",
			toBelt: "orange-10",
			decisions: [],
			...record,
		}).go(),
		MarkSheets.create({
			eventId,
			userId: id,
			examinerId: staff,
			marks: { kihon: 70 },
			...record,
		}).go(),
		MarkSheets.create({
			eventId,
			userId: other,
			examinerId: id,
			marks: { kihon: 60 },
			...record,
		}).go(),
		Certificates.create({
			id: `certificate-${id}`,
			userId: id,
			number: "2026-00001",
			belt: "orange-10",
			date: at.slice(0, 10),
			nameEn: full,
			examiners: [],
			issue: 1,
			keyId: 1,
			code: "code",
			state: "valid",
		}).go(),
		JudgeAssignments.create({
			eventId,
			judgeId: id,
			id,
			status: "accepted",
			askedBy: "federation",
			notes: full,
			registrationDate: at,
			...record,
		}).go(),
		Athletes.create({
			id,
			userId: id,
			nameEn: full,
			nameAr: person.firstNameAr,
			currentBelt: "black-1",
			achievements: [],
			achievementsAr: [],
			championshipsWon: [],
			email,
			phone: person.phoneNumber,
			isActive: true,
			...record,
		}).go(),
		ContactMessages.create({
			id: named("d", id),
			name: full,
			email,
			message: "Osu",
			locale: "ar",
			status: "open",
			answers: [],
			...record,
			expiresAt,
		}).go(),
		Documents.create({
			id: named("n", id).toLowerCase(),
			studentId: id,
			kind: "medical",
			fileName: `${full}.pdf`,
			size: 9,
			fileType: "application/pdf",
			expiresOn: "2026-05-05",
			createdBy: id,
			createdAt: at,
			uploadedAt: at,
		}).go(),
		ConsentRows.create({
			subjectId: id,
			id: named("q", id),
			purpose: "photo",
			version: 1,
			language: "en",
			hash: "0",
			giverId: id,
			capacity: "self",
			answer: "given",
			channel: "web",
			requestId: full,
			createdAt: at,
		}).go(),
		DataExports.create({
			userId: id,
			id: named("x", id).toLowerCase(),
			locale: "en",
			doneAt: at,
			size: 9,
			until: "2099-01-01",
			createdAt: at,
			updatedAt: at,
			version: 2,
		}).go(),
		Erasures.create({ userId: id, createdAt: at, endsAt: "2099-01-01" }).go(),
		Pictures.create({
			id: portrait,
			ownerId: id,
			purpose: "portrait",
			address: profileImageUrl,
			createdAt: at,
			usedBy: ["the person"],
		}).go(),
		Notifications.create({ ...notice, userId: id, id: named("e", id), params: facts }).go(),
		Notifications.create({
			...notice,
			userId: staff,
			id: named("f", id),
			params: facts,
			personId: id,
		}).go(),
		Notifications.create({
			...notice,
			userId: coach,
			id: named("g", id),
			params: facts,
			personId: id,
		}).go(),
		AuditLines.create(
			newLine({
				...line,
				id: named("h", id),
				action: "email_changed",
				userId: id,
				details: { to: email },
			}),
		).go(),
		AuditLines.create(
			newLine({
				...line,
				id: named("j", id),
				entityType: "athlete",
				action: "created",
				userId: staff,
				userAgent: "Staff's browser",
				details: { nameEn: full },
			}),
		).go(),
		AuditLines.create(
			newLine({
				...line,
				id: named("k", id),
				entityType: "news",
				entityId: "1",
				action: "updated",
				userId: id,
				userAgent: "Qzbrowser",
			}),
		).go(),
		Merges.create({
			id: named("m", id),
			keepId: id,
			mergeId: other,
			state: "merged",
			done: 0,
			gone: person,
			fields: [],
			before: { firstName: person.firstName },
			createdAt: at,
			updatedAt: at,
			undoUntil: at,
			expiresAt,
		}).go(),
		PersonAliases.create({ userId: other, keepId: id }).go(),
		MergeMoves.create({
			mergeId: named("m", id),
			key: "1",
			keepId: id,
			item: { text: full },
			expiresAt,
		}).go(),
		News.create({
			id: other,
			titleEn: "Kept",
			titleAr: "باق",
			contentEn: "-",
			contentAr: "-",
			category: "local",
			published: false,
			datedAt: at,
			authorId: id,
			...record,
		}).go(),
	]);
	return { person, portrait };
}
