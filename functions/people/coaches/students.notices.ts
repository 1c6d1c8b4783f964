import type { Locale } from "#shared/core/locales.ts";
import type { DayOfWeek } from "#shared/training/training-classes/training-classes.rules.ts";
import { weekdayAndTime } from "../notifications/class-phrases.ts";
import {
	isolateName,
	type Notice,
	pickLanguage,
	quoteTitle,
	type Words,
} from "../notifications/notice.ts";

type Status =
	// Sent to the student, or to the recipient of a link request.
	| "linkRequested"
	| "linkWithdrawn"
	| "coachGiven"
	| "coachEnded"
	// Sent to people in a class.
	| "classCoachGiven"
	// Sent to the coach.
	| "linkAccepted"
	| "linkDeclined"
	| "studentGiven"
	| "studentLeft"
	| "takenOver";

type ClassFacts = {
	title: string;
	titleAr?: string;
	dayOfWeek: DayOfWeek;
	/** `HH:MM`, 24-hour clock in Kuwait. */
	startTime: string;
};

/**
 * Facts about a change of coach. The name is the coach's if the student is notified, else the
 * student's.
 */
export type StudentFacts = {
	status: Status;
	nameEn?: string;
	nameAr?: string;
	/** The student a coach's notification is about. */
	personId?: number;
	/** Classes that another coach takes over. */
	classes?: readonly ClassFacts[];
	/** Whether the coach takes over students as well. */
	hasStudents?: boolean;
};

type Phrases = { name: string; classes: string; hasStudents: boolean };

const words: Record<Status, Record<Locale, (phrases: Phrases) => Words>> = {
	linkRequested: {
		en: ({ name }) => ({
			title: "A coach asks to train you",
			message: `${name} would like to have you as a student. Nothing changes until you accept.`,
		}),
		ar: ({ name }) => ({
			title: "مدرب يطلب تدريبك",
			message: `يود ${name} أن تكون من طلابه. لا يتغير شيء قبل أن تقبل.`,
		}),
	},
	linkWithdrawn: {
		en: ({ name }) => ({
			title: "Request withdrawn",
			message: `${name} has withdrawn the request to train you.`,
		}),
		ar: ({ name }) => ({ title: "سُحب الطلب", message: `سحب ${name} طلب تدريبك.` }),
	},
	coachGiven: {
		en: ({ name }) => ({
			title: "You have a new coach",
			message: `From now on ${name} is your coach.`,
		}),
		ar: ({ name }) => ({ title: "لديك مدرب جديد", message: `أصبح ${name} مدربك من الآن.` }),
	},
	coachEnded: {
		en: ({ name }) => ({
			title: "You are no longer a student of this coach",
			message: `${name} no longer has you as a student. Your belts and registrations stay as they are.`,
		}),
		ar: ({ name }) => ({
			title: "لم تعد من طلاب هذا المدرب",
			message: `لم تعد من طلاب ${name}. تبقى أحزمتك وتسجيلاتك كما هي.`,
		}),
	},
	linkAccepted: {
		en: ({ name }) => ({
			title: "Your request was accepted",
			message: `${name} is your student now.`,
		}),
		ar: ({ name }) => ({ title: "قُبل طلبك", message: `أصبح ${name} من طلابك.` }),
	},
	linkDeclined: {
		en: () => ({
			title: "Your request was declined",
			message:
				"A person whom you asked to be your student has declined. Your students' page says which request it was.",
		}),
		ar: () => ({
			title: "رُفض طلبك",
			message: "رفض أحد من طلبت تدريبهم طلبك. تجد في صفحة طلابك أي طلب هو.",
		}),
	},
	studentGiven: {
		en: ({ name }) => ({
			title: "You have a new student",
			message: `From now on ${name} is your student.`,
		}),
		ar: ({ name }) => ({ title: "لديك طالب جديد", message: `أصبح ${name} من طلابك من الآن.` }),
	},
	studentLeft: {
		en: ({ name }) => ({
			title: "A student has another coach now",
			message: `${name} is no longer your student.`,
		}),
		ar: ({ name }) => ({ title: "انتقل أحد طلابك", message: `لم يعد ${name} من طلابك.` }),
	},
	classCoachGiven: {
		en: ({ name, classes }) => ({
			title: "Your class has a new coach",
			message: `From now on ${name} teaches ${classes}.`,
		}),
		ar: ({ name, classes }) => ({
			title: "لحصتك مدرب جديد",
			message: `يتولى ${name} من الآن ${classes}.`,
		}),
	},
	takenOver: {
		en: ({ classes, hasStudents }) => ({
			title: "You have taken over from another coach",
			message: [
				classes && `These classes are yours now: ${classes}.`,
				hasStudents && "The coach’s students are on your list.",
			]
				.filter(Boolean)
				.join(" "),
		}),
		ar: ({ classes, hasStudents }) => ({
			title: "توليت مهام مدرب آخر",
			message: [
				classes && `أصبحت هذه الحصص لك: ${classes}.`,
				hasStudents && "وأُضيف طلابه إلى قائمتك.",
			]
				.filter(Boolean)
				.join(" "),
		}),
	},
};

const separator = { en: "; ", ar: "؛ " } as const;

const phrasesOf = (
	{ nameEn = "", nameAr, classes = [], hasStudents = false }: StudentFacts,
	locale: Locale,
): Phrases => ({
	name: isolateName(pickLanguage(locale, nameEn, nameAr)),
	classes: classes
		.map((one) => {
			const title = quoteTitle[locale](pickLanguage(locale, one.title, one.titleAr));
			return `${title} ${weekdayAndTime(one, locale)}`;
		})
		.join(separator[locale]),
	hasStudents,
});

const toStudents: readonly Status[] = [
	"classCoachGiven",
	"linkRequested",
	"linkWithdrawn",
	"coachGiven",
	"coachEnded",
];
const toStudent: readonly Status[] = ["linkAccepted", "studentGiven"];

export const studentNotice: Notice<StudentFacts> = {
	kind: "student",
	guardianAct: "seeChild",
	words: (facts, locale) => words[facts.status][locale](phrasesOf(facts, locale)),
	action: ({ status, personId, classes = [] }) => {
		if (status === "takenOver" && classes.length > 0)
			return { path: "/coach?tab=classes", label: { en: "See your classes", ar: "عرض حصصك" } };
		if (toStudents.includes(status)) {
			return { path: "/me", label: { en: "See your dashboard", ar: "عرض لوحتك" } };
		}
		if (toStudent.includes(status) && personId) {
			return {
				path: `/student/${personId}`,
				label: { en: "See the student", ar: "عرض صفحة الطالب" },
			};
		}
		return { path: "/coach?tab=students", label: { en: "See your students", ar: "عرض طلابك" } };
	},
};
