/** @jest-environment jsdom */
import { dayAfter, kuwaitDate } from "#shared/core/time/kuwait.ts";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { userQuery } from "../../base/session/session.ts";
import { homeEventsQuery } from "../../competition/events/events.queries.ts";
import { annualPlanQuery } from "../../content/annual-plan/annual-plan.queries.ts";
import { newsQuery } from "../../content/news/news.queries.ts";
import { firstPage } from "../../core/calls/usePages.ts";
import LandingPage from "./LandingPage.tsx";
import PrivacyPage from "./PrivacyPage.tsx";
import TermsPage from "./TermsPage.tsx";

const today = kuwaitDate(Date.now());
const event = (id: number, inDays: number) => ({
	id,
	titleEn: `Cup ${id}`,
	titleAr: `كأس ${id}`,
	eventType: "seminar",
	eventDate: dayAfter(today, inDays),
	endDate: null,
	imageUrl: null,
	location: "Hall",
	locationAr: null,
	published: true,
	registrationState: "open",
	registrationOpensAt: null,
	registrationDeadline: null,
	cancelReason: null,
	maxParticipants: 0,
	registeredCount: 0,
	fee: null,
	memberFee: null,
	lateFee: null,
	lateFrom: null,
	classes: [],
});
const article = (id: number) => ({
	id,
	titleEn: `News ${id}`,
	titleAr: `خبر ${id}`,
	contentEn: "Words",
	contentAr: "كلمات",
	imageUrl: null,
	date: "2027-04-17",
	createdAt: "2027-04-17T09:00:00Z",
});

function open(events: object[], locale: "en" | "ar" = "en") {
	answerCalls(() => new Promise(() => {}));
	return renderPart(<LandingPage />, {
		locale,
		data: [
			[userQuery.queryKey, null],
			[homeEventsQuery.queryKey, firstPage({ rows: events } as never)],
			[newsQuery.queryKey, [article(1)]],
			[annualPlanQuery(Number(today.slice(0, 4))).queryKey, []],
		],
	});
}
const links = (view: ReturnType<typeof open>, place: string) =>
	view.all(`${place} a`).map((link) => [link.getAttribute("href"), link.textContent]);

test("the start page welcomes visitors, and each of its parts leads on", () => {
	const view = open([event(7, 3), event(8, -2)]);
	expect(view.texts("h1")).toEqual(["Welcome to the dojo"]);
	expect(links(view, ".hero")).toEqual([
		["/classes", "Find a class"],
		["#events", "See upcoming events"],
	]);
	expect(links(view, "#about")).toEqual([["/about", "About the federation and its leadership"]]);
	expect(view.texts(".virtue h3")).toEqual(["Respect", "Strength", "Patience"]);
	expect(view.texts(".virtue p").map((text) => text.split(" ").slice(0, 2).join(" "))).toEqual([
		"Each class",
		"Kihon, kata",
		"Ten kyu",
	]);
	expect(links(view, "#coaches")).toEqual([
		["/coaches", "Meet our coaches"],
		["/classes", "Find a class near you"],
	]);
	expect(links(view, "#join")).toEqual([
		["/register", "Create an account"],
		["/login", "Get Started"],
	]);
	expect(view.texts("#join button")).toEqual(["Contact Us"]);
	expect(view.all("section[id]").map(({ id }) => id)).toEqual([
		"about",
		"events",
		"coaches",
		"news",
		"schedule",
		"join",
	]);
	// One belt of each colour; the page reads them as one picture.
	expect(view.all("[role=img][aria-label='The path of the belts'] > div")).toHaveLength(7);
});

test("the start page has the events to come alone, and without them only the anchor", () => {
	const view = open([event(7, 3), event(8, -2)], "ar");
	expect(links(view, "#events .event-card h3")).toEqual([["/events/7", "كأس 7"]]);
	expect(links(view, "#events .section-head")).toEqual([["/events", "كل الفعاليات"]]);
	expect(view.all("#events button")).toHaveLength(1);
	const none = open([event(8, -2)]);
	expect(none.all("#events").map(({ textContent }) => textContent)).toEqual([""]);
});

test("the legal pages have their own texts, in the reader's language", () => {
	const headOf = (page: React.ReactNode, locale: "en" | "ar") =>
		renderPart(page, { locale }).texts("h1");
	expect(headOf(<TermsPage />, "en")).not.toEqual(headOf(<PrivacyPage />, "en"));
	expect(headOf(<PrivacyPage />, "en")).toEqual(["Privacy policy"]);
	expect(headOf(<PrivacyPage />, "ar")).toEqual(["سياسة الخصوصية"]);
	expect(renderPart(<TermsPage />).all("h2#fees")).toHaveLength(1);
});
