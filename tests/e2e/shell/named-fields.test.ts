import { locales } from "#shared/core/locales.ts";
import { uiMessages } from "../../../web/ui/ui.messages.ts";
import { call } from "../../core/api.ts";
import { member } from "../../domains/screen.ts";
import { narrow, visit } from "../browser.ts";

const { body: own } = await call("GET", "/auth/user", { cookie: await member() });

/**
 * The entities with exactly the fields that the specification names. Pages must show them, so that
 * another server, or an older one during a release, does not break them.
 */
const named = {
	user: {
		// What the pages ask about the person themselves goes to the server.
		id: own.id,
		firstName: "Reem",
		lastName: "Saleh",
		email: "reem@test.example",
		role: "member",
		currentBelt: "green-4",
		profileImageUrl: null,
		isApproved: true,
	},
	news: {
		id: 1,
		titleEn: "New hall",
		titleAr: "قاعة جديدة",
		contentEn: "In Jahra",
		contentAr: "في الجهراء",
		imageUrl: null,
		category: "seminar",
		publishedAt: "2026-11-01T08:00:00Z",
		createdAt: "2026-11-01T08:00:00Z",
	},
	event: {
		id: 1,
		titleEn: "Jahra Cup",
		titleAr: "كأس الجهراء",
		descriptionEn: "All belts",
		descriptionAr: "كل الأحزمة",
		eventType: "tournament",
		eventDate: "2099-12-18",
		location: "Hall 1",
	},
	plan: {
		month: 12,
		titleEn: "Foundation",
		titleAr: "الأساس",
		descriptionEn: "Kihon",
		descriptionAr: "كيهون",
		activities: ["Stances"],
		goals: ["Balance"],
	},
	about: {
		id: 1,
		titleEn: "Our history",
		titleAr: "تاريخنا",
		bodyEnMd: "Since **1990**",
		bodyArMd: "منذ **١٩٩٠**",
		photoUrl: null,
	},
	official: {
		id: 1,
		nameEn: "Fahad Al Otaibi",
		nameAr: "فهد العتيبي",
		positionEn: "President",
		positionAr: "الرئيس",
		messageEn: "Welcome",
		messageAr: "أهلًا",
		photoUrl: null,
	},
	athlete: {
		id: 1,
		nameEn: "Bader Al Ali",
		nameAr: "بدر العلي",
		photoUrl: null,
		dateOfBirth: "1999-05-05",
		currentBelt: "black-2",
		weight: 72,
		weightCategory: "-75kg",
		achievements: ["Gulf gold 2025"],
		championshipsWon: [{ name: "Gulf Cup", date: "2025-03-01", location: "Doha", position: "1st" }],
		bio: "Fights since 2010",
		contactInfo: { email: "bader@test.example" },
	},
	member: {
		id: 1,
		firstName: "Noura",
		lastName: "Sabah",
		currentBelt: "blue-8",
		profileImageUrl: null,
		createdAt: "2024-02-01T08:00:00Z",
	},
	judge: {
		judges: {
			id: 1,
			isActive: true,
			competitionLevel: "Local",
			competitionsOfficiated: 4,
			specializations: ["Kata"],
			certificationDate: "2024-02-01",
		},
		users: {
			firstName: "Salem",
			lastName: "Hamad",
			currentBelt: "black-1",
			profileImageUrl: null,
			competitionReadiness: "International",
		},
	},
	coach: {
		id: 1,
		firstName: "Jassim",
		lastName: "Kandari",
		currentBelt: "black-3",
		profileImageUrl: null,
	},
	registration: {
		id: "1",
		status: "approved",
		event: {
			titleEn: "Jahra Cup",
			titleAr: "كأس الجهراء",
			eventDate: "2099-12-18",
			location: "Hall 1",
		},
	},
	promotion: {
		fromBelt: "blue-8",
		toBelt: "green-4",
		promotionDate: "2026-05-01",
		approved: true,
	},
};

/** The same entities with as little as the specification allows: nothing optional, empty lists. */
const sparse = {
	...named,
	user: { ...named.user, currentBelt: null },
	news: { ...named.news, titleAr: "", contentAr: "", publishedAt: null, category: "other" },
	event: { ...named.event, titleAr: "", descriptionAr: "", eventType: "gathering", endDate: null },
	plan: { ...named.plan, titleAr: "", descriptionAr: "", activities: [], goals: [] },
	about: { ...named.about, titleAr: "", bodyArMd: "" },
	official: { ...named.official, nameAr: "", positionAr: "", messageEn: "", messageAr: "" },
	athlete: {
		...named.athlete,
		nameAr: null,
		dateOfBirth: null,
		weight: null,
		weightCategory: null,
		achievements: [],
		championshipsWon: [],
		bio: null,
		contactInfo: undefined,
	},
	judge: {
		judges: { ...named.judge.judges, specializations: [], certificationDate: null },
		users: { ...named.judge.users, competitionReadiness: null },
	},
};

type Entities = typeof named;

/** The answers of the calls that the specification names, by path. */
const answersOf = (of: Entities): Record<string, unknown> => ({
	"auth/user": of.user,
	news: [of.news],
	"news/1": of.news,
	events: [of.event],
	"events/1": of.event,
	"annual-plan": [of.plan],
	about: [of.about],
	officials: [of.official],
	"national-team": [of.athlete],
	"national-team/1": of.athlete,
	members: [of.member],
	judges: [of.judge],
	coaches: [of.coach],
	"user/dashboard": {
		beltPromotions: [of.promotion],
		eventRegistrations: [of.registration],
	},
});

const pages: [path: string, en: RegExp, ar: RegExp][] = [
	["/home", /New hall[\s\S]*Foundation|Jahra Cup/, /قاعة جديدة|New hall/],
	["/", /Reem/, /Reem/],
	["/about", /Our history/, /تاريخنا|Our history/],
	["/news", /New hall/, /قاعة جديدة|New hall/],
	["/news/1", /In Jahra/, /في الجهراء|In Jahra/],
	["/events", /Jahra Cup/, /كأس الجهراء|Jahra Cup/],
	["/events/1", /All belts/, /كل الأحزمة|All belts/],
	["/schedule", /Foundation/, /الأساس|Foundation/],
	["/national-team", /Bader Al Ali/, /بدر العلي|Bader Al Ali/],
	["/player/1", /Bader Al Ali/, /بدر العلي|Bader Al Ali/],
	["/members", /Noura Sabah/, /Noura Sabah/],
	["/judges", /Salem Hamad/, /Salem Hamad/],
	["/coaches", /Jassim Kandari/, /Jassim Kandari/],
];

const shapes = { "all named fields": named, "as little as allowed": sparse as unknown as Entities };

for (const [shape, entities] of Object.entries(shapes)) {
	test.each(locales)(`pages show entities with ${shape}: %s`, async (language) => {
		const answers = answersOf(entities);
		await visit({ language, width: narrow, session: await member() }, async (page) => {
			await page.route("**/api/**", async (route) => {
				const { pathname } = new URL(route.request().url());
				const answer = answers[pathname.replace("/api/", "")];
				if (answer === undefined || route.request().method() !== "GET") return route.continue();
				return route.fulfill({ json: answer });
			});
			const text = uiMessages[language];
			const wrong: string[] = [];
			for (const [path, en, ar] of pages) {
				await page.goto(path);
				const main = page.getByRole("main");
				await main
					.getByText(language === "en" ? en : ar)
					.or(main.getByText(text["ui.crashed"]))
					.or(main.getByText(text["ui.partFailed"]))
					.or(main.getByText(text["ui.loadFailed"]))
					.first()
					.waitFor();
				const content = (await main.textContent()) ?? "";
				const failed = [text["ui.crashed"], text["ui.partFailed"], text["ui.loadFailed"]];
				if (failed.some((one) => content.includes(one)))
					wrong.push(`${path}: ${content.slice(0, 300)}`);
				if (/NaN|undefined|Invalid Date|\[object/.test(content)) wrong.push(`${path}: ${content}`);
			}
			expect(wrong).toEqual([]);
		});
	});
}
