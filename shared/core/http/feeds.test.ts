import { feedFile, feeds } from "./feeds.ts";

test("the feeds of news and of events have names and files in both languages", () => {
	expect(feeds.news).toEqual({ en: "News", ar: "الأخبار" });
	expect(feeds.events).toEqual({ en: "Events", ar: "الفعاليات" });
	expect([feedFile("news", "ar"), feedFile("events", "en")]).toEqual([
		"ar/news.atom",
		"en/events.atom",
	]);
});
