import { decodeTime, encodeTime } from "ulid";
import { coachMessagesADay, isDayFull } from "#shared/community/broadcasts/broadcasts.rules.ts";
import type { Audience } from "#shared/community/broadcasts/broadcasts.schema.ts";
import { isCoach, isStaff, type Standing } from "#shared/core/access.ts";
import type { UserId } from "#shared/core/ids.ts";
import type { Locale } from "#shared/core/locales.ts";
import { nameIn } from "#shared/people/users/users.rules.ts";
import type { SignedIn } from "../../core/caller.ts";
import { AppError, nullIfNotFound, requireFound } from "../../core/errors.ts";
import { findUser } from "../../people/users/users.service.ts";
import { findClass } from "../../training/training-classes/training-class.records.ts";
import { type BroadcastRecord, Broadcasts } from "./broadcast.entity.ts";

/** Whether an audience belongs to a coach: their own students or training class. */
async function isOwn(coachId: UserId, audience: Audience): Promise<boolean> {
	if (audience.kind === "students") return audience.coachId === coachId;
	if (audience.kind !== "class") return false;
	const one = await findClass(audience.trainingClassId).catch(nullIfNotFound);
	return one?.coachId === coachId;
}

/** Whether a person may write to an audience: staff to all, coaches to their own. */
const canWriteTo = async (userId: UserId, standing: Standing, audience: Audience) =>
	isStaff(standing) || (isCoach(standing) && (await isOwn(userId, audience)));

/** Throws unless the caller may write to the audience. */
export async function mayWriteTo({ session }: SignedIn, audience: Audience): Promise<void> {
	if (!(await canWriteTo(session.userId, session, audience))) throw new AppError("forbidden");
}

/**
 * Whether the author of a broadcast may still write to its audience. `authorId` is absent if the
 * account was deleted or closed.
 */
export async function judgeAuthor({
	createdBy,
	audience,
}: BroadcastRecord): Promise<{ authorId?: UserId; isAllowed: boolean }> {
	const author = await findUser(createdBy as UserId);
	if (!author || author.isDisabled) return { isAllowed: false };
	const authorId = author.id as UserId;
	return { authorId, isAllowed: await canWriteTo(authorId, author, audience) };
}

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Throws if a coach has sent or planned as many broadcasts around a moment as a day allows.
 * @param at when the new one goes out, in ms since 1970
 */
export async function mayWriteMore({ session }: SignedIn, at: number): Promise<void> {
	if (isStaff(session)) return;
	const { data } = await Broadcasts.query
		.ofAuthor({ createdBy: session.userId })
		.between({ id: encodeTime(at - dayMs) }, { id: encodeTime(at + dayMs + 1) })
		.go({ pages: "all" });
	const moments = data.map(({ id }) => decodeTime(id));
	if (isDayFull(moments, at))
		throw new AppError("messages_used_up", { params: { count: coachMessagesADay } });
}

/** The name that signs a broadcast; undefined for the federation's. */
export async function signatureOf({
	session,
}: SignedIn): Promise<Record<Locale, string> | undefined> {
	if (isStaff(session)) return undefined;
	const coach = requireFound(await findUser(session.userId));
	return { en: nameIn("en", coach).full, ar: nameIn("ar", coach).full };
}
