import type { AthleteRecord } from "#functions/people/national-team/athlete.entity.ts";
import { dateIn, madeAt } from "../calendar.ts";
import { yearDays } from "../person.ts";
import { makeTitles, type Title } from "./athletes.titles.ts";

type Told = Pick<
	AthleteRecord,
	| "nameEn"
	| "nameAr"
	| "gender"
	| "currentBelt"
	| "currentRank"
	| "currentRankAr"
	| "weight"
	| "weightCategory"
	| "bio"
	| "bioAr"
	| "email"
	| "phone"
> & {
	age: number;
	won: Title[];
	achievements?: string[];
	achievementsAr?: string[];
	isActive?: boolean;
};

const told: Told[] = [
	{
		nameEn: "Abdulaziz Al-Rashidi",
		nameAr: "عبدالعزيز الرشيدي",
		gender: "male",
		age: 27,
		currentBelt: "black-3",
		currentRank: "Team captain",
		currentRankAr: "قائد المنتخب",
		weight: 78.2,
		weightCategory: "75-80kg",
		won: ["asia", "gulf", "kuwait"],
		achievements: [
			"Three-time champion of Kuwait",
			"Fighting spirit award at the Asian championship",
			"Has been training the juniors of Jahra since 2021",
		],
		achievementsAr: [
			"بطل الكويت ثلاث مرات",
			"جائزة الروح القتالية في بطولة آسيا",
			"يدرّب ناشئي الجهراء منذ عام ٢٠٢١",
		],
		bio: "Abdulaziz tied his first belt at eight, in the old hall of the Jahra dojo, because his elder brother would not go alone.\n\nHe is known for patient fights that he decides in the last thirty seconds, and for staying behind to fold the mats.",
		bioAr:
			"ربط عبدالعزيز حزامه الأول في الثامنة من عمره في صالة دوجو الجهراء القديمة، لأن شقيقه الأكبر لم يشأ أن يذهب وحده.\n\nعُرف بنزالاته الهادئة التي يحسمها في الثواني الثلاثين الأخيرة، وبأنه آخر من يغادر الصالة بعد ترتيب البساط.",
		email: "captain@kyokushin.example",
	},
	{
		nameEn: "Dalal Al-Kandari",
		nameAr: "دلال الكندري",
		gender: "female",
		age: 24,
		currentBelt: "black-2",
		weight: 57.4,
		weightCategory: "Under 60kg",
		won: ["gulf", "kata"],
		achievements: [
			"First Kuwaiti woman on a Gulf kumite podium",
			"Best technique, Ahmadi Kata Open",
		],
		achievementsAr: [
			"أول كويتية تصعد منصة التتويج الخليجية في الكوميتيه",
			"أفضل أداء فني في بطولة الأحمدي المفتوحة للكاتا",
		],
		bio: "Dalal competes in kata and kumite alike, and studies physiotherapy at Kuwait University.",
		bioAr: "تنافس دلال في الكاتا والكوميتيه معًا، وتدرس العلاج الطبيعي في جامعة الكويت.",
		email: "dalal@kyokushin.example",
		phone: "+96570009002",
	},
	{
		nameEn: "Hussain Dashti",
		nameAr: "حسين دشتي",
		gender: "male",
		age: 31,
		currentBelt: "black-3",
		weight: 93.5,
		weightCategory: "Over 90kg",
		won: ["open", "kuwait"],
		achievements: ["Kuwait Open, heavyweight champion two years in a row"],
		achievementsAr: ["بطل الوزن الثقيل في بطولة الكويت المفتوحة عامين متتاليين"],
		bio: "A fireman by profession. He trains before the early shift and says that the bag never complains.",
		bioAr: "رجل إطفاء يتدرب قبل مناوبة الصباح، ويقول إن كيس الملاكمة لا يشتكي أبدًا.",
	},
	{
		nameEn: "Fatima Al-Enezi",
		nameAr: "فاطمة العنزي",
		gender: "female",
		age: 16,
		currentBelt: "brown-1",
		currentRank: "Junior squad",
		currentRankAr: "فريق الناشئين",
		weight: 52.1,
		weightCategory: "Under 60kg",
		won: ["doha"],
		achievements: ["Youngest member of the team"],
		achievementsAr: ["أصغر أعضاء المنتخب"],
		bio: "Fatima won her first bout abroad in Doha, against a girl a head taller.",
		bioAr: "فازت فاطمة بأول نزال لها خارج البلاد في الدوحة، أمام منافسة أطول منها بكثير.",
		email: "parents@kyokushin.example",
		phone: "+96570009004",
	},
	{
		nameEn: "Khaled Al-Mutawa",
		nameAr: "خالد المطوع",
		gender: "male",
		age: 22,
		currentBelt: "black-1",
		weight: 67.8,
		weightCategory: "65-70kg",
		won: ["kuwait"],
		achievements: ["Promoted to first dan after thirty bouts in one day"],
		achievementsAr: ["نال الدان الأول بعد ثلاثين نزالًا في يوم واحد"],
	},
	{
		nameEn: "Omar Haddad",
		nameAr: "عمر حداد",
		gender: "male",
		age: 29,
		currentBelt: "black-2",
		weight: 72.6,
		weightCategory: "70-75kg",
		won: ["asia", "open"],
		achievements: ["Semi-finalist of the Asian championship"],
		achievementsAr: ["بلغ نصف نهائي بطولة آسيا"],
		bio: "Omar came to Kyokushin from judo, and still wins by moving his opponents first.",
		bioAr: "جاء عمر إلى الكيوكوشن من الجودو، وما زال يحسم نزالاته بتحريك خصمه أولًا.",
	},
	{
		nameEn: "Sara Mendoza",
		gender: "female",
		age: 26,
		currentBelt: "black-1",
		weight: 63,
		weightCategory: "60-65kg",
		won: ["kata"],
		bio: "Sara grew up in Hawally and leads the women's classes there.",
		bioAr: "نشأت سارة في حولي، وتقود اليوم حصص السيدات فيها.",
	},
	{
		nameEn: "Mohammad Al-Ajmi",
		nameAr: "محمد العجمي",
		gender: "male",
		age: 25,
		currentBelt: "black-1",
		weight: 84.3,
		weightCategory: "80-85kg",
		won: ["open"],
		achievements: ["Knock-out of the tournament, Kuwait Open"],
		achievementsAr: ["أجمل ضربة قاضية في بطولة الكويت المفتوحة"],
	},
	{
		nameEn: "Yusuf Qureshi",
		nameAr: "يوسف قريشي",
		gender: "male",
		age: 20,
		currentBelt: "brown-1",
		weight: 61.9,
		weightCategory: "60-65kg",
		won: [],
		bio: "New to the team this season, after two years in the junior squad.",
		bioAr: "انضم إلى المنتخب هذا الموسم بعد عامين مع فريق الناشئين.",
	},
	{
		nameEn: "Nasser Al-Sayegh",
		nameAr: "ناصر الصايغ",
		gender: "male",
		age: 36,
		currentBelt: "black-4",
		weight: 87.2,
		weightCategory: "85-90kg",
		won: ["asia", "gulf", "kuwait"],
		achievements: ["Captain until last season"],
		achievementsAr: ["قائد المنتخب حتى الموسم الماضي"],
		isActive: false,
	},
];

/** The national team at `now`: one athlete is a minor, one is no longer active. */
export const makeAthletes = (now: number): AthleteRecord[] =>
	told.map(
		({ age, won, achievements = [], achievementsAr = [], isActive = true, ...athlete }, before) => {
			return {
				...athlete,
				id: before + 1,
				dateOfBirth: dateIn(now, -Math.ceil(age * yearDays) - 30 - 11 * before),
				achievements,
				achievementsAr,
				championshipsWon: won.map((title, place) => makeTitles(now)[title](before + place)),
				// Only the captain agreed to be listed in search engines.
				inSearch: before === 0,
				isActive,
				...madeAt(dateIn(now, -300 + 20 * before), 10),
			};
		},
	);
