import type {
	LinkKey,
	LinkRequest,
	LinkRequests as Listed,
} from "#shared/community/students/students.schema.ts";
import { isCoach, isStaff } from "#shared/core/access.ts";
import type { UserId } from "#shared/core/ids.ts";
import type { SignedIn } from "../../core/caller.ts";
import { AppError, requireFound } from "../../core/errors.ts";
import { countAttempt } from "../../core/http/throttle.ts";
import { auditedTransaction } from "../../core/table/audited-transaction.ts";
import type { Write } from "../../core/table/database.ts";
import { coachView } from "../../people/coaches/coaches.service.ts";
import {
	notifyCoach,
	notifyOfDecline,
	notifyStudent,
} from "../../people/coaches/student-notifications.ts";
import { coachesOf, isStudentOf } from "../../people/coaches/students.service.ts";
import type { User } from "../../people/users/user.entity.ts";
import { findUser, findUsers, namedPerson } from "../../people/users/users.service.ts";
import { changeCoach, mayTrain } from "./change-coach.ts";
import { type LinkRequestRecord, LinkRequests } from "./link-request.entity.ts";

const retentionDays = 30;
const expiryFrom = (now: number) => Math.floor(now / 1000) + retentionDays * 24 * 60 * 60;
const isOver = ({ expiresAt }: LinkRequestRecord, now: number) => expiresAt * 1000 <= now;

const view = (
	{ coachId, studentId, status, email, createdAt }: LinkRequestRecord,
	coach: User,
): LinkRequest => ({
	id: `${coachId}-${studentId}`,
	status,
	email,
	createdAt,
	coach: coachView(coach),
});

const changeOf = ({ coachId, studentId }: LinkKey, action: string) => ({
	entityType: "user",
	entityId: studentId,
	action,
	details: { coachId },
});

async function find(
	{ coachId, studentId }: LinkKey,
	now: number,
): Promise<LinkRequestRecord | null> {
	const { data } = await LinkRequests.get({ coachId, studentId }).go({ consistent: true });
	return data && !isOver(data, now) ? data : null;
}

/**
 * Sends a coach's link request to the person with this address. A repeat returns the same request
 * and notifies nobody.
 */
export async function requestLink(
	caller: SignedIn,
	student: User,
	answerOf: (request: LinkRequest) => object,
) {
	const { now, session } = caller;
	const key = { coachId: session.userId, studentId: student.id as UserId };
	if (key.coachId === key.studentId)
		throw new AppError("invalid", { fields: { email: "email_taken" } });
	const [isStudent, open, coach] = await Promise.all([
		isStudentOf(key.studentId, key.coachId),
		find(key, now),
		findUser(key.coachId),
	]);
	if (isStudent) throw new AppError("already_student");
	if (open?.status === "declined") throw new AppError("link_declined");
	const own = requireFound(coach);
	if (open) return view(open, own);
	// Rate limit: withdrawing and asking again would notify the person each time.
	await countAttempt("link", `${key.coachId} ${key.studentId}`, now);
	const record: LinkRequestRecord = {
		...key,
		status: "pending",
		email: student.email,
		createdAt: new Date(now).toISOString(),
		expiresAt: expiryFrom(now),
	};
	const isFree = LinkRequests.put(record).where(
		({ coachId, expiresAt }, { notExists, lte }) =>
			`${notExists(coachId)} OR ${lte(expiresAt, Math.floor(now / 1000))}`,
	);
	const request = view(record, own);
	await auditedTransaction(
		caller,
		changeOf(key, "coach_asked"),
		[
			{ put: isFree.params(), onConditionFailed: "changed_meanwhile" },
			notifyStudent(student, "linkRequested", own, now),
		],
		answerOf(request),
	);
	return request;
}

const nobodys: Listed = { sent: [], received: [], coaches: [] };

/**
 * Requests the caller has sent, and pending requests to the caller or to the person named by staff.
 */
export async function listLinkRequests(
	caller: SignedIn,
	userId: UserId = caller.session.userId,
): Promise<Listed> {
	const { session, now } = caller;
	if (userId !== session.userId && !isStaff(session)) throw new AppError("not_found");
	const sends = userId === session.userId && isCoach(session);
	const [sent, received] = await Promise.all([
		sends
			? LinkRequests.query.ofCoach({ coachId: userId }).go({ pages: "all", consistent: true })
			: null,
		LinkRequests.query.ofStudent({ studentId: userId }).go({ pages: "all" }),
	]);
	const open = (rows: LinkRequestRecord[] = []) => rows.filter((row) => !isOver(row, now));
	const waiting = open(received.data).filter(({ status }) => status === "pending");
	const own = open(sent?.data);
	if (own.length + waiting.length === 0) return nobodys;
	const [people, coaches] = await Promise.all([
		findUsers([...own, ...waiting].map(({ coachId }) => coachId)),
		waiting.length > 0 ? coachesOf(userId) : [],
	]);
	const views = (rows: LinkRequestRecord[]) =>
		rows
			.flatMap((row) => {
				const coach = people.find((one) => one.id === row.coachId && mayTrain(one));
				return coach ? [view(row, coach)] : [];
			})
			.sort((a, b) => b.createdAt.localeCompare(a.createdAt));
	return {
		sent: views(own),
		received: views(waiting),
		coaches: coaches.map(namedPerson),
	};
}

/** The requested person may answer, and staff on their behalf. */
const mayAnswer = ({ session }: SignedIn, { studentId }: LinkKey) =>
	session.userId === studentId || isStaff(session);

/** Finds a pending request. */
async function waiting(key: LinkKey, now: number): Promise<LinkRequestRecord> {
	const request = requireFound(await find(key, now));
	if (request.status !== "pending") throw new AppError("not_found");
	return request;
}

/** A write that deletes a pending request. */
const removal = (key: LinkKey): Write => ({
	delete: LinkRequests.delete(key)
		.where(({ status }, { eq }) => eq(status, "pending"))
		.params(),
	onConditionFailed: "not_found",
});

/** Makes the requested person a student of the coach. */
export async function acceptLinkRequest(caller: SignedIn, key: LinkKey): Promise<void> {
	if (!mayAnswer(caller, key)) throw new AppError("not_found");
	await waiting(key, caller.now);
	const [student, coach] = (
		await Promise.all([findUser(key.studentId), findUser(key.coachId)])
	).map(requireFound);
	if (!mayTrain(coach)) throw new AppError("not_found");
	const isOwnAnswer = caller.session.userId === student.id;
	await changeCoach(caller, student, {
		coach,
		action: "coach_accepted",
		writes: (former) => [
			removal(key),
			notifyCoach(coach, "linkAccepted", student, caller.now),
			...former.map((one) => notifyCoach(one, "studentLeft", student, caller.now)),
			...(isOwnAnswer ? [] : [notifyStudent(student, "coachGiven", coach, caller.now)]),
		],
	});
}

/** Ends a pending request: the coach withdraws it, the requested person or staff decline it. */
export async function endLinkRequest(caller: SignedIn, key: LinkKey): Promise<void> {
	const isOwn = caller.session.userId === key.coachId;
	if (!isOwn && !mayAnswer(caller, key)) throw new AppError("not_found");
	await waiting(key, caller.now);
	return isOwn ? withdraw(caller, key) : decline(caller, key);
}

async function withdraw(caller: SignedIn, key: LinkKey): Promise<void> {
	const [student, coach] = (
		await Promise.all([findUser(key.studentId), findUser(key.coachId)])
	).map(requireFound);
	await auditedTransaction(caller, changeOf(key, "coach_withdrew"), [
		removal(key),
		notifyStudent(student, "linkWithdrawn", coach, caller.now),
	]);
}

async function decline(caller: SignedIn, key: LinkKey): Promise<void> {
	const declined = LinkRequests.patch(key)
		.set({ status: "declined", expiresAt: expiryFrom(caller.now) })
		.where((request, { eq }) => eq(request.status, "pending"));
	await auditedTransaction(caller, changeOf(key, "coach_declined"), [
		{ update: declined.params(), onConditionFailed: "not_found" },
		notifyOfDecline(key.coachId, caller.now),
	]);
}
