import { atClock, dateIn, daysAfter, firstOn, gradingDay } from "../calendar.ts";
import type { DemoEvent } from "./events.ts";

export const pastEvents = (now: number): DemoEvent[] => [
	kataOpen(now),
	latestGrading(now),
	seasideTraining(now),
];

export const kataOpenDate = (now: number) => firstOn("friday", dateIn(now, -96));

const kataOpen = (now: number): DemoEvent => ({
	titleEn: "Ahmadi Kata Open",
	titleAr: "بطولة الأحمدي المفتوحة للكاتا",
	descriptionEn:
		"Individual and team kata for every belt and age, from a first tournament to the dan categories. Each competitor performs one compulsory kata and one of their own choice before five judges.\n\nFamilies are welcome; entry for spectators is free.",
	descriptionAr:
		"منافسات الكاتا الفردية والجماعية لجميع الأحزمة والأعمار، من المشاركة الأولى حتى فئات الدان. يؤدي كل لاعب كاتا إلزامية وأخرى من اختياره أمام خمسة حكام.\n\nالدعوة عامة للعائلات، والدخول للجمهور مجاني.",
	eventType: "tournament",
	eventDate: kataOpenDate(now),
	registrationDeadline: daysAfter(kataOpenDate(now), -7),
	maxParticipants: 80,
	location: "Ahmadi Sports Hall, Ahmadi",
	locationAr: "صالة الأحمدي الرياضية، الأحمدي",
	announced: daysAfter(kataOpenDate(now), -50),
	entries: { count: 72, withMember: true, undecided: 0, gone: 3 },
});

const latestGrading = (now: number): DemoEvent => ({
	titleEn: "Quarterly Belt Grading",
	titleAr: "اختبار الأحزمة الفصلي",
	descriptionEn:
		"The regular grading for colour belts and dan grades: basics, kata, self-defence and kumite. The board of examiners gave every candidate a written remark.",
	descriptionAr:
		"الاختبار الدوري للأحزمة الملونة ودرجات الحزام الأسود: الأساسيات والكاتا والدفاع عن النفس والكوميتيه. وقدّمت لجنة الاختبار لكل متقدم ملاحظة مكتوبة.",
	eventType: "grading",
	eventDate: atClock(gradingDay(now, 1), "09:00"),
	registrationDeadline: daysAfter(gradingDay(now, 1), -3),
	maxParticipants: 0,
	location: "Hawally Central Dojo, Hawally",
	locationAr: "دوجو حولي المركزي، حولي",
	announced: daysAfter(gradingDay(now, 1), -30),
	// Exactly the people who were promoted on that day.
	entries: { suits: ({ steps }) => steps.at(-1)?.date === gradingDay(now, 1), undecided: 0 },
});

const seasideDate = (now: number) => firstOn("friday", dateIn(now, -40));

const seasideTraining = (now: number): DemoEvent => ({
	titleEn: "Open Training by the Sea",
	titleAr: "تدريب مفتوح على شاطئ البحر",
	descriptionEn:
		"One hour of basics on the sand at sunrise, then breakfast together. All dojos trained as one line, from white belts to the sixth dan.",
	descriptionAr:
		"ساعة من الأساسيات على الرمال مع شروق الشمس، ثم فطور جماعي. تدرّبت جميع الدوجوهات في صف واحد، من الحزام الأبيض حتى الدان السادس.",
	eventType: "training",
	eventDate: atClock(seasideDate(now), "06:00"),
	registrationDeadline: daysAfter(seasideDate(now), -2),
	maxParticipants: 60,
	location: "Marina Beach, Salmiya",
	locationAr: "شاطئ المارينا، السالمية",
	announced: daysAfter(seasideDate(now), -25),
	entries: { count: 52, withMember: true, undecided: 0, gone: 2 },
});
