import type { ProgressionRecord } from "#functions/belts/progression.entity.ts";
import type { PromotionRecord } from "#functions/belts/promotion.entity.ts";
import { type Belt, isDan, isEarly, ladder, rankOf } from "#shared/belts/belts.rules.ts";
import type { Locale } from "#shared/core/locales.ts";
import { dayAfterMonths } from "#shared/core/time/month.ts";
import { type MonthsInGrade, settingsDefaults } from "#shared/settings/settings.rules.ts";
import { dateIn, timeOn } from "../calendar.ts";
import type { Person } from "../person.ts";
import { createRandom } from "../random.ts";
import { studentRelations } from "./students.ts";

/** What examiners write, in the language of the person who reads it. */
const remarks: Record<Locale, readonly string[]> = {
	en: [
		"Strong basics and good spirit throughout.",
		"Kata clean and steady. Keep the shoulders low in kumite.",
		"Very good stamina; work on the back stance.",
		"A calm and confident grading.",
		"Excellent kumite, ten rounds without a step back.",
	],
	ar: [
		"أساسيات قوية وروح عالية طوال الاختبار.",
		"كاتا نظيفة وثابتة، مع التنبيه على إرخاء الكتفين في الكوميتيه.",
		"لياقة ممتازة، ويُنصح بالعمل على الوقفة الخلفية.",
		"أداء هادئ وواثق في جميع مراحل الاختبار.",
		"كوميتيه متميز، عشر جولات دون تراجع.",
	],
};

const reasons: Record<Locale, string> = {
	en: "Ready for the next belt; trains three times a week.",
	ar: "المستوى مناسب للحزام التالي، مع المواظبة على التدريب ثلاث مرات أسبوعيًا.",
};

const refusals: Record<Locale, string> = {
	en: "Please come to the next grading; the kata needs more time.",
	ar: "يرجى الحضور إلى الاختبار القادم، فالكاتا تحتاج إلى مزيد من الوقت.",
};

/** Beside the well-known member and somebody who was promoted at the latest grading. */
const pendingOthers = 8;
const rejected = 2;

/** From when on somebody may have the rank above one that they have had since a day. */
const eligible = (belt: Belt, since: string | undefined) =>
	since && dayAfterMonths(since, settingsDefaults.monthsInGrade[belt as keyof MonthsInGrade] ?? 0);

/** Everybody's way up the ladder, oldest first. */
function progressions(everybody: readonly Person[]): Omit<ProgressionRecord, "id">[] {
	const random = createRandom("promotions");
	const coaches = idsOf(everybody, "coach");
	const examiners = idsOf(everybody, "admin");
	// Nobody examines themselves.
	const another = (ids: readonly number[], own: number) =>
		random.pick(ids.filter((id) => id !== own));
	return everybody
		.flatMap(({ user, steps }) =>
			steps.map(({ from, to, date }, before) => ({
				userId: user.id,
				fromBelt: from,
				toBelt: to,
				progressionDate: date,
				eligibleDate: eligible(from, steps[before - 1]?.date),
				promotedBy: another(isDan(to) ? examiners : coaches, user.id),
				authorizerId: another(examiners, user.id),
				notes: random.chance(0.3) ? random.pick(remarks[user.preferredLanguage]) : undefined,
				createdAt: timeOn(date, 21),
			})),
		)
		.sort((a, b) => a.progressionDate.localeCompare(b.progressionDate));
}

const idsOf = (everybody: readonly Person[], role: string) =>
	everybody.filter(({ user }) => user.role === role && user.isApproved).map(({ user }) => user.id);

/** Coaches may ask for colour belts only. */
const mayBeAsked = ({ user }: Person) =>
	user.role === "member" && rankOf(user.currentBelt) < rankOf("brown-1");

/** What coaches have asked for: some of it was rejected, the rest nobody has decided. */
function asked(everybody: readonly Person[], now: number): Omit<PromotionRecord, "id" | "slot">[] {
	const random = createRandom("promotions asked");
	const [coaches, examiners] = [idsOf(everybody, "coach"), idsOf(everybody, "admin")];
	const coachOf = new Map(
		studentRelations(everybody, now).map(({ studentId, coachId }) => [studentId, coachId]),
	);
	const isKnown = ({ user }: Person) => user.email === "member@demo.test";
	const others = everybody.filter(
		(person) => mayBeAsked(person) && coachOf.has(person.user.id) && !isKnown(person),
	);
	const ofEach = Map.groupBy(
		random.shuffle(others.filter((person) => restedSince(person, now))),
		({ user }) => coachOf.get(user.id) as number,
	);
	// Two of each coach, the first coach's first.
	const rested = coaches.flatMap((coach) => ofEach.get(coach)?.slice(0, 2) ?? []);
	const [first, refused] = [
		rested.slice(0, pendingOthers),
		rested.slice(pendingOthers, pendingOthers + rejected),
	];
	// Somebody may be both rested and early, and nobody waits twice.
	const early = others
		.filter((person) => isEarlyFor(person, now) && !first.includes(person))
		.slice(0, 1);
	const all = [...refused, ...first, ...early, ...everybody.filter(isKnown)];
	return all.map(({ user, steps }, number) => {
		const date = dateIn(now, number - all.length - 1);
		const isRejected = number < rejected;
		return {
			userId: user.id,
			status: isRejected ? "rejected" : "pending",
			fromBelt: user.currentBelt,
			toBelt: ladder[rankOf(user.currentBelt) + 1],
			promotionDate: date,
			eligibleDate: eligible(user.currentBelt, steps.at(-1)?.date),
			promotedBy: coachOf.get(user.id) ?? random.pick(coaches),
			notes: random.chance(0.5) ? reasons[user.preferredLanguage] : undefined,
			createdAt: timeOn(date, 18, number),
			...(isRejected && {
				rejectedBy: random.pick(examiners),
				rejectedAt: timeOn(dateIn(now, number - all.length), 10),
				reason: refusals[user.preferredLanguage],
			}),
		};
	});
}

/** Nobody is promoted twice within four months, nor within the first three. */
const restedSince = ({ user, steps }: Person, now: number) =>
	(steps.at(-1)?.date ?? "") < dateIn(now, -120) && user.createdAt < dateIn(now, -90);

const isEarlyFor = ({ user, steps }: Person, now: number) =>
	isEarly({
		promotionDate: dateIn(now, 0),
		eligibleDate: eligible(user.currentBelt, steps.at(-1)?.date),
	});

/** All requests of the latest year are kept, also those that were approved. */
const keptDays = 365;

const approved = ({
	progressionDate,
	authorizerId,
	...line
}: ProgressionRecord): PromotionRecord => ({
	...line,
	slot: String(line.id),
	status: "approved",
	promotionDate: progressionDate,
	approvedBy: authorizerId,
	approvedAt: line.createdAt,
});

/** The history of belts, and the requests for them. */
export function makeBelts(everybody: readonly Person[], now: number) {
	const history = progressions(everybody).map((line, before) => ({ ...line, id: before + 1 }));
	const requests = asked(everybody, now).map((request, before): PromotionRecord => {
		const id = history.length + before + 1;
		return { ...request, id, slot: request.status === "pending" ? "pending" : String(id) };
	});
	const latest = history
		.filter(({ progressionDate }) => progressionDate > dateIn(now, -keptDays))
		.map(approved);
	return {
		progressions: history,
		promotions: [...latest, ...requests],
		last: history.length + requests.length,
	};
}
