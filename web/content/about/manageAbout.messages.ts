import { messages } from "../../core/language/messages.ts";

export const manageAboutMessages = messages(
	{
		"manageAbout.kind": "Section",
		"manageAbout.title": "About Sections",
		"manageAbout.new": "Add Section",
		"manageAbout.none": "No sections yet",
		"manageAbout.noneText":
			"Write the first one. Visitors read it on the page about the federation.",
		"manageAbout.editHere": "Edit here",
		"manageAbout.editHereOf": "Edit here: {title}",
		"manageAbout.headline": "Title",
		"manageAbout.content": "Content",
		"manageAbout.help":
			"Markdown: **bold**, *italic*, # heading, - list, > quotation, [link](https://…), ![picture](/images/…)",
		"manageAbout.foreign":
			"{count, plural, one {One picture in the text is} other {# pictures in the text are}} on another site. Visitors see only pictures of this site.",
		"manageAbout.copy": "Copy to this site",
		"manageAbout.copying": "Copying...",
		"manageAbout.photo": "Photo",
		"manageAbout.counted": "{count, plural, one {{shown} section} other {{shown} sections}}",
	},
	{
		"manageAbout.kind": "القسم",
		"manageAbout.title": "أقسام صفحة التعريف",
		"manageAbout.new": "إضافة قسم",
		"manageAbout.none": "لا توجد أقسام بعد",
		"manageAbout.noneText": "اكتب أول قسم، ويقرؤه الزوار في صفحة التعريف بالاتحاد.",
		"manageAbout.editHere": "تعديل هنا",
		"manageAbout.editHereOf": "تعديل هنا: {title}",
		"manageAbout.headline": "العنوان",
		"manageAbout.content": "المحتوى",
		"manageAbout.help":
			"التنسيق: **خط عريض** و*خط مائل* و# عنوان و- قائمة و> اقتباس و[رابط](https://…) و![صورة](https://…)",
		"manageAbout.foreign":
			"{count, plural, zero {لا صور من موقع آخر} one {في النص صورة من موقع آخر} two {في النص صورتان من موقع آخر} few {في النص # صور من مواقع أخرى} many {في النص # صورة من مواقع أخرى} other {في النص # صورة من مواقع أخرى}}. لا يرى الزوار إلا صور هذا الموقع.",
		"manageAbout.copy": "نسخ إلى هذا الموقع",
		"manageAbout.copying": "جارٍ النسخ...",
		"manageAbout.photo": "الصورة",
		"manageAbout.counted":
			"{count, plural, zero {{shown} قسم} one {قسم واحد} two {قسمين اثنين} few {{shown} أقسام} many {{shown} قسمًا} other {{shown} قسم}}",
	},
);
