import { encodeTime } from "ulid";
import type { EnrollmentRecord } from "#functions/training/training-classes/enrollments/enrollment.entity.ts";
import type { TrainingClassRecord } from "#functions/training/training-classes/training-class.entity.ts";
import { isForOthers } from "#shared/training/training-classes/enrollments.rules.ts";
import type {
	AudienceType,
	ClassType,
	DayOfWeek,
} from "#shared/training/training-classes/training-classes.rules.ts";
import { dateIn, madeAt } from "./calendar.ts";
import { dojoNamed } from "./content/dojos.ts";
import { coaches } from "./people/coaches.ts";
import type { Person } from "./person.ts";
import { createRandom } from "./random.ts";

type Told = {
	/** Number of the coach from 1, which is also their id as a person. */
	coach: number;
	title: [en: string, ar: string];
	about?: [en: string, ar: string];
	type: ClassType;
	audience: AudienceType;
	days: DayOfWeek[];
	times: [start: string, end: string];
	/** Number of enrolments on each of the days, and the capacity. */
	enrolled: number[];
	capacity: number;
	paused?: true;
	/** Period without classes, in days from today. */
	away?: [from: number, to: number];
};

const told: readonly Told[] = [
	{
		coach: 1,
		title: ["Little lions", "الأشبال الصغار"],
		about: [
			"Games, balance and first techniques for children from six on. Parents may watch from the bench.",
			"ألعاب وتوازن وتقنيات أولى للأطفال من سن السادسة. يمكن للأهل المشاهدة من المقاعد.",
		],
		type: "kids",
		audience: "mixed",
		days: ["sunday", "tuesday"],
		times: ["16:30", "17:30"],
		enrolled: [18, 20],
		capacity: 20,
	},
	{
		coach: 1,
		title: ["Beginners' evening", "أمسية المبتدئين"],
		type: "beginners",
		audience: "mixed",
		days: ["sunday", "wednesday"],
		times: ["18:00", "19:30"],
		enrolled: [16, 11],
		capacity: 24,
	},
	{
		coach: 1,
		title: ["Competition group", "مجموعة المنافسات"],
		about: [
			"By invitation of the coach. Bring gloves, shin guards and a mouthguard.",
			"بدعوة من المدرب. أحضر القفازات وواقي الساق وواقي الفم.",
		],
		type: "competition",
		audience: "mixed",
		days: ["saturday"],
		times: ["10:00", "12:30"],
		away: [30, 43],
		enrolled: [14],
		capacity: 16,
	},
	{
		coach: 2,
		title: ["Black belts and brown belts", "الأحزمة السوداء والبنية"],
		type: "advanced",
		audience: "adults",
		days: ["monday", "thursday"],
		times: ["20:00", "22:00"],
		enrolled: [12, 9],
		capacity: 18,
	},
	{
		coach: 3,
		title: ["Girls' class", "حصة البنات"],
		about: [
			"For girls and women of every age, taught by a woman in a closed hall.",
			"للفتيات والسيدات من جميع الأعمار، بإشراف مدربة وفي قاعة مغلقة.",
		],
		type: "beginners",
		audience: "girls",
		days: ["sunday", "wednesday"],
		times: ["18:30", "20:00"],
		enrolled: [22, 19],
		capacity: 22,
	},
	{
		coach: 3,
		title: ["Kata for girls", "الكاتا للبنات"],
		type: "kata",
		audience: "girls",
		days: ["saturday"],
		times: ["17:00", "18:30"],
		enrolled: [9],
		capacity: 15,
	},
	{
		coach: 4,
		title: ["Kumite", "الكوميتيه"],
		type: "kumite",
		audience: "adults",
		days: ["monday", "wednesday"],
		times: ["19:30", "21:00"],
		enrolled: [15, 13],
		capacity: 20,
	},
	{
		coach: 5,
		title: ["After work", "بعد الدوام"],
		type: "adults",
		audience: "adults",
		days: ["tuesday", "thursday"],
		times: ["19:00", "20:30"],
		enrolled: [17, 15],
		capacity: 20,
	},
	{
		coach: 6,
		title: ["Juniors", "الناشئون"],
		type: "intermediate",
		audience: "boys",
		days: ["monday", "thursday"],
		times: ["17:00", "18:30"],
		enrolled: [21, 18],
		capacity: 25,
	},
	{
		coach: 7,
		title: ["Train for a lifetime", "تدريب مدى الحياة"],
		about: [
			"Slow and thorough: strength, flexibility and basics without strain.",
			"بهدوء وإتقان: قوة ومرونة وأساسيات دون إجهاد.",
		],
		type: "adults",
		audience: "mixed",
		days: ["tuesday"],
		times: ["18:00", "19:15"],
		enrolled: [8],
		capacity: 15,
	},
	{
		coach: 8,
		title: ["Families", "العائلات"],
		type: "beginners",
		audience: "mixed",
		days: ["friday"],
		times: ["16:00", "17:30"],
		enrolled: [24],
		capacity: 30,
	},
	{
		coach: 9,
		title: ["First steps", "الخطوات الأولى"],
		type: "beginners",
		audience: "boys",
		days: ["saturday"],
		times: ["16:00", "17:00"],
		enrolled: [13],
		capacity: 20,
	},
	{
		coach: 10,
		title: ["Before sunrise", "قبل الشروق"],
		about: ["Quiet basics for people who work shifts.", "أساسيات هادئة لمن يعملون بنظام النوبات."],
		type: "adults",
		audience: "adults",
		days: ["monday", "wednesday"],
		times: ["05:15", "06:30"],
		enrolled: [7, 6],
		capacity: 12,
	},
	{
		coach: 11,
		title: ["Kids at play", "كاراتيه باللعب"],
		type: "kids",
		audience: "mixed",
		days: ["thursday"],
		times: ["16:00", "17:00"],
		enrolled: [14],
		capacity: 16,
	},
	{
		coach: 12,
		title: ["Kata workshop", "ورشة الكاتا"],
		type: "kata",
		audience: "mixed",
		days: ["tuesday", "friday"],
		times: ["17:30", "19:00"],
		enrolled: [10, 12],
		capacity: 18,
	},
	{
		coach: 12,
		title: ["Summer class", "حصة الصيف"],
		type: "intermediate",
		audience: "mixed",
		days: ["sunday"],
		times: ["07:00", "08:30"],
		enrolled: [0],
		capacity: 20,
		paused: true,
	},
];

/** The dojo of a coach, from their profile. */
function dojoOf(coach: number) {
	const { dojoId, dojoLocation, dojoLocationAr } = dojoNamed(coaches[coach - 1].dojoLocation);
	return { dojoId, location: dojoLocation, locationAr: dojoLocationAr };
}

type Held = { record: TrainingClassRecord; enrolled: number };

/** Classes of the week, and the number of enrolments in each. */
const held = (now: number): Held[] =>
	told
		.flatMap(({ days, enrolled, ...rest }) =>
			days.map((dayOfWeek, position) => ({ ...rest, dayOfWeek, enrolled: enrolled[position] })),
		)
		.map(
			(
				{ coach, title, about, type, audience, times, capacity, paused, away, dayOfWeek, enrolled },
				before,
			) => {
				const [from, to] = (away ?? []).map((days) => dateIn(now, days));
				const record = {
					...dojoOf(coach),
					id: before + 1,
					coachId: coach,
					dayOfWeek,
					title: title[0],
					titleAr: title[1],
					description: about?.[0],
					descriptionAr: about?.[1],
					classType: type,
					audienceType: audience,
					startTime: times[0],
					endTime: times[1],
					maxCapacity: capacity,
					isActive: !paused,
					...(away && { otherHours: [{ from, to, startTime: null, endTime: null }] }),
					...madeAt(dateIn(now, -200 + 3 * before), 12),
				};
				return { record, enrolled };
			},
		);

/**
 * Enrolments of members whom each class admits, including the demo member; three people are on the
 * waiting list of a full class.
 */
export function trainingClasses(everybody: readonly Person[], now: number) {
	const random = createRandom("classes");
	const members = everybody.filter(
		({ user }) => user.role === "member" && user.createdAt < dateIn(now, -60),
	);
	const wellKnown = members.filter(({ user }) => user.email === "member@demo.test");
	const classes = held(now).map(({ record, enrolled }) => {
		const isFull = enrolled === record.maxCapacity;
		const fitting = (person: Person) =>
			!isForOthers(record, person.user, dateIn(now, 0)) && fitsType(record.classType, person);
		const first = ofWellKnown.has(record.title) ? wellKnown : [];
		const others = random.shuffle(
			members.filter((one) => fitting(one) && !wellKnown.includes(one)),
		);
		const people = [...first, ...others].slice(0, enrolled + (isFull ? 3 : 0));
		const taken = Math.min(enrolled, people.length);
		const enrollments = people.map(({ user }, position) =>
			enrollmentOf(record, user.id, position < taken, position),
		);
		return { record, taken, enrollments };
	});
	return {
		classes: classes.map(({ record }) => record),
		allotments: classes.map(({ record, taken }) => ({
			eventId: 0,
			classId: record.id,
			group: 0,
			shard: 0,
			cap: record.maxCapacity,
			taken,
			openFrom: 0,
			openUntil: record.isActive ? Number.MAX_SAFE_INTEGER : 0,
		})),
		enrollments: classes.flatMap(({ enrollments }) => enrollments),
	};
}

/** Classes of the demo member. */
const ofWellKnown: ReadonlySet<string> = new Set(["Beginners' evening", "Kumite", "Kata workshop"]);

const fitsType = (type: ClassType, { age }: Person) =>
	type === "kids" ? age < 16 : type !== "adults" || age >= 16;

/** Enrolments a minute apart, from a week after the class was created. */
function enrollmentOf(
	{ id, createdAt }: TrainingClassRecord,
	userId: number,
	isIn: boolean,
	position: number,
): EnrollmentRecord {
	const moment = Date.parse(createdAt) + 7 * 24 * 60 * 60 * 1000 + position * 60 * 1000;
	const enrolledAt = new Date(moment).toISOString();
	return {
		classId: id,
		userId,
		status: isIn ? "active" : "waitlisted",
		by: userId,
		enrolledAt,
		updatedAt: enrolledAt,
		version: moment,
		order: `${encodeTime(moment)}${String(userId).padStart(16, "0")}`,
	};
}
