import type { DemoEventClass } from "./event-classes.ts";

const grown = { minAge: 16, maxAge: 40 };
const men = { ...grown, genderRestriction: "male" } as const;
const women = { ...grown, genderRestriction: "female" } as const;
const juniors = { minAge: 12, maxAge: 15, minBeltLevel: "orange-10" } as const;

const rounds = {
	description:
		"Two minutes a bout, one extension of one minute. Shin guards, groin guard and mouthguard.",
	descriptionAr:
		"مدة النزال دقيقتان مع تمديد دقيقة واحدة عند التعادل. يُشترط ارتداء واقيات الساق والحوض والفم.",
};
const protectedRounds = {
	description:
		"Ninety seconds a bout with helmet, chest guard, gloves and shin guards, which are lent on the spot.",
	descriptionAr:
		"مدة النزال تسعون ثانية مع الخوذة وواقي الصدر والقفازات وواقيات الساق، وتُعار جميعها في الصالة.",
};

/** A one-day cup. The lightest men's class is full, and the demo member is on its waiting list. */
export const cupEventClasses: readonly DemoEventClass[] = [
	{
		...juniors,
		...protectedRounds,
		className: "Juniors 12–15, up to 45 kg",
		classNameAr: "ناشئون ١٢–١٥ سنة، حتى ٤٥ كغم",
		maxParticipants: 16,
		maxWeight: 45,
		entries: { count: 9 },
	},
	{
		...juniors,
		...protectedRounds,
		className: "Juniors 12–15, from 45 kg",
		classNameAr: "ناشئون ١٢–١٥ سنة، من ٤٥ كغم",
		maxParticipants: 12,
		minWeight: 45,
		entries: { count: 7 },
	},
	{
		...men,
		...rounds,
		className: "Men, light weight (−70 kg)",
		classNameAr: "رجال، وزن خفيف (−٧٠ كغم)",
		maxParticipants: 6,
		minBeltLevel: "orange-10",
		maxWeight: 70,
		entries: { count: 6, queue: 3, member: "waitlisted" },
	},
	{
		...men,
		...rounds,
		className: "Men, middle weight (−80 kg)",
		classNameAr: "رجال، وزن متوسط (−٨٠ كغم)",
		maxParticipants: 12,
		minBeltLevel: "orange-10",
		minWeight: 70,
		maxWeight: 80,
		entries: { count: 10 },
	},
	{
		...men,
		...rounds,
		className: "Men, heavy weight (+80 kg)",
		classNameAr: "رجال، وزن ثقيل (+٨٠ كغم)",
		maxParticipants: 12,
		minBeltLevel: "orange-10",
		minWeight: 80,
		entries: { count: 6 },
	},
	{
		...women,
		...rounds,
		className: "Women, open weight",
		classNameAr: "سيدات، وزن مفتوح",
		maxParticipants: 12,
		minBeltLevel: "orange-10",
		entries: { count: 8 },
	},
];

const titleRounds = {
	description:
		"Three minutes a bout, two extensions of two minutes, decision by weight and tameshiwari.",
	descriptionAr: "مدة النزال ثلاث دقائق مع تمديدين لمدة دقيقتين، ثم يُحتكم إلى الوزن والتاميشيواري.",
};
const fromBlue = { minBeltLevel: "blue-8" } as const;

/** Kumite classes of the championship, and the trials for people who may compete abroad. */
export const titleEventClasses: readonly DemoEventClass[] = [
	{
		...men,
		...fromBlue,
		...titleRounds,
		className: "Kumite, men −70 kg",
		classNameAr: "كوميتيه رجال −٧٠ كغم",
		maxParticipants: 16,
		maxWeight: 70,
		entries: { count: 7 },
	},
	{
		...men,
		...fromBlue,
		...titleRounds,
		className: "Kumite, men −80 kg",
		classNameAr: "كوميتيه رجال −٨٠ كغم",
		maxParticipants: 16,
		minWeight: 70,
		maxWeight: 80,
		entries: { count: 9 },
	},
	{
		...men,
		...fromBlue,
		...titleRounds,
		className: "Kumite, men +80 kg",
		classNameAr: "كوميتيه رجال +٨٠ كغم",
		maxParticipants: 16,
		minWeight: 80,
		entries: { count: 5 },
	},
	{
		...women,
		...fromBlue,
		...titleRounds,
		className: "Kumite, women −60 kg",
		classNameAr: "كوميتيه سيدات −٦٠ كغم",
		maxParticipants: 12,
		maxWeight: 60,
		entries: { count: 5 },
	},
	{
		...women,
		...fromBlue,
		...titleRounds,
		className: "Kumite, women +60 kg",
		classNameAr: "كوميتيه سيدات +٦٠ كغم",
		maxParticipants: 12,
		minWeight: 60,
		entries: { count: 5 },
	},
	{
		...grown,
		...titleRounds,
		className: "Trials of the national squad",
		classNameAr: "تجارب اختيار المنتخب الوطني",
		maxParticipants: 20,
		minBeltLevel: "brown-2",
		competitionReadinessRequired: "International",
		entries: { count: 6 },
	},
];
