import type { ProgressionRecord } from "#functions/training/belts/progression.entity.ts";
import type { PromotionRecord } from "#functions/training/belts/promotion.entity.ts";
import { type Belt, isDan, isEarly, ladder, rankOf } from "#shared/base/ranks/belts.rules.ts";
import { type MonthsInGrade, settingsDefaults } from "#shared/base/settings/settings.rules.ts";
import type { Locale } from "#shared/core/locales.ts";
import { dayAfterMonths } from "#shared/core/time/month.ts";
import { dateIn, timeOn } from "../calendar.ts";
import { studentRelations } from "../people/students.ts";
import type { Person } from "../person.ts";
import { createRandom } from "../random.ts";

type BothLanguages<Text = string> = Record<Locale, Text>;

/** Notes have one field, so a note contains both languages, the person's own first. */
/** A note in both languages, of which readers see their own. */
export const inBoth = ({ en, ar }: BothLanguages, first: Locale) =>
	(first === "en" ? [en, ar] : [ar, en]).join(" · ");

/** Remarks by examiners. */
const remarks: BothLanguages<readonly string[]> = {
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

function remarkFor(first: Locale, random: ReturnType<typeof createRandom>) {
	const position = remarks.en.indexOf(random.pick(remarks.en));
	return inBoth({ en: remarks.en[position], ar: remarks.ar[position] }, first);
}

const reasons: BothLanguages = {
	en: "Ready for the next belt.",
	ar: "المستوى مناسب للحزام التالي.",
};

const refusals: BothLanguages = {
	en: "Please come to the next grading; the kata needs more time.",
	ar: "يرجى الحضور إلى الاختبار القادم، فالكاتا تحتاج إلى مزيد من الوقت.",
};

/** In addition to the demo member and a person who was promoted at the latest grading. */
const pendingOthers = 8;
const rejected = 2;

/** First day on which a person can have the next rank, given the day of the current one. */
export const eligibleOn = (belt: Belt, since: string | undefined) =>
	since && dayAfterMonths(since, settingsDefaults.monthsInGrade[belt as keyof MonthsInGrade] ?? 0);

/** Belt histories of all people, oldest line first. */
function progressions(everybody: readonly Person[]): Omit<ProgressionRecord, "id">[] {
	const random = createRandom("promotions");
	const coaches = idsOf(everybody, "coach");
	const examiners = idsOf(everybody, "admin");
	// People do not examine themselves.
	const another = (ids: readonly number[], own: number) =>
		random.pick(ids.filter((id) => id !== own));
	return everybody
		.flatMap(({ user, steps }) =>
			steps.map(({ from, to, date }, before) => ({
				userId: user.id,
				fromBelt: from,
				toBelt: to,
				progressionDate: date,
				eligibleDate: eligibleOn(from, steps[before - 1]?.date),
				promotedBy: another(isDan(to) ? examiners : coaches, user.id),
				authorizerId: another(examiners, user.id),
				notes: random.chance(0.3) ? remarkFor(user.preferredLanguage, random) : undefined,
				createdAt: timeOn(date, 21),
			})),
		)
		.sort((a, b) => a.progressionDate.localeCompare(b.progressionDate));
}

const idsOf = (everybody: readonly Person[], role: string) =>
	everybody.filter(({ user }) => user.role === role && user.isApproved).map(({ user }) => user.id);

/** Coaches can request colour belts only. */
const isPromotable = ({ user }: Person) =>
	user.role === "member" && rankOf(user.currentBelt) < rankOf("brown-1");

/** Promotions requested by coaches: some were rejected, the others are pending. */
function requestedPromotions(
	everybody: readonly Person[],
	now: number,
): Omit<PromotionRecord, "id" | "slot">[] {
	const random = createRandom("promotions asked");
	const [coaches, examiners] = [idsOf(everybody, "coach"), idsOf(everybody, "admin")];
	const coachOf = new Map(
		studentRelations(everybody, now).map(({ studentId, coachId }) => [studentId, coachId]),
	);
	const isKnown = ({ user }: Person) => user.email === "member@demo.test";
	const others = everybody.filter(
		(person) => isPromotable(person) && coachOf.has(person.user.id) && !isKnown(person),
	);
	const ofEach = Map.groupBy(
		random.shuffle(others.filter((person) => restedSince(person, now))),
		({ user }) => coachOf.get(user.id) as number,
	);
	// Two students of each coach, those of the first coach first.
	const rested = coaches.flatMap((coach) => ofEach.get(coach)?.slice(0, 2) ?? []);
	const [first, refused] = [
		rested.slice(0, pendingOthers),
		rested.slice(pendingOthers, pendingOthers + rejected),
	];
	// A person may match both conditions, but must not have two pending promotions.
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
			eligibleDate: eligibleOn(user.currentBelt, steps.at(-1)?.date),
			promotedBy: coachOf.get(user.id) ?? random.pick(coaches),
			notes: random.chance(0.5) ? inBoth(reasons, user.preferredLanguage) : undefined,
			createdAt: timeOn(date, 18, number),
			...(isRejected && {
				rejectedBy: random.pick(examiners),
				rejectedAt: timeOn(dateIn(now, number - all.length), 10),
				reason: inBoth(refusals, user.preferredLanguage),
			}),
		};
	});
}

/** Excludes people promoted within four months, and people who joined within three. */
const restedSince = ({ user, steps }: Person, now: number) =>
	(steps.at(-1)?.date ?? "") < dateIn(now, -120) && user.createdAt < dateIn(now, -90);

/** Whether the months at a person's rank are not complete. */
export const isEarlyFor = ({ user, steps }: Person, now: number) =>
	isEarly({
		promotionDate: dateIn(now, 0),
		eligibleDate: eligibleOn(user.currentBelt, steps.at(-1)?.date),
	});

/** Days for which requests are stored, including approved ones. */
const retentionDays = 365;

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

/** Belt histories and promotion requests. */
export function makeBelts(everybody: readonly Person[], now: number) {
	const history = progressions(everybody).map((line, before) => ({ ...line, id: before + 1 }));
	const requests = requestedPromotions(everybody, now).map((request, before): PromotionRecord => {
		const id = history.length + before + 1;
		return { ...request, id, slot: request.status === "pending" ? "pending" : String(id) };
	});
	const latest = history
		.filter(({ progressionDate }) => progressionDate > dateIn(now, -retentionDays))
		.map(approved);
	return {
		progressions: history,
		promotions: [...latest, ...requests],
		last: history.length + requests.length,
	};
}
