import { ulid } from "ulid";
import { isCoach } from "#shared/core/access.ts";
import type { TrainingClassId } from "#shared/core/ids.ts";
import type { Locale } from "#shared/core/locales.ts";
import { dayAfter, kuwaitDate } from "#shared/core/time/kuwait.ts";
import { hoursOn, weekdayOf } from "#shared/training/training-classes/other-hours.rules.ts";
import { type TrialRequest, trialDays } from "#shared/training/training-classes/trials.schema.ts";
import { readHolidays } from "../../../base/settings/holidays.service.ts";
import { readSettings } from "../../../base/settings/settings.service.ts";
import type { Caller } from "../../../core/caller.ts";
import { AppError } from "../../../core/errors.ts";
import { countAttempt } from "../../../core/http/throttle.ts";
import { queueLetter } from "../../../core/outside/mail/outbox.ts";
import { auditedTransaction } from "../../../core/table/audited-transaction.ts";
import {
	newNotification,
	notificationWrite,
} from "../../../people/notifications/newNotification.ts";
import { pickLanguage } from "../../../people/notifications/notice.ts";
import { findUser } from "../../../people/users/users.service.ts";
import type { TrainingClassRecord } from "../training-class.entity.ts";
import { findClass, takesPeople } from "../training-class.records.ts";
import { classNotice } from "../training-classes.notices.ts";
import { trialLetter } from "./trials.letters.ts";

/** The start of a class on a day; `invalid` unless it is held then, and soon. */
async function startOn(one: TrainingClassRecord, date: string, now: number): Promise<string> {
	const today = kuwaitDate(now);
	const isSoon = date >= today && date <= dayAfter(today, trialDays);
	const { otherHours = [] } = one;
	const hours =
		isSoon && weekdayOf(date) === one.dayOfWeek
			? hoursOn({ ...one, otherHours }, date, await readHolidays())
			: null;
	if (!hours) throw new AppError("invalid", { fields: { date: "invalid" } });
	return hours.startTime;
}

/** The class's coach; null while it has none who can answer, so that the office does. */
async function coachOf({ coachId }: TrainingClassRecord) {
	const person = await findUser(coachId);
	return person && isCoach(person) && !person.isDisabled ? person : null;
}

/**
 * Emails a request for a trial class to the class's coach, who is also notified on the site. The
 * notification has no name or number, because nothing would delete them there.
 */
export async function askForTrial(
	caller: Caller,
	id: TrainingClassId,
	{ date, ...request }: TrialRequest,
): Promise<{ message: string }> {
	const one = await findClass(id);
	takesPeople(one);
	const startTime = await startOn(one, date, caller.now);
	await countAttempt("contact", caller.address, caller.now);
	const coach = await coachOf(one);
	const locale: Locale = coach?.preferredLanguage ?? caller.locale;
	const { title, titleAr, dayOfWeek, location, locationAr } = one;
	const letter = trialLetter(
		{
			...request,
			date,
			startTime,
			title: pickLanguage(locale, title, titleAr),
			place: pickLanguage(locale, location, locationAr),
		},
		locale,
	);
	const to = coach?.email ?? (await readSettings()).messagesTo;
	const notice =
		coach &&
		notificationWrite(
			newNotification(classNotice, {
				userId: coach.id,
				id: ulid(caller.now),
				at: caller.now,
				facts: { status: "trialRequested", title, titleAr, dayOfWeek, startTime, from: date },
			}),
		);
	const answer = { message: "Received" };
	await auditedTransaction(
		caller,
		{ entityType: "contact", entityId: `class-${id}`, action: "sent" },
		[
			queueLetter({ to, replyTo: request.email ?? undefined, locale }, letter, caller.now),
			...(notice ? [notice] : []),
		],
		answer,
	);
	return answer;
}
