import { messages } from "../core/messages.ts";

export const recordMessages = messages(
	{
		"record.inEn": "{label} (English)",
		"record.inAr": "{label} (Arabic)",
		"record.missingEn": "English is missing",
		"record.missingAr": "Arabic is missing",
		"record.draftKept": "You began this {when}, and it was not saved. What you typed is here again.",
		"record.draftDiscard": "Discard what I typed",
		"record.stale": "Somebody else changed this meanwhile. Both versions are below.",
		"record.takenOver":
			"Somebody else saved changes meanwhile. What only they changed is in the form now. Look it over, then save.",
		"record.clash": "Somebody else changed the same as you. Choose for each what stays.",
		"record.theirs": "Saved meanwhile:",
		"record.yes": "Yes",
		"record.no": "No",
		"record.blank": "Nothing",
		"record.useTheirs": "Use theirs",
		"record.keepMine": "Keep mine",
	},
	{
		"record.inEn": "{label} (بالإنجليزية)",
		"record.inAr": "{label} (بالعربية)",
		"record.missingEn": "ينقص النص الإنجليزي",
		"record.missingAr": "ينقص النص العربي",
		"record.draftKept": "بدأت كتابة هذا {when} ولم يُحفظ. وقد أعدنا لك ما كتبته.",
		"record.draftDiscard": "تجاهل ما كتبته",
		"record.stale": "عدّل شخص آخر هذه البيانات في هذه الأثناء. تجد النسختين أدناه.",
		"record.takenOver": "حفظ شخص آخر تعديلات في هذه الأثناء. أضفنا إلى النموذج ما عدّله وحده. راجعه ثم احفظ.",
		"record.clash": "عدّل شخص آخر الحقول نفسها التي عدّلتها. اختر ما يبقى في كل حقل.",
		"record.theirs": "المحفوظ في هذه الأثناء:",
		"record.yes": "نعم",
		"record.no": "لا",
		"record.blank": "فارغ",
		"record.useTheirs": "استخدام المحفوظ",
		"record.keepMine": "إبقاء ما أدخلته",
	},
);
