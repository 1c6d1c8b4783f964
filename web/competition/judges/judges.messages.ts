import type { JudgeLevel, Specialization } from "#shared/competition/judges/judges.rules.ts";
import { messages } from "../../core/language/messages.ts";

type Known = Record<`judges.level.${JudgeLevel}` | `judges.special.${Specialization}`, string>;

export const judgesMessages = messages(
	{
		"judges.title": "Judges",
		"judges.lead":
			"Who officiates at our competitions: trained, examined and certified by the federation.",
		"judges.loading": "Loading judges...",
		"judges.counts": "Active judges",
		"judges.total": "Total Active",
		"judges.search": "Search by name",
		"judges.level": "Competition level",
		"judges.belt": "Belt",
		"judges.all": "All",
		"judges.level.Local": "Local",
		"judges.level.Regional": "Regional",
		"judges.level.International": "International",
		"judges.special.Kata": "Kata",
		"judges.special.Kumite": "Kumite",
		"judges.none": "No judges found matching your criteria.",
		"judges.clear": "Clear Filters",
		"judges.shown": "{count, plural, one {# judge} other {# judges}}",
		"judges.officiated": "Competitions officiated",
		"judges.specializations": "Specializations",
		"judges.certified": "Certified since",
	} satisfies Known & Record<string, string>,
	{
		"judges.title": "الحكام",
		"judges.lead": "من يديرون منافساتنا: حكام درّبهم الاتحاد واختبرهم واعتمدهم.",
		"judges.loading": "جارٍ تحميل الحكام...",
		"judges.counts": "الحكام النشطون",
		"judges.total": "إجمالي النشطين",
		"judges.search": "البحث بالاسم",
		"judges.level": "مستوى التحكيم",
		"judges.belt": "الحزام",
		"judges.all": "الكل",
		"judges.level.Local": "محلي",
		"judges.level.Regional": "إقليمي",
		"judges.level.International": "دولي",
		"judges.special.Kata": "كاتا",
		"judges.special.Kumite": "كوميتيه",
		"judges.none": "لا يوجد حكام يطابقون بحثك.",
		"judges.clear": "مسح عوامل التصفية",
		"judges.shown":
			"{count, plural, zero {لا حكام} one {حكم واحد} two {حكمان} few {# حكام} many {# حكمًا} other {# حكم}}",
		"judges.officiated": "عدد المنافسات",
		"judges.specializations": "التخصصات",
		"judges.certified": "تاريخ الاعتماد",
	},
);
