import { rankOf } from "#shared/base/ranks/belts.rules.ts";
import { atClock, dateIn, daysAfter, firstOn, gradingDay } from "../calendar.ts";
import { cupEventClasses } from "./event-classes.combat.ts";
import type { DemoEvent } from "./events.ts";

/**
 * Events of the next weeks: one has closed, one is full and makes offers, one has a full class, one
 * is cancelled.
 */
export const comingEvents = (now: number): DemoEvent[] => [
	judgesCourse(now),
	openDojoDay(now),
	kataSeminar(now),
	nextGrading(now),
	jahraCup(now),
	islandCamp(now),
];

const judgesDate = (now: number) => firstOn("thursday", dateIn(now, 6));

const judgesCourse = (now: number): DemoEvent => ({
	titleEn: "Judges and Referees Course",
	titleAr: "دورة إعداد الحكام",
	descriptionEn:
		"Two evenings on the competition rules, hand signals and flag work, with video cases to discuss and a short written test. Open to coaches and to brown and black belts.\n\nThose who pass may judge at the national championship.",
	descriptionAr:
		"أمسيتان لدراسة لوائح المنافسات وإشارات الحكام واستخدام الأعلام، مع حالات مصورة للنقاش واختبار تحريري قصير. الدورة متاحة للمدربين وحملة الأحزمة البنية والسوداء.\n\nويحق لمن يجتاز الدورة التحكيم في بطولة الكويت الوطنية.",
	eventType: "seminar",
	eventDate: atClock(judgesDate(now), "18:00"),
	endDate: atClock(daysAfter(judgesDate(now), 1), "21:00"),
	registrationDeadline: dateIn(now, -2),
	maxParticipants: 30,
	location: "Federation House, Kuwait City",
	locationAr: "مقر الاتحاد، مدينة الكويت",
	announced: dateIn(now, -33),
	entries: {
		count: 24,
		suits: ({ user, age }) =>
			user.role === "coach" || (age >= 18 && rankOf(user.currentBelt) >= rankOf("green-3")),
		undecided: 0,
		gone: 1,
	},
});

const openDayDate = (now: number) => firstOn("saturday", dateIn(now, 10));

const openDojoDay = (now: number): DemoEvent => ({
	titleEn: "Open Dojo Day",
	titleAr: "يوم الدوجو المفتوح",
	descriptionEn:
		"Bring a friend, a parent or a child and train together. There are trial classes for every age, a demonstration by the national squad, and coffee and dates for everyone who only wants to watch.\n\nNo experience and no uniform needed.",
	descriptionAr:
		"أحضر صديقًا أو أحد أفراد عائلتك وتدرّبوا معًا. حصص تجريبية لجميع الأعمار، وعرض لأبطال المنتخب، وقهوة وتمر لكل من يفضّل المشاهدة.\n\nلا تُشترط خبرة سابقة ولا زي خاص.",
	eventType: "event",
	eventDate: atClock(openDayDate(now), "10:00"),
	endDate: atClock(openDayDate(now), "14:00"),
	maxParticipants: 60,
	location: "Mishref Community Dojo, Mishref",
	locationAr: "دوجو مشرف المجتمعي، مشرف",
	schedule:
		"10:00 Children · ١٠:٠٠ الأطفال\n11:00 Adults · ١١:٠٠ الكبار\n12:30 Demonstration · ١٢:٣٠ العرض\n13:30 Families · ١٣:٣٠ العائلات",
	announced: dateIn(now, -24),
	entries: { count: 34, undecided: 0.2 },
});

const seminarDate = (now: number) => firstOn("friday", dateIn(now, 15));

const kataSeminar = (now: number): DemoEvent => ({
	titleEn: "Kata and Bunkai with Shihan Kenji Morita",
	titleAr: "دورة الكاتا والبونكاي مع الشيهان كينجي موريتا",
	fee: 15_000,
	memberFee: 12_000,
	payUntil: daysAfter(seminarDate(now), -2),
	descriptionEn:
		"Our guest from Osaka teaches two kata in depth and shows how their movements work with a partner. The group is kept small so that everyone is corrected in person.\n\nFrom blue belt; bring water and a notebook.",
	descriptionAr:
		"يقدّم ضيفنا من أوساكا شرحًا معمقًا لاثنتين من الكاتا مع تطبيق حركاتهما مع الشريك. العدد محدود حتى يحصل كل مشارك على توجيه مباشر.\n\nابتداءً من الحزام الأزرق، ويُرجى إحضار الماء ودفتر للملاحظات.",
	eventType: "seminar",
	eventDate: atClock(seminarDate(now), "16:00"),
	endDate: atClock(seminarDate(now), "20:00"),
	registrationDeadline: daysAfter(seminarDate(now), -3),
	offerHours: 48,
	maxParticipants: 40,
	coachId: 2,
	location: "Farwaniya Youth Centre, Farwaniya",
	locationAr: "مركز شباب الفروانية، الفروانية",
	announced: dateIn(now, -21),
	entries: {
		// A demo news article says how quickly it was full.
		filledBy: dateIn(now, -18),
		count: 40,
		suits: ({ user }) => user.role === "member" && rankOf(user.currentBelt) >= rankOf("blue-8"),
		withMember: "offered",
		undecided: 0.1,
		gone: 2,
		queue: 6,
	},
});

const nextGrading = (now: number): DemoEvent => ({
	titleEn: "Belt Grading",
	titleAr: "اختبار الأحزمة",
	descriptionEn:
		"The grading of this quarter for all colour belts. Please enter only after your coach has agreed. Candidates arrive half an hour early, in a clean white gi and with their membership card.",
	descriptionAr:
		"اختبار هذا الفصل لجميع الأحزمة الملونة. يُرجى التسجيل بعد موافقة المدرب، والحضور قبل الموعد بنصف ساعة ببدلة بيضاء نظيفة مع بطاقة العضوية.",
	eventType: "grading",
	eventDate: atClock(gradingDay(now, 0), "09:00"),
	registrationDeadline: daysAfter(gradingDay(now, 0), -3),
	maxParticipants: 0,
	location: "Hawally Central Dojo, Hawally",
	locationAr: "دوجو حولي المركزي، حولي",
	announced: dateIn(now, -18),
	entries: {
		count: 47,
		suits: ({ user }) => user.role === "member" && rankOf(user.currentBelt) < rankOf("brown-1"),
		withMember: true,
		undecided: 0.5,
	},
});

const cupDate = (now: number) => firstOn("friday", dateIn(now, 31));

const jahraCup = (now: number): DemoEvent => ({
	titleEn: "Jahra Kumite Cup",
	titleAr: "كأس الجهراء للكوميتيه",
	fee: 8_000,
	lateFee: 10_000,
	lateFrom: daysAfter(cupDate(now), -10),
	lateCancellation: "due",
	descriptionEn:
		"A one-day knock-out in light, middle and heavy weight for juniors and adults, under the federation's full-contact rules. Medical check and weigh-in on the evening before.\n\nPlaces are limited: first come, first served.",
	descriptionAr:
		"بطولة ليوم واحد بنظام خروج المغلوب في الأوزان الخفيفة والمتوسطة والثقيلة للناشئين والكبار، وفق لوائح الاتحاد للقتال المباشر. الفحص الطبي والوزن مساء اليوم السابق.\n\nالأماكن محدودة، والأولوية لمن يبادر بالتسجيل.",
	eventType: "tournament",
	eventDate: atClock(cupDate(now), "13:00"),
	registrationDeadline: daysAfter(cupDate(now), -6),
	maxParticipants: 64,
	location: "Jahra Sports Hall, Jahra",
	locationAr: "صالة الجهراء الرياضية، الجهراء",
	schedule:
		"13:00 Opening · ١٣:٠٠ الافتتاح\n13:30 Preliminaries · ١٣:٣٠ الأدوار التمهيدية\n17:00 Finals · ١٧:٠٠ النهائيات",
	announced: dateIn(now, -16),
	classes: cupEventClasses,
	entries: { undecided: 0.35 },
});

const islandDate = (now: number) => firstOn("friday", dateIn(now, 22));

const islandCamp = (now: number): DemoEvent => ({
	titleEn: "Failaka Island Training Camp",
	titleAr: "معسكر جزيرة فيلكا التدريبي",
	descriptionEn:
		"Two days on the island: training on the beach at sunrise, a walk through the old town and an evening around the fire.",
	descriptionAr:
		"يومان على الجزيرة: تدريب على الشاطئ مع شروق الشمس وجولة في البلدة القديمة وأمسية حول النار.",
	eventType: "bootcamp",
	eventDate: islandDate(now),
	endDate: daysAfter(islandDate(now), 1),
	registrationDeadline: daysAfter(islandDate(now), -5),
	maxParticipants: 30,
	location: "Failaka Island",
	locationAr: "جزيرة فيلكا",
	cancelReason:
		"The ferry does not run on that weekend. We are looking for a new date in spring. · العبّارة متوقفة في عطلة ذلك الأسبوع، ونبحث عن موعد جديد في الربيع.",
	announced: dateIn(now, -20),
	entries: { count: 14, suits: ({ age }) => age >= 14, withMember: true, undecided: 0.3 },
});
