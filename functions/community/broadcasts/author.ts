import { encodeTime } from "ulid";
import { coachMessagesADay } from "#shared/community/broadcasts/broadcasts.rules.ts";
import type { Audience } from "#shared/community/broadcasts/broadcasts.schema.ts";
import { isStaff } from "#shared/core/access.ts";
import type { Locale } from "#shared/core/locales.ts";
import { nameIn } from "#shared/people/users/users.rules.ts";
import type { SignedIn } from "../../core/caller.ts";
import { AppError, nullIfNotFound, requireFound } from "../../core/errors.ts";
import { findUser } from "../../people/users/users.service.ts";
import { findClass } from "../../training/training-classes/training-class.records.ts";
import { Broadcasts } from "./broadcast.entity.ts";

/** Whether an audience belongs to the caller: a coach's own students or training class. */
async function isOwn({ session }: SignedIn, audience: Audience): Promise<boolean> {
	if (audience.kind === "students") return audience.coachId === session.userId;
	if (audience.kind !== "class") return false;
	return (
		(await findClass(audience.trainingClassId).catch(nullIfNotFound))?.coachId === session.userId
	);
}

/** Throws unless the caller may write to the audience: staff to all, coaches to their own. */
export async function mayWriteTo(caller: SignedIn, audience: Audience): Promise<void> {
	if (!isStaff(caller.session) && !(await isOwn(caller, audience))) throw new AppError("forbidden");
}

const dayMs = 24 * 60 * 60 * 1000;

/** Throws if a coach has sent as many broadcasts within a day as allowed. */
export async function mayWriteMore({ session, now }: SignedIn): Promise<void> {
	if (isStaff(session)) return;
	const { data } = await Broadcasts.query
		.ofAuthor({ createdBy: session.userId })
		.gt({ id: encodeTime(now - dayMs) })
		.go({ limit: coachMessagesADay });
	if (data.length >= coachMessagesADay)
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
