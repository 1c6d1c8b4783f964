import { ulid } from "ulid";
import type { ContactMessageRecord } from "#functions/people/contact/contact-message.entity.ts";
import { settingsDefaults } from "#shared/base/settings/settings.rules.ts";
import type { Locale } from "#shared/core/locales.ts";
import { messageExpiry } from "#shared/people/contact/contact.rules.ts";
import { dateIn, timeOn } from "../calendar.ts";

type Told = {
	name: string;
	email: string;
	locale: Locale;
	/** Days before today, and time of that day. */
	ago: number;
	time: [hour: number, minute: number];
	message: string;
	/** Answer on the next day, which marked the message as done. */
	answer?: string;
	done?: true;
};

const told: readonly Told[] = [
	{
		name: "أم فهد المطيري",
		email: "umfahad@visitor.test",
		locale: "ar",
		ago: 1,
		time: [20, 12],
		message:
			"السلام عليكم، ابني عمره سبع سنوات ويرغب في تعلم الكاراتيه. هل توجد حصة للمبتدئين قريبة من السالمية، وهل يمكنه حضور حصة تجريبية؟",
	},
	{
		name: "Daniel Fernandes",
		email: "daniel@visitor.test",
		locale: "en",
		ago: 2,
		time: [9, 41],
		message:
			"Hello, I trained Kyokushin in Goa for six years and have just moved to Fahaheel for work. I hold a green belt.\n\nIs my grade recognised here, and may I join the adults' class straight away?\n\nOsu",
	},
	{
		name: "عبدالرحمن العتيبي",
		email: "abdulrahman@visitor.test",
		locale: "ar",
		ago: 3,
		time: [13, 5],
		message: "أرغب في الاستفسار عن موعد اختبار الأحزمة القادم وعن المطلوب للحزام الأصفر. شكرًا لكم.",
	},
	{
		name: "Maryam Hussain",
		email: "maryam@visitor.test",
		locale: "en",
		ago: 5,
		time: [18, 30],
		message:
			"Do you have classes for women only in the evening? Hawally or Jabriya would be best for me.",
		answer:
			"Osu Maryam,\n\nyes: Sensei Hessa teaches girls and women in Hawally on Sundays and Wednesdays at half past six in the evening. Come ten minutes earlier in loose clothes, and she will show you around.",
	},
	{
		name: "يوسف دشتي",
		email: "yousef@visitor.test",
		locale: "ar",
		ago: 9,
		time: [11, 20],
		message: "نحن مدرسة خاصة في مشرف ونود استضافة عرض للكاراتيه في يوم الرياضة. مع من نتواصل؟",
		answer:
			"أوس أستاذ يوسف، يسعدنا ذلك. ستتواصل معكم الكابتن دلال هذا الأسبوع للاتفاق على الموعد والبرنامج.",
	},
	{
		name: "Grace Okafor",
		email: "grace@visitor.test",
		locale: "en",
		ago: 16,
		time: [8, 2],
		message:
			"I left a blue water bottle in the hall in Salmiya after the seminar. Has somebody found it?",
		done: true,
	},
];

/** Recent messages of visitors, some still unanswered. */
export const contactMessages = (now: number): ContactMessageRecord[] =>
	told.map(({ ago, time, answer, done, ...written }) => {
		const createdAt = timeOn(dateIn(now, -ago), ...time);
		const answeredAt = timeOn(dateIn(now, 1 - ago), 10, 15);
		const isDone = answer !== undefined || done === true;
		return {
			...written,
			id: ulid(Date.parse(createdAt)),
			status: isDone ? "done" : "open",
			answers: answer ? [{ text: answer, at: answeredAt, by: 16 }] : [],
			createdAt,
			updatedAt: isDone ? answeredAt : createdAt,
			version: isDone ? 2 : 1,
			expiresAt: messageExpiry(Date.parse(createdAt), settingsDefaults.messageMonths),
		};
	});
