import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import { atClock, dateIn, daysAfter, firstOn } from "../calendar.ts";
import { titleEventClasses } from "./event-classes.combat.ts";
import { campGroups, friendshipEventClasses, kataEventClasses } from "./event-classes.forms.ts";
import type { DemoEvent } from "./events.ts";

/** Later events: one is not open yet, one is still a draft. */
export const laterEvents = (now: number): DemoEvent[] => [
	nationalChampionship(now),
	friendshipTournament(now),
	summerBootcamp(now),
	blackBeltWeekend(now),
];

const championshipDate = (now: number) => firstOn("friday", dateIn(now, 48));

const nationalChampionship = (now: number): DemoEvent => ({
	titleEn: "Kuwait National Kyokushin Championship",
	titleAr: "بطولة الكويت الوطنية للكيوكوشن",
	descriptionEn:
		"The meeting of all dojos in the country: kata on Friday, kumite on Saturday, in categories for cadets, juniors, women and men. The winners are invited to the trials of the national squad.\n\nAll competitors receive a place in the opening ceremony, lunch on both days and a certificate.",
	descriptionAr:
		"ملتقى جميع الدوجوهات في البلاد: الكاتا يوم الجمعة والكوميتيه يوم السبت، لفئات الأشبال والناشئين والسيدات والرجال. ويُدعى الفائزون إلى تجارب اختيار المنتخب الوطني.\n\nيشارك جميع اللاعبين في حفل الافتتاح، ويحصلون على وجبة غداء في اليومين وشهادة مشاركة.",
	eventType: "tournament",
	eventDate: championshipDate(now),
	endDate: daysAfter(championshipDate(now), 1),
	registrationDeadline: daysAfter(championshipDate(now), -10),
	maxParticipants: 120,
	location: "Salmiya Indoor Arena, Salmiya",
	locationAr: "صالة السالمية المغطاة، السالمية",
	schedule:
		"Friday 09:00 Kata · الجمعة ٠٩:٠٠ كاتا\nSaturday 09:00 Kumite · السبت ٠٩:٠٠ كوميتيه\nSaturday 18:00 Finals · السبت ١٨:٠٠ النهائيات",
	membershipRule: "warn",
	announced: dateIn(now, -12),
	classes: [...kataEventClasses, ...titleEventClasses],
	entries: { undecided: 0.6 },
});

const friendshipDate = (now: number) => firstOn("thursday", dateIn(now, 118));

const friendshipTournament = (now: number): DemoEvent => ({
	titleEn: "Gulf Friendship Tournament",
	titleAr: "بطولة الصداقة الخليجية",
	descriptionEn:
		"Teams from all Gulf states meet in Kuwait for three days of kata, kumite and joint training. Every dojo may enter its best, and each guest team is looked after by a host dojo.",
	descriptionAr:
		"تلتقي فرق دول الخليج في الكويت على مدى ثلاثة أيام من الكاتا والكوميتيه والتدريبات المشتركة. لكل دوجو أن يشارك بأفضل لاعبيه، ويتولى دوجو مضيف استقبال كل فريق زائر.",
	eventType: "tournament",
	eventDate: friendshipDate(now),
	endDate: daysAfter(friendshipDate(now), 2),
	registrationOpensAt: atClock(dateIn(now, 35), "18:00"),
	registrationDeadline: daysAfter(friendshipDate(now), -14),
	ageReferenceDate: `${friendshipDate(now).slice(0, 4)}-12-31`,
	maxParticipants: 160,
	location: "Sabah Al-Salem Sports Complex, Sabah Al-Salem",
	locationAr: "مجمع صباح السالم الرياضي، صباح السالم",
	membershipRule: "require",
	requiredDocument: "medical",
	announced: dateIn(now, -9),
	classes: friendshipEventClasses,
	entries: { count: 0, undecided: 0 },
});

/** Sunday in the second week of the next July, at least six weeks ahead. */
function bootcampDate(now: number): string {
	const year = Number(kuwaitDate(now).slice(0, 4));
	const thisSummer = firstOn("sunday", `${year}-07-05`);
	return thisSummer >= dateIn(now, 45) ? thisSummer : firstOn("sunday", `${year + 1}-07-05`);
}

const summerBootcamp = (now: number): DemoEvent => ({
	titleEn: "Summer Bootcamp",
	titleAr: "المعسكر الصيفي",
	descriptionEn:
		"Five cool mornings in the hall while it is hot outside: conditioning, basics, kata and plenty of sparring, in three groups by age and belt. A fruit break, a film about the history of Kyokushin and a small tournament on the last day are part of it.",
	descriptionAr:
		"خمسة صباحات في صالة مكيّفة بعيدًا عن حر الصيف: إعداد بدني وأساسيات وكاتا وكثير من النزالات، في ثلاث مجموعات بحسب العمر والحزام. ويتضمن البرنامج استراحة فواكه وفيلمًا عن تاريخ الكيوكوشن وبطولة مصغرة في اليوم الأخير.",
	eventType: "bootcamp",
	eventDate: atClock(bootcampDate(now), "08:30"),
	endDate: atClock(daysAfter(bootcampDate(now), 4), "12:00"),
	registrationDeadline: daysAfter(bootcampDate(now), -14),
	maxParticipants: 48,
	location: "Jabriya Sports Hall, Jabriya",
	locationAr: "صالة الجابرية الرياضية، الجابرية",
	announced: dateIn(now, -8),
	classes: campGroups,
	entries: { withMember: "choosing", undecided: 0.7 },
});

const blackBeltDate = (now: number) => firstOn("friday", dateIn(now, 75));

const blackBeltWeekend = (now: number): DemoEvent => ({
	titleEn: "Black Belt Training Weekend",
	titleAr: "عطلة تدريبية للأحزمة السوداء",
	descriptionEn:
		"Two days of advanced kata, teaching practice and preparation for dan gradings. Programme to be confirmed.",
	descriptionAr:
		"يومان من الكاتا المتقدمة وتطبيقات التدريس والتحضير لاختبارات الدان. سيُعتمد البرنامج لاحقًا.",
	eventType: "training",
	eventDate: blackBeltDate(now),
	endDate: daysAfter(blackBeltDate(now), 1),
	maxParticipants: 24,
	location: "Fahaheel Dojo, Fahaheel",
	locationAr: "دوجو الفحيحيل، الفحيحيل",
	published: false,
	announced: dateIn(now, -3),
	entries: { count: 0, undecided: 0 },
});
