import type { EntityItem } from "electrodb";
import type { Promotions } from "#functions/belts/promotion.entity.ts";
import { isDan, ladder, rankOf } from "#shared/belts/belts.rules.ts";
import type { Locale } from "#shared/core/locales.ts";
import { dateIn } from "./calendar.ts";
import type { Person } from "./person.ts";
import { type Random, seeded } from "./random.ts";

type Promotion = EntityItem<typeof Promotions>;

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

/** Beside the well-known member. */
const pendingOthers = 9;

/** Everybody's way up the ladder, oldest first, then what coaches have asked for and nobody has decided. */
export function promotions(everybody: readonly Person[], now: number): Promotion[] {
	const random = seeded("promotions");
	const coaches = idsOf(everybody, "coach");
	const examiners = idsOf(everybody, "admin");
	const approved = everybody.flatMap(({ user, steps }) =>
		steps.map(({ from, to, date }) => ({
			userId: user.id,
			fromBelt: from,
			toBelt: to,
			promotionDate: date,
			approved: true,
			// Nobody examines themselves.
			promotedBy: random.pick((isDan(to) ? examiners : coaches).filter((id) => id !== user.id)),
			notes: random.chance(0.3) ? random.pick(remarks[user.preferredLanguage]) : undefined,
		})),
	);
	approved.sort((a, b) => a.promotionDate.localeCompare(b.promotionDate));
	return [...approved, ...asked(everybody, coaches, random, now)].map((promotion, before) => ({
		...promotion,
		id: before + 1,
	}));
}

const idsOf = (everybody: readonly Person[], role: string) =>
	everybody.filter(({ user }) => user.role === role && user.isApproved).map(({ user }) => user.id);

/** Coaches may ask for colour belts only. */
const mayBeAsked = ({ user }: Person) => user.role === "member" && rankOf(user.currentBelt) < rankOf("brown-1");

function asked(
	everybody: readonly Person[],
	coaches: readonly number[],
	random: Random,
	now: number,
): Omit<Promotion, "id">[] {
	const known = everybody.filter(({ user }) => user.email === "member@demo.test");
	const rested = everybody.filter(
		(person) => mayBeAsked(person) && !known.includes(person) && restedSince(person, now),
	);
	return [...random.shuffle(rested).slice(0, pendingOthers), ...known].map(({ user }, number) => ({
		userId: user.id,
		fromBelt: user.currentBelt,
		toBelt: ladder[rankOf(user.currentBelt) + 1],
		promotionDate: dateIn(now, number - pendingOthers - 2),
		approved: false,
		promotedBy: random.pick(coaches),
		notes: random.chance(0.5) ? reasons[user.preferredLanguage] : undefined,
	}));
}

/** Nobody is promoted twice within four months, nor within the first three. */
const restedSince = ({ user, steps }: Person, now: number) =>
	(steps.at(-1)?.date ?? "") < dateIn(now, -120) && user.createdAt < dateIn(now, -90);
