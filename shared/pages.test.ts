import { atTheEdge } from "./edge.ts";
import {
	addressIn,
	documents,
	feedFile,
	feedNames,
	isBare,
	isFiltered,
	isForPending,
	isRendered,
	pageAt,
	pageFile,
	pageNames,
	pages,
	pathTo,
	previewFile,
	standInFor,
} from "./pages.ts";

test("each path leads to its own page", () => {
	for (const name of pageNames) {
		const id = pages[name].path.includes(":id") ? 12 : 0;
		expect(pageAt(pathTo(name, 12))).toEqual({ name, id });
	}
	expect(new Set(pageNames.map((name) => pages[name].path)).size).toBe(pageNames.length);
});

test.each([
	"",
	"/nowhere",
	"/events/0",
	"/events/-1",
	"/events/1.5",
	"/events/7/",
	"/events/7/nowhere",
])("finds no page at '%s'", (path) => expect(pageAt(path)).toBeNull());

describe("standInFor", () => {
	const uriOf = (path: string) => {
		const answer = atTheEdge(path, {}, {});
		return "uri" in answer ? answer.uri : "";
	};

	test("serves the application in the page's language if a rendered page has no file", () => {
		for (const path of ["/", "/events/7", "/schedule"])
			expect(standInFor(uriOf(path))).toBe("/en/app.html");
		expect(standInFor("/ar/events/7.html")).toBe("/ar/app.html");
	});

	test("only missing pages have a substitute", () => {
		const files = [
			"/assets/gone.js",
			"/images/people/gone.webp",
			"/en/app.html",
			"/en/404.html",
			"/fr/events/7.html",
		];
		for (const uri of [uriOf("/nowhere"), uriOf("/events/0"), ...files])
			expect(standInFor(uri)).toBeNull();
	});
});

describe("the table of pages", () => {
	/** Paths of the site by who may open them, as the specification and the glossary name them. */
	const byAccess: Record<string, string> = {
		public: `/ /home /about /news /news/:id /events /events/:id /schedule /national-team /player/:id /coaches
			/members /judges /dan-register /classes /classes/:id /dojos /dojos/:id /login /register /register/confirm
			/events/:id/draw /forgot-password /reset-password /confirm-email /agree /undo-email /privacy /terms /syllabus`,
		signedIn: `/dashboard /me /fees /paid /family /child/:id /passport/:id /events/:id/family /events/:id/grading /events/:id/marks /events/:id/weigh-in /duty /registrations /notifications
			/profile /account /claim /change-password`,
		coach: "/coach /events/:id/squad",
		coachOrAdmin:
			"/broadcasts /events/:id/fees /attendance/:id /classes/:id/list /claims /student/:id",
		admin: `/admin /decide /messages /membership /money /audit /reports /events/new /events/:id/edit
			/events/:id/entries /events/:id/classes /events/:id/judges /events/:id/documents /events/:id/messages /events/:id/duties /events/:id/desk /online-payment /accounts /duplicates /import /people /people/:id`,
		superAdmin: "/super-admin /settings /syllabus/edit",
	};
	const all = Object.values(pages);
	const named = new Set(Object.values(byAccess).flatMap((paths) => paths.split(/\s+/)));
	/** Without pages of newer domains, which everybody may open. */
	const known = ({ path, access }: { path: string; access: string }) =>
		access !== "public" || named.has(path);

	test.each(Object.entries(byAccess))("pages for %s", (access, paths) => {
		const found = all
			.filter((page) => page.access === access && known(page))
			.map(({ path }) => path);
		expect(found.sort()).toEqual(paths.split(/\s+/).sort());
	});

	/** What each page shows before the application is loaded. */
	const kindsByPage: Record<string, string> = {
		"/": "news events annualPlan",
		"/home": "news events annualPlan",
		"/about": "officials about",
		"/news": "news",
		"/news/:id": "news",
		"/events": "events",
		"/events/:id": "events",
		"/schedule": "annualPlan",
		"/national-team": "athletes",
		"/player/:id": "athletes",
		"/coaches": "coaches",
		"/members": "members",
		"/judges": "judges",
		"/dan-register": "danHolders",
		"/classes": "trainingClasses dojos",
		"/classes/:id": "trainingClasses",
		"/dojos": "dojos",
		"/dojos/:id": "dojos",
		"/register": "dojos",
		"/syllabus": "syllabus",
	};

	test("visitors' pages are rendered ahead with their data, all others are not", () => {
		const rendered = all.filter(({ shows }) => shows !== undefined);
		expect(
			rendered
				.filter(known)
				.map(({ path }) => path)
				.sort(),
		).toEqual(
			byAccess.public
				.split(/\s+/)
				// A draw changes with each bout, so the application reads it.
				.filter((path) => path !== "/events/:id/draw")
				.sort(),
		);
		for (const { path, shows } of rendered)
			expect([path, shows?.join(" ")]).toEqual([path, kindsByPage[path] ?? ""]);
		expect(pageNames.filter(isRendered)).toHaveLength(rendered.length);
	});

	test("a query filters the news by category, and events by type, month or day", () => {
		const filters = { news: ["category"], events: ["type", "month", "day"] };
		for (const name of pageNames) {
			const own: readonly string[] = name === "news" || name === "events" ? filters[name] : [];
			for (const filter of ["category", "type", "month", "day", "lang"])
				expect([name, filter, isFiltered(name, { [filter]: "x" })]).toEqual([
					name,
					filter,
					own.includes(filter),
				]);
			expect(isFiltered(name, {})).toBe(false);
			expect(isFiltered(name, { [own[0] ?? "lang"]: "" })).toBe(false);
		}
	});

	test("a pending coach opens public pages and those about themselves", () => {
		const own =
			"/fees /paid /family /child/:id /passport/:id /registrations /notifications /profile /account /change-password";
		const open = pageNames
			.filter((name) => isForPending(name) && known(pages[name]))
			.map((name) => pages[name].path);
		expect(open.sort()).toEqual([...byAccess.public.split(/\s+/), ...own.split(" ")].sort());
	});

	test("only the application and the visitor's document have no page in them", () => {
		expect([documents.app, documents.visitor, documents.notFound, "/"].map(isBare)).toEqual([
			true,
			true,
			false,
			false,
		]);
	});

	test("an address needs the language only if it is not the first one", () => {
		expect([addressIn("/news", "en"), addressIn("/news", "ar")]).toEqual([
			"/news",
			"/news?lang=ar",
		]);
		expect([pageFile("/", "ar"), pageFile("/news", "en"), previewFile("/news/7", "ar")]).toEqual([
			"ar/index.html",
			"en/news.html",
			"ar/news/7.jpg",
		]);
	});

	test("the feeds of news and of events have names and files in both languages", () => {
		expect(feedNames.map((name) => pages[name].feed)).toEqual([
			{ en: "News", ar: "الأخبار" },
			{ en: "Events", ar: "الفعاليات" },
		]);
		expect([feedFile("news", "ar"), feedFile("events", "en")]).toEqual([
			"ar/news.atom",
			"en/events.atom",
		]);
	});

	test("an unknown page has no substitute, nor has one that is not rendered", () => {
		expect(standInFor("/en/nowhere.html")).toBeNull();
		expect(standInFor("/en/admin.html")).toBeNull();
	});
});
