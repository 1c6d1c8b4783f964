import { messages } from "../../core/language/messages.ts";

export const quickSearchMessages = messages(
	{
		"quick.title": "Search",
		"quick.label": "Actions, pages, people, events, news",
		"quick.actions": "Actions",
		"quick.places": "Pages",
		"quick.decide": "To decide",
		"quick.hint": "A name in either script, an address, a phone number, or words of a title.",
		"quick.searching": "Searching...",
		"quick.failed": "The search for people failed. Type again to repeat it.",
		"quick.found": "{count, plural, =0 {Nothing found.} one {# result} other {# results}}",
		"quick.results": "Results",
		"quick.people": "People",
		"quick.events": "Events",
		"quick.news": "News",
	},
	{
		"quick.title": "بحث",
		"quick.label": "إجراءات، صفحات، أشخاص، فعاليات، أخبار",
		"quick.actions": "إجراءات",
		"quick.places": "صفحات",
		"quick.decide": "بانتظار القرار",
		"quick.hint": "اسم بالعربية أو اللاتينية، أو بريد، أو رقم هاتف، أو كلمات من عنوان.",
		"quick.searching": "جارٍ البحث...",
		"quick.failed": "تعذّر البحث عن الأشخاص. اكتب من جديد لإعادة المحاولة.",
		"quick.found":
			"{count, plural, =0 {لا توجد نتائج.} zero {لا توجد نتائج.} one {نتيجة واحدة} two {نتيجتان} few {# نتائج} many {# نتيجة} other {# نتيجة}}",
		"quick.results": "النتائج",
		"quick.people": "أشخاص",
		"quick.events": "فعاليات",
		"quick.news": "أخبار",
	},
);
