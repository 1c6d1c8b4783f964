import { messages } from "../../core/language/messages.ts";

/** Texts about the parts of a syllabus, wherever they are shown. */
export const partMessages = messages(
	{
		"part.max": "Up to {max, number} marks",
		"part.least": "At least {least, plural, one {# mark} other {# marks}}, or the part is repeated",
	},
	{
		"part.max":
			"حتى {max, plural, zero {# علامة} one {علامة واحدة} two {علامتين} few {# علامات} many {# علامة} other {# علامة}}",
		"part.least":
			"لا أقل من {least, plural, zero {# علامة} one {علامة واحدة} two {علامتين} few {# علامات} many {# علامة} other {# علامة}}، وإلا أُعيد الجزء",
	},
);

export const syllabusMessages = messages(
	{
		"syllabus.title": "Belt syllabus",
		"syllabus.lead": "What each belt is examined in. Your coach tells you when you are ready.",
		"syllabus.none": "No syllabus yet",
		"syllabus.noneText": "The federation has not published what its belts are examined in.",
		"syllabus.version": "Version {version, number}, {day}",
		"syllabus.edit": "Edit",
		"syllabus.editOf": "Edit: {rank}",
		"syllabus.write": "Write the syllabus of a rank",
	},
	{
		"syllabus.title": "منهج الأحزمة",
		"syllabus.lead": "ما يُختبر فيه لكل حزام. ومدربك يخبرك متى تكون جاهزًا.",
		"syllabus.none": "لا منهج بعد",
		"syllabus.noneText": "لم ينشر الاتحاد بعد ما يُختبر فيه لكل حزام.",
		"syllabus.version": "الإصدار {version, number}، {day}",
		"syllabus.edit": "تعديل",
		"syllabus.editOf": "تعديل: {rank}",
		"syllabus.write": "كتابة منهج درجة",
	},
);

export const editSyllabusMessages = messages(
	{
		"editSyllabus.title": "Edit the syllabus",
		"editSyllabus.lead":
			"Saving publishes a new version. Gradings whose list is fixed keep the version before.",
		"editSyllabus.rank": "Rank",
		"editSyllabus.copy": "Copy from {rank}",
		"editSyllabus.newer": "Somebody else has published version {version, number} meanwhile.",
		"editSyllabus.show": "Show it",
		"editSyllabus.examined": "Examined",
		"editSyllabus.itemsEn": "Requirements in English",
		"editSyllabus.itemsAr": "Requirements in Arabic",
		"editSyllabus.itemsHint": "One line for each item",
		"editSyllabus.max": "Highest mark",
		"editSyllabus.least": "Lowest mark that is enough",
		"editSyllabus.leastHint": "With fewer marks the part is repeated",
		"editSyllabus.noPart": "Choose at least one part.",
		"editSyllabus.save": "Publish",
		"editSyllabus.saving": "Publishing...",
		"editSyllabus.saved": "Syllabus published",
	},
	{
		"editSyllabus.title": "تعديل منهج الأحزمة",
		"editSyllabus.lead":
			"الحفظ ينشر إصدارًا جديدًا. والاختبارات التي ثُبّتت قوائمها تبقى على الإصدار السابق.",
		"editSyllabus.rank": "الدرجة",
		"editSyllabus.copy": "نسخ من {rank}",
		"editSyllabus.newer": "نشر شخص آخر الإصدار {version, number} في الأثناء.",
		"editSyllabus.show": "عرضه",
		"editSyllabus.examined": "يُختبر فيه",
		"editSyllabus.itemsEn": "المتطلبات بالإنجليزية",
		"editSyllabus.itemsAr": "المتطلبات بالعربية",
		"editSyllabus.itemsHint": "سطر لكل بند",
		"editSyllabus.max": "أعلى علامة",
		"editSyllabus.least": "أدنى علامة كافية",
		"editSyllabus.leastHint": "بعلامات أقل يُعاد الجزء",
		"editSyllabus.noPart": "اختر جزءًا واحدًا على الأقل.",
		"editSyllabus.save": "نشر",
		"editSyllabus.saving": "جارٍ النشر...",
		"editSyllabus.saved": "نُشر المنهج",
	},
);
