import { messages } from "../../core/language/messages.ts";

/** Texts of the chart of members by belt. */
export const pyramidMessages = messages(
	{
		"pyramid.title": "The federation by belt",
		"pyramid.total": "{count, plural, =0 {Nobody} one {# person} other {# people}}",
		"pyramid.belt": "Belt",
		"pyramid.share": "Share",
		"pyramid.count": "People",
		"pyramid.role": "Who is counted",
		"pyramid.everybody": "Members and coaches",
		"pyramid.member": "Members",
		"pyramid.coach": "Coaches",
		"pyramid.gender": "Gender",
		"pyramid.all": "All",
		"pyramid.male": "Male",
		"pyramid.female": "Female",
	},
	{
		"pyramid.title": "الاتحاد حسب الأحزمة",
		"pyramid.total":
			"{count, plural, zero {لا أحد} one {شخص واحد} two {شخصان} few {# أشخاص} many {# شخصًا} other {# شخص}}",
		"pyramid.belt": "الحزام",
		"pyramid.share": "النسبة",
		"pyramid.count": "العدد",
		"pyramid.role": "من يُحتسب",
		"pyramid.everybody": "الأعضاء والمدربون",
		"pyramid.member": "الأعضاء",
		"pyramid.coach": "المدربون",
		"pyramid.gender": "الجنس",
		"pyramid.all": "الكل",
		"pyramid.male": "ذكور",
		"pyramid.female": "إناث",
	},
);
