import type { DemoEventClass } from "./event-classes.ts";

const kata = {
	description: "One compulsory kata of the belt and one of one's own choice, before five judges.",
	descriptionAr: "كاتا إلزامية بحسب الحزام وأخرى من اختيار اللاعب، أمام خمسة حكام.",
};

/**
 * Kata classes of the championship. The class for adults has no limit; the demo member is
 * registered.
 */
export const kataEventClasses: readonly DemoEventClass[] = [
	{
		...kata,
		className: "Kata, youth 12–15",
		classNameAr: "كاتا ناشئين ١٢–١٥ سنة",
		maxParticipants: 24,
		minAge: 12,
		maxAge: 15,
		minBeltLevel: "orange-10",
		maxBeltLevel: "yellow-6",
		entries: { count: 14 },
	},
	{
		...kata,
		className: "Kata, adults",
		classNameAr: "كاتا كبار",
		maxParticipants: 0,
		minAge: 16,
		minBeltLevel: "orange-10",
		entries: { count: 20, member: "approved" },
	},
];

const international = {
	minAge: 18,
	minBeltLevel: "brown-2",
	competitionReadinessRequired: "International",
	entries: { count: 0 },
} as const;

/** Tournament with guests: each country sends its best. */
export const friendshipEventClasses: readonly DemoEventClass[] = [
	{
		...kata,
		...international,
		className: "Kata, women",
		classNameAr: "كاتا سيدات",
		maxParticipants: 20,
		genderRestriction: "female",
	},
	{
		...kata,
		...international,
		className: "Kata, men",
		classNameAr: "كاتا رجال",
		maxParticipants: 20,
		genderRestriction: "male",
	},
	{
		...international,
		className: "Kumite, men open weight",
		classNameAr: "كوميتيه رجال، وزن مفتوح",
		description: "Knock-out under international rules, three minutes a bout.",
		descriptionAr: "بنظام خروج المغلوب وفق اللوائح الدولية، ومدة النزال ثلاث دقائق.",
		maxParticipants: 32,
		genderRestriction: "male",
	},
	{
		...kata,
		className: "Kata, cadets 10–13",
		classNameAr: "كاتا أشبال ١٠–١٣ سنة",
		maxParticipants: 24,
		minAge: 10,
		maxAge: 13,
		minBeltLevel: "blue-8",
		entries: { count: 0 },
	},
];

/** Groups of the camp. The demo member registered before they were created. */
export const campGroups: readonly DemoEventClass[] = [
	{
		className: "Children 7–11",
		classNameAr: "الأطفال ٧–١١ سنة",
		description: "Play, basics and first kata; a parent may stay and watch.",
		descriptionAr: "ألعاب وأساسيات وكاتا أولى، ويمكن لأحد الوالدين البقاء والمشاهدة.",
		maxParticipants: 16,
		minAge: 7,
		maxAge: 11,
		entries: { count: 8 },
	},
	{
		className: "Juniors 12–15",
		classNameAr: "الناشئون ١٢–١٥ سنة",
		description: "Conditioning, kata and light sparring.",
		descriptionAr: "إعداد بدني وكاتا ونزالات خفيفة.",
		maxParticipants: 16,
		minAge: 12,
		maxAge: 15,
		entries: { count: 9 },
	},
	{
		className: "From 16 years",
		classNameAr: "من ١٦ سنة فما فوق",
		description: "Hard training: bring two uniforms and plenty of water.",
		descriptionAr: "تدريب مكثف، فأحضر بدلتين وكمية كافية من الماء.",
		maxParticipants: 16,
		minAge: 16,
		entries: { count: 5 },
	},
];
