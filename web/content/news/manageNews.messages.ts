import { messages } from "../../core/language/messages.ts";

export const manageNewsMessages = messages(
	{
		"manageNews.kind": "News article",
		"manageNews.title": "News",
		"manageNews.new": "New Article",
		"manageNews.none": "No news articles",
		"manageNews.noneText": "Write the first one. Visitors read it once it is published.",
		"manageNews.head": "Article",
		"manageNews.createTitle": "Create News Article",
		"manageNews.editTitle": "Edit News Article",
		"manageNews.headline": "Title",
		"manageNews.content": "Content",
		"manageNews.category": "Category",
		"manageNews.image": "Picture",
		"manageNews.wasPublished": "News published successfully",
		"manageNews.deleteTitle": "Delete this article?",
		"manageNews.counted": "{count, plural, one {{shown} article} other {{shown} articles}}",
	},
	{
		"manageNews.kind": "الخبر",
		"manageNews.title": "الأخبار",
		"manageNews.new": "خبر جديد",
		"manageNews.none": "لا توجد أخبار",
		"manageNews.noneText": "اكتب أول خبر، ويقرؤه الزوار عند نشره.",
		"manageNews.head": "الخبر",
		"manageNews.createTitle": "إنشاء خبر",
		"manageNews.editTitle": "تعديل الخبر",
		"manageNews.headline": "العنوان",
		"manageNews.content": "المحتوى",
		"manageNews.category": "التصنيف",
		"manageNews.image": "الصورة",
		"manageNews.wasPublished": "تم نشر الخبر بنجاح",
		"manageNews.deleteTitle": "حذف هذا الخبر؟",
		"manageNews.counted":
			"{count, plural, zero {{shown} خبر} one {خبر واحد} two {خبرين اثنين} few {{shown} أخبار} many {{shown} خبرًا} other {{shown} خبر}}",
	},
);
