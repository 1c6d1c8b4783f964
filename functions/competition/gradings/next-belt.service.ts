import { isForBoard } from "#shared/base/ranks/belts.rules.ts";
import { planNextBelt } from "#shared/competition/gradings/next-belt.rules.ts";
import type { NextBelt } from "#shared/competition/gradings/next-belt.schema.ts";
import type { EventClassId, EventId } from "#shared/core/ids.ts";
import type { Locale } from "#shared/core/locales.ts";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import { nameIn } from "#shared/people/users/users.rules.ts";
import { readSettings } from "../../base/settings/settings.service.ts";
import { requireFound } from "../../core/errors.ts";
import { Download } from "../../core/http/answer.ts";
import type { Acting } from "../../people/families/authorization.ts";
import { findUser } from "../../people/users/users.service.ts";
import { readNextRank } from "../../training/belts/grading.service.ts";
import { openFeeOf } from "../../training/belts/grading-promotions.service.ts";
import { pendingOf } from "../../training/belts/history.service.ts";
import type { PromotionRecord } from "../../training/belts/promotion.entity.ts";
import { latestSyllabus } from "../../training/syllabus/syllabus.service.ts";
import { findEvents, listEvents } from "../events/events.service.ts";
import { entryAt } from "../registrations/registration.transitions.ts";
import { dayOf, repeatOf, resultsOf } from "./gradings.records.ts";
import { nextBeltPage } from "./next-belt.page.ts";

/** Gradings to choose from. */
const mostGradings = 5;

/** The next gradings, with a person's registration for each. */
async function gradingsFor({ person: userId, now }: Acting): Promise<NextBelt["gradings"]> {
	const query = { when: "held", type: "grading", limit: mostGradings } as const;
	const { rows } = await listEvents(query, { drafts: false, now });
	return Promise.all(
		rows.map(async (event) => {
			const { id, titleEn, titleAr } = event;
			const entry = await entryAt({ userId, eventId: id, classId: 0 as EventClassId });
			return { id, titleEn, titleAr, date: dayOf(event), status: entry?.status ?? null };
		}),
	);
}

/** The dan for which a pending promotion recommends a person, and the grading; null for others. */
async function findDanRecommendation(
	waiting: PromotionRecord | null,
): Promise<NextBelt["recommendation"]> {
	if (!waiting || !isForBoard(waiting)) return null;
	const [event] = await findEvents([waiting.eventId as EventId]);
	if (!event) return null;
	const { titleEn, titleAr } = event;
	return {
		eventId: event.id as EventId,
		titleEn,
		titleAr,
		date: dayOf(event),
		belt: waiting.toBelt,
		isAgreed: waiting.agreedAt !== undefined,
	};
}

/** What a person needs for their next belt, and what of it is there. */
export async function readNextBelt(acting: Acting): Promise<NextBelt> {
	const { person: userId, now, way } = acting;
	const [rank, user, settings, waiting, results, coming] = await Promise.all([
		readNextRank(acting),
		findUser(userId),
		readSettings(),
		pendingOf(userId),
		resultsOf(userId),
		gradingsFor(acting),
	]);
	const person = requireFound(user);
	const repeat = repeatOf(results, person.currentBelt, kuwaitDate(now));
	// A grading of today is behind a person who has its result.
	const gradings = coming.filter(({ id }) => !results.some(({ eventId }) => eventId === id));
	const nextBelt = repeat?.toBelt ?? rank.nextBelt;
	const [syllabus, danRecommendation] = await Promise.all([
		nextBelt ? latestSyllabus(nextBelt) : undefined,
		findDanRecommendation(waiting),
	]);
	const { gradingFees } = settings;
	const isWaiting = waiting !== null && waiting.toBelt === nextBelt && waiting.charge !== undefined;
	return {
		...rank,
		nextBelt,
		parts:
			syllabus?.parts.filter(({ part }) => !repeat || repeat.repeatParts?.includes(part)) ?? [],
		repeat: repeat ? { belt: repeat.toBelt, until: repeat.repeatBy } : null,
		fee: gradingFees[nextBelt as keyof typeof gradingFees] ?? 0,
		openFee: isWaiting ? openFeeOf(waiting) : null,
		recommendation: danRecommendation,
		membership:
			way === "coach"
				? null
				: {
						isExempt: person.membershipFeeStatus === "exempt",
						until: person.membershipExpiryDate ?? null,
					},
		gradings,
	};
}

/** The same on A4, with boxes to tick. */
export async function printNextBelt(acting: Acting, locale: Locale): Promise<Download> {
	const [next, user] = await Promise.all([readNextBelt(acting), findUser(acting.person)]);
	const today = kuwaitDate(acting.now);
	const name = nameIn(locale, requireFound(user)).full;
	const page = nextBeltPage(next, { name, today, locale, plan: planNextBelt(next, today) });
	return new Download(page, { type: "text/html" });
}
