import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { DynamoDBRecord } from "aws-lambda";
import { drawPreview } from "#functions/app/pages/preview.drawing.ts";
import { addressesOf } from "#functions/base/pages/addresses.ts";
import { eventsAtOnce } from "#shared/competition/events/events.rules.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { newsAtOnce } from "#shared/content/news/news.rules.ts";
import type { NewsItem } from "#shared/content/news/news.schema.ts";
import { federationName } from "#shared/core/federation.ts";
import { locales } from "#shared/core/locales.ts";
import { isRendered, type PageData, type PageRenderer, pageNames } from "#shared/pages.ts";
import type { Athlete } from "#shared/people/national-team/national-team.schema.ts";
import { quiet } from "../quiet.ts";
import { type Row, row } from "../row.ts";
import { median, timed } from "../stats.ts";

process.env.TABLE_NAME ??= "none";
process.env.SITE_URL ??= "http://localhost:3000";
const { emptyData } = await import("#functions/app/pages/page-data.ts");
const { changeOfPages, pathsToRender } = await import("#functions/app/pages/page-changes.ts");

const size = { news: 500, events: 300, athletes: 200 };
const day = 24 * 60 * 60 * 1000;
const siteUrl = "https://karate.example";

const article = (at: number, now: number): NewsItem => {
	const date = new Date(now - at * day).toISOString();
	return {
		id: size.news - at,
		titleEn: `Five medals from Doha ${at}`,
		titleAr: `خمس ميداليات من الدوحة ${at}`,

		contentEn: "The junior squad came home. ".repeat(60),
		contentAr: "عاد منتخب الناشئين. ".repeat(60),
		category: "international",
		imageUrl: null,
		published: true,
		version: 1,
		publishedAt: date,
		createdAt: date,
		updatedAt: date,
	};
};
const event = (at: number, now: number): Event => ({
	id: at + 1,
	titleEn: `Kumite cup ${at}`,
	titleAr: `كأس الكوميتيه ${at}`,
	eventType: "tournament",
	descriptionEn: "All belts. ".repeat(40),
	descriptionAr: "كل الأحزمة. ".repeat(40),
	location: "Hall 1",
	eventDate: new Date(now + (at + 1) * day).toISOString().slice(0, 10),
	endDate: null,
	locationAr: "الصالة ١",
	registrationOpensAt: null,
	registrationDeadline: null,
	ageReferenceDate: null,
	offerHours: 0,
	maxParticipants: 120,
	waitingList: true,
	waitingRoom: false,
	imageUrl: null,
	flyerUrl: null,
	schedule: null,
	published: true,
	coachId: null,
	membershipRule: "none",
	requiredDocument: "none",
	guardianConsent: false,
	fee: null,
	lateFee: null,
	lateFrom: null,
	memberFee: null,
	familyMax: null,
	payUntil: null,
	paymentRule: "desk",
	unpaidRule: "keep",
	lateCancellation: "void",
	cancelReason: null,
	registeredCount: 59,
	waiting: false,
	registrationState: "open",
	classes: [],
	version: 1,
	updatedAt: new Date(now).toISOString(),
});

const athlete = (at: number, now: number): Athlete => ({
	id: at + 1,
	nameEn: `Athlete ${at}`,
	nameAr: `لاعب ${at}`,
	photoUrl: null,
	dateOfBirth: "1999-05-05",
	gender: null,
	currentBelt: "black-1",
	currentRank: null,
	currentRankAr: null,
	weight: 70,
	inSearch: false,
	weightCategory: null,
	achievements: ["First at the Gulf Cup"],
	achievementsAr: ["المركز الأول في كأس الخليج"],
	championshipsWon: [],
	bio: "Trains in Salmiya. ".repeat(20),
	bioAr: "يتدرب في السالمية. ".repeat(20),
	contactInfo: null,
	isActive: true,
	createdAt: new Date(now).toISOString(),
	updatedAt: new Date(now).toISOString(),
	version: 1,
});

function dataAt(now: number): PageData {
	const news = Array.from({ length: size.news }, (_, at) => article(at, now));
	const events = Array.from({ length: size.events }, (_, at) => event(at, now));
	return {
		...emptyData(),
		news,
		latestNews: { rows: news.slice(0, newsAtOnce), next: "more" },
		events,
		upcoming: { rows: events.slice(0, eventsAtOnce), next: "more" },
		athletes: Array.from({ length: size.athletes }, (_, at) => athlete(at, now)),
		now,
	};
}

/** The number of pages rendered when a title changes. */
function pagesOf(
	entity: string,
	{ id, datedAt }: { id: number; datedAt?: string },
	data: PageData,
): number {
	const image = (title: string) => ({
		__edb_e__: { S: entity },
		id: { N: String(id) },
		published: { BOOL: true },
		titleEn: { S: title },
		...(datedAt && { datedAt: { S: datedAt } }),
	});
	const record = {
		eventName: "MODIFY",
		dynamodb: { OldImage: image("Old"), NewImage: image("New") },
	};
	const all = pageNames.filter(isRendered).flatMap((name) => addressesOf(name, data));
	const changed = changeOfPages([record as unknown as DynamoDBRecord]);
	return pathsToRender(changed, all, data).length * locales.length;
}

/**
 * Render time of a page and its picture, and the pages per change, with hundreds of articles and
 * events.
 */
export async function measure(): Promise<Row[]> {
	const { render }: PageRenderer = await import(
		pathToFileURL(resolve("dist/render/render.js")).href
	);
	const data = dataAt(Date.now());
	const renderOne = (path: string) =>
		timed(() => render({ path, locale: "ar", siteUrl, data, picture: `${siteUrl}/preview.png` }));
	await quiet();
	const rows: Row[] = [];
	for (const path of ["/", "/news", "/news/7", "/events", "/events/7", "/schedule"]) {
		await renderOne(path);
		const times: number[] = [];
		for (let run = 0; run < 20; run++) times.push(await renderOne(path));
		rows.push(
			row(`Render ${path}`, [median(times)], { unit: "ms", digits: 1, must: [50], aim: [25] }),
		);
	}
	const words = {
		title: "بطولة الكويت الوطنية للكيوكوشن",
		lines: ["١٠ ديسمبر ٢٠٢٦", "صالة السالمية"],
	};
	const drawOne = () => timed(() => drawPreview(words, "ar", federationName.ar));
	await drawOne();
	const drawn: number[] = [];
	for (let run = 0; run < 20; run++) drawn.push(await drawOne());
	rows.push(
		row("Draw a preview", [median(drawn)], { unit: "ms", digits: 1, must: [80], aim: [40] }),
	);
	const [latest, old] = [data.news[0], data.news[400]];
	const dated = ({ id, publishedAt }: NewsItem) => ({ id, datedAt: publishedAt ?? undefined });
	const changes = [
		pagesOf("news", dated(latest), data),
		pagesOf("news", dated(old), data),
		pagesOf("event", { id: 7 }, data),
	];
	rows.push(
		row("Pages a change: latest article / old article / event", changes, { must: [8, 2, 8] }),
	);
	return rows;
}
