import type { Event } from "#shared/competition/events/events.schema.ts";
import type { NewsItem } from "#shared/content/news/news.schema.ts";
import { inPublic } from "#shared/people/national-team/national-team.rules.ts";
import type { Athlete } from "#shared/people/national-team/national-team.schema.ts";
import { sportsEvent } from "../../competition/events/events.json-ld.ts";
import { newsArticle } from "../../content/news/articles/news.json-ld.ts";
import { embedJson } from "../../core/jsonLd.ts";
import { athletePerson } from "../../people/national-team/athlete.json-ld.ts";
import { describeOrganization } from "../landing/federation.json-ld.ts";

const siteUrl = "https://karate.example";
const described = (locale: "en" | "ar", path: string) => ({
	locale,
	siteUrl,
	url: siteUrl + path,
	now: 0,
	picture: `${siteUrl}/${locale}${path}.jpg?v=1`,
});

const event = (wish: Partial<Event> = {}) =>
	({
		id: 7,
		titleEn: "Winter cup",
		titleAr: "كأس الشتاء",
		descriptionEn: "All belts.",
		descriptionAr: "",
		eventDate: "2026-12-10T18:00",
		endDate: null,
		location: "Hall 1",
		locationAr: "الصالة ١",
		imageUrl: "/images/cup.webp",
		maxParticipants: 120,
		registeredCount: 59,
		cancelReason: null,
		...wish,
	}) as Event;

test("describes the federation by its one name in each language", () => {
	expect(describeOrganization(described("ar", "/"))).toMatchObject({
		"@context": "https://schema.org",
		"@type": "SportsOrganization",
		name: "كيوكوشن كاراتيه الكويت",
		alternateName: ["Kyokushin Karate Kuwait"],
		url: "https://karate.example/",
	});
});

test("describes an event with its place, its time in Kuwait and the places left", () => {
	const data = sportsEvent(event(), described("ar", "/events/7"));
	expect(data).toMatchObject({
		"@type": "SportsEvent",
		name: "كأس الشتاء",
		startDate: "2026-12-10T18:00+03:00",
		endDate: "2026-12-10T18:00+03:00",
		eventStatus: "https://schema.org/EventScheduled",
		location: { name: "الصالة ١" },
		image: ["https://karate.example/images/cup.webp", "https://karate.example/ar/events/7.jpg?v=1"],
		maximumAttendeeCapacity: 120,
		remainingAttendeeCapacity: 61,
		organizer: { "@type": "SportsOrganization" },
	});
	expect(data).not.toHaveProperty("description");
});

test("omits the capacity of unlimited and cancelled events, and names Kuwait where the place is missing", () => {
	const open = sportsEvent(
		event({ maxParticipants: 0, location: "", locationAr: null }),
		described("en", "/events/7"),
	);
	expect(open).not.toHaveProperty("remainingAttendeeCapacity");
	expect(open).toMatchObject({ location: { name: "Kuwait" } });
	const off = sportsEvent(event({ cancelReason: "" }), described("en", "/events/7"));
	expect(off).toMatchObject({ eventStatus: "https://schema.org/EventCancelled" });
	expect(off).not.toHaveProperty("remainingAttendeeCapacity");
	const full = sportsEvent(event({ registeredCount: 130 }), described("en", "/events/7"));
	expect(full).toMatchObject({ remainingAttendeeCapacity: 0 });
});

const item = (wish: Partial<NewsItem> = {}) =>
	({
		id: 3,
		titleEn: `Gold ${"and silver ".repeat(20)}`,
		titleAr: "ذهب",
		category: "achievements",
		contentEn: "Five medals.\n\nMore to come.",
		contentAr: "خمس ميداليات.",
		imageUrl: null,
		publishedAt: "2026-11-01T09:00:00.000Z",
		createdAt: "2026-10-30T09:00:00.000Z",
		updatedAt: "2026-10-30T10:00:00.000Z",
		...wish,
	}) as NewsItem;

test("describes an article with dates in order: never modified before published", () => {
	const data = newsArticle(item(), described("en", "/news/3"));
	expect(data).toMatchObject({
		"@type": "NewsArticle",
		datePublished: "2026-11-01T09:00:00.000Z",
		dateModified: "2026-11-01T09:00:00.000Z",
		description: "Five medals. More to come.",
		articleSection: "achievements",
		mainEntityOfPage: "https://karate.example/news/3",
		image: ["https://karate.example/en/news/3.jpg?v=1"],
	});
	expect(String(data.headline).length).toBeLessThanOrEqual(110);
	const edited = newsArticle(
		item({ updatedAt: "2026-11-02T09:00:00.000Z" }),
		described("ar", "/news/3"),
	);
	expect(edited).toMatchObject({ headline: "ذهب", dateModified: "2026-11-02T09:00:00.000Z" });
});

const athlete = (wish: Partial<Athlete> = {}) =>
	({
		id: 1,
		nameEn: "Dalal",
		nameAr: "دلال",
		dateOfBirth: "2001-05-06",
		inSearch: true,
		isActive: true,
		achievements: ["Gold"],
		achievementsAr: [],
		bio: null,
		bioAr: null,
		photoUrl: null,
		contactInfo: null,
		...wish,
	}) as Athlete;

test("describes an athlete as a person only if adult and listed in search with consent", () => {
	const now = Date.parse("2026-11-22T09:00:00Z");
	const personOf = (wish?: Partial<Athlete>) => {
		const visible = inPublic(athlete(wish), undefined, now);
		return visible ? athletePerson(visible, described("ar", "/player/1")) : undefined;
	};
	expect(personOf()).toMatchObject({ "@type": "Person", name: "دلال", alternateName: ["Dalal"] });
	for (const wish of [{ inSearch: false }, { dateOfBirth: "2009-05-06" }, { dateOfBirth: null }]) {
		expect(personOf(wish)).toBeUndefined();
	}
});

test("escapes texts that would end the embedding element", () => {
	const wicked = "</script><script>alert(1)</script><!--";
	const html = embedJson(
		newsArticle(item({ titleEn: wicked, contentEn: wicked }), described("en", "/news/3")),
	);
	expect(html).not.toContain("<");
	expect(JSON.parse(html).headline).toBe(wicked);
});
