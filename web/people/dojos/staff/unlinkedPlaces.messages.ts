import { messages } from "../../../core/language/messages.ts";

export const unlinkedPlacesMessages = messages(
	{
		"unlinked.title": "Places without a dojo",
		"unlinked.lead":
			"These texts are in use and mean no dojo. Confirm which dojo is meant; the people and classes are then linked to it.",
		"unlinked.used":
			"{people, plural, =0 {} one {# person} other {# people}}{both, select, true {, } other {}}{classes, plural, =0 {} one {# class} other {# classes}}",
		"unlinked.dojo": "Dojo for “{text}”",
		"unlinked.choose": "Choose a dojo",
		"unlinked.confirm": "Confirm",
		"unlinked.confirmOf": "Confirm: “{text}” means {name}",
		"unlinked.confirming": "Confirming...",
		"unlinked.matched": "“{text}” means {name}",
		"unlinked.matchedText": "The people and classes are being linked.",
		"unlinked.failed": "Could not confirm",
		"unlinked.create": "New dojo",
		"unlinked.createOf": "New dojo from “{text}”",
		"unlinked.partial": "There are more people than could be counted.",
	},
	{
		"unlinked.title": "أماكن بلا دوجو",
		"unlinked.lead":
			"هذه النصوص مستخدمة ولا تعني أي دوجو. حدّد الدوجو المقصود لتُربط به حصصه وأشخاصه.",
		"unlinked.used":
			"{people, plural, =0 {} zero {} one {شخص واحد} two {شخصان} few {# أشخاص} many {# شخصًا} other {# شخص}}{both, select, true {، } other {}}{classes, plural, =0 {} zero {} one {حصة واحدة} two {حصتان} few {# حصص} many {# حصة} other {# حصة}}",
		"unlinked.dojo": "الدوجو المقصود بـ«{text}»",
		"unlinked.choose": "اختر الدوجو",
		"unlinked.confirm": "تأكيد",
		"unlinked.confirmOf": "تأكيد: «{text}» هو {name}",
		"unlinked.confirming": "جارٍ التأكيد...",
		"unlinked.matched": "«{text}» هو {name}",
		"unlinked.matchedText": "يجري ربط الأشخاص والحصص.",
		"unlinked.failed": "تعذّر التأكيد",
		"unlinked.create": "دوجو جديد",
		"unlinked.createOf": "دوجو جديد من «{text}»",
		"unlinked.partial": "عدد الأشخاص أكبر من أن يُحصى هنا.",
	},
);
