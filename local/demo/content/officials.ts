import type { JudgesExtensionRecord } from "#functions/content/officials/judges-extension.entity.ts";
import type { OfficialRecord } from "#functions/content/officials/official.entity.ts";
import { dateIn, madeAt } from "../calendar.ts";

type Portrayed = Pick<
	OfficialRecord,
	| "nameEn"
	| "nameAr"
	| "positionEn"
	| "positionAr"
	| "messageEn"
	| "messageAr"
	| "sortOrder"
	| "isActive"
> & { judges?: Pick<JudgesExtensionRecord, "judgingLevel" | "isActive"> };

const leadership: readonly Portrayed[] = [
	{
		nameEn: "Shihan Yousef Al-Rashidi",
		nameAr: "شيهان يوسف الرشيدي",
		positionEn: "President",
		positionAr: "رئيس الاتحاد",
		messageEn:
			"I bowed into my first dojo in Hawally at the age of nine. What I was given there I owe to every child who bows in today.",
		messageAr:
			"انحنيت لأول دوجو في حولي وأنا في التاسعة من عمري. وما تعلمته هناك دينٌ عليّ لكل طفل ينحني اليوم.",
		sortOrder: 1,
		isActive: true,
		judges: { judgingLevel: "Central Referee A", isActive: true },
	},
	{
		nameEn: "Dr. Hessa Al-Failakawi",
		nameAr: "د. حصة الفيلكاوي",
		positionEn: "Vice-President",
		positionAr: "نائبة الرئيس",
		messageEn:
			"Half of our white belts are girls. My aim is that half of our black belts will be women, and it will not take thirty years.",
		messageAr:
			"نصف أصحاب الأحزمة البيضاء لدينا فتيات. وهدفي أن يصبح نصف أصحاب الأحزمة السوداء نساءً، ولن ننتظر ثلاثين عامًا.",
		sortOrder: 2,
		isActive: true,
	},
	{
		nameEn: "Hamad Dashti",
		nameAr: "حمد دشتي",
		positionEn: "Secretary General",
		positionAr: "الأمين العام",
		messageEn:
			"Good order is a form of respect: a list that is right, a bus that is on time, an answer within a day.",
		messageAr: "النظام شكل من أشكال الاحترام: قائمة صحيحة، وحافلة في موعدها، وردّ خلال يوم واحد.",
		sortOrder: 3,
		isActive: true,
	},
	{
		nameEn: "Sensei Salem Al-Otaibi",
		nameAr: "سينسي سالم العتيبي",
		positionEn: "Head of the Judges' Committee",
		positionAr: "رئيس لجنة الحكام",
		messageEn: "A good referee is forgotten by the evening. The fight is remembered.",
		messageAr: "الحكم الجيد يُنسى عند المساء، وتبقى المباراة في الذاكرة.",
		sortOrder: 4,
		isActive: true,
		judges: { judgingLevel: "Central Referee B", isActive: true },
	},
	{
		nameEn: "Sensei Mariam Behbehani",
		nameAr: "سينسي مريم بهبهاني",
		positionEn: "Technical Director",
		positionAr: "المديرة الفنية",
		messageEn: "Kata first, then kumite: whoever stands well fights well.",
		messageAr: "الكاتا أولًا ثم الكوميتيه: من أحسن الوقوف أحسن النزال.",
		sortOrder: 5,
		isActive: true,
		judges: { judgingLevel: "Corner Judge A", isActive: true },
	},
	{
		nameEn: "Abdullah Al-Kandari",
		nameAr: "عبدالله الكندري",
		positionEn: "Treasurer",
		positionAr: "أمين الصندوق",
		messageEn: "",
		messageAr: "",
		sortOrder: 6,
		isActive: true,
	},
	{
		nameEn: "Shihan Jassim Al-Mulla",
		nameAr: "شيهان جاسم الملا",
		positionEn: "Former President",
		positionAr: "الرئيس السابق",
		messageEn: "I leave the federation in good hands, and keep my place in the back row.",
		messageAr: "",
		sortOrder: 7,
		isActive: false,
		judges: { judgingLevel: "Central Referee C", isActive: false },
	},
];

const entered = (now: number) => madeAt(dateIn(now, -180), 10);

export const makeOfficials = (now: number): OfficialRecord[] =>
	leadership.map(({ judges, ...official }, before) => ({
		...official,
		id: before + 1,
		...entered(now),
	}));

export const judgesExtensions = (now: number): JudgesExtensionRecord[] =>
	leadership.flatMap(({ judges }, before) =>
		judges
			? [
					{
						...judges,
						officialId: before + 1,
						certificationDate: dateIn(now, -400 - 90 * before),
						...entered(now),
					},
				]
			: [],
	);
