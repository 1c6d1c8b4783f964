import type * as z from "zod/mini";
import type { Route } from "#shared/core/http/route.ts";
import { aboutSectionForTest } from "../core/about.ts";
import { expectRefusal } from "../core/answers.ts";
import { call } from "../core/api.ts";
import { createDojoForTest, dojoForTest } from "../core/dojos.ts";
import { createEventForTest, eventForTest } from "../core/events.ts";
import { athleteForTest } from "../core/national-team.ts";
import { officialForTest } from "../core/officials.ts";
import { createPersonForTest, superAdmin } from "../core/people.ts";
import { everyRoute, routesThat } from "../core/routes.ts";
import { make, sampleOf } from "../core/samples.ts";
import { uniqueArabicText, uniqueText, uniqueYear } from "../core/unique.ts";
import { articleForTest } from "../domains/content/news.samples.ts";

type Body = Record<string, unknown>;

/** A kind of record that staff write in a form. */
type Kind = {
	/** The call that creates one, and the caller if it is no super-admin. */
	create: string;
	by?: () => Promise<string>;
	params?: () => Promise<Record<string, string>>;
	/** A value in each field. */
	full: () => Promise<Body> | Body;
	/** Only what is required. */
	least: () => Promise<Body> | Body;
	/** What a field that was left out is, where it is not null. */
	usual?: Body;
	/** Fields that stay as they are if an edit leaves them out. */
	unchanged?: string[];
	/** A field that excludes others, and has a test of its own. */
	without?: string;
	/** Where one is read alone, and where all are listed. */
	one?: (id: number, params: Record<string, string>) => string;
	all?: (made: Body, params: Record<string, string>) => string;
};

const picture = (name: string) => `/images/p/${name}.webp#4x3-c9b28a`;

const kinds: Kind[] = [
	{
		create: "POST /api/news",
		full: () => ({ ...articleForTest(), imageUrl: picture("news") }),
		least: () => ({
			titleEn: "Camp",
			titleAr: "معسكر",
			contentEn: "Osu",
			contentAr: "أوس",
			category: "local",
		}),
		usual: { published: false },
		unchanged: ["published"],
		one: (id) => `/news/${id}`,
		all: () => "/news",
	},
	{
		create: "POST /api/about",
		full: () => {
			const section = aboutSectionForTest({ photoUrl: picture("about") });
			// Earlier names of the same texts.
			return { ...section, contentEn: section.bodyEnMd, contentAr: section.bodyArMd };
		},
		least: () => ({ titleEn: "Us", titleAr: "نحن", bodyEnMd: "Osu", bodyArMd: "أوس" }),
		usual: { sortOrder: 0, contentEn: "Osu", contentAr: "أوس" },
		one: (id) => `/about/${id}`,
		all: () => "/about",
	},
	{
		create: "POST /api/annual-plan",
		full: () => ({
			year: uniqueYear(),
			month: 3,
			titleEn: "Basics",
			titleAr: "الأساسيات",
			descriptionEn: "Stances",
			descriptionAr: "الوقفات",
			activities: ["Kihon", "Kata"],
			goals: ["Grading"],
		}),
		least: () => ({ year: uniqueYear(), month: 4, titleEn: "Basics", titleAr: "الأساسيات" }),
		usual: { descriptionEn: "", descriptionAr: "", activities: [], goals: [] },
		all: ({ year }) => `/annual-plan?year=${year}`,
	},
	{
		create: "POST /api/officials",
		full: () => officialForTest({ photoUrl: picture("official"), isActive: false }),
		least: () => {
			const { photoUrl: _, sortOrder: __, isActive: ___, ...official } = officialForTest();
			return official;
		},
		usual: { sortOrder: 1, isActive: true },
		unchanged: ["isActive"],
		one: (id) => `/officials/${id}`,
		all: () => "/officials",
	},
	{
		create: "POST /api/national-team",
		full: async () => ({
			...athleteForTest({ photoUrl: picture("athlete"), inSearch: true, isActive: false }),
			championshipsWon: [{ ...athleteForTest().championshipsWon[0], photo: picture("cup") }],
			userId: (await createPersonForTest()).id,
		}),
		least: () => ({ nameEn: "Huda", nameAr: "هدى", currentBelt: "black-1" }),
		usual: {
			achievements: [],
			achievementsAr: [],
			championshipsWon: [],
			inSearch: false,
			isActive: true,
		},
		one: (id) => `/national-team/${id}`,
		all: () => "/national-team",
	},
	{
		create: "POST /api/events",
		full: async () => ({
			...eventForTest(),
			descriptionEn: "Bring your card.",
			descriptionAr: "أحضر بطاقتك.",
			eventDate: "2041-03-10",
			endDate: "2041-03-12",
			registrationOpensAt: "2041-01-01T09:00+03:00",
			registrationDeadline: "2041-03-01T18:00+03:00",
			ageReferenceDate: "2041-03-09",
			offerHours: 24,
			maxParticipants: 12,
			waitingList: false,
			imageUrl: picture("event"),
			flyerUrl: "https://pictures.example/flyer.pdf",
			schedule: "9:00 Weighing",
			coachId: (await createPersonForTest({ role: "coach" })).id,
			membershipRule: "require",
			requiredDocument: "medical",
			guardianConsent: true,
			waitingRoom: true,
			fee: 10_000,
			lateFee: 12_000,
			lateFrom: "2041-02-01",
			memberFee: 8_000,
			familyMax: 20_000,
			payUntil: "2041-03-05",
			paymentRule: "first",
			unpaidRule: "release",
			lateCancellation: "due",
		}),
		least: () => ({ titleEn: "Cup", titleAr: "كأس", eventDate: "2041-03-10" }),
		usual: {
			descriptionEn: "",
			descriptionAr: "",
			eventType: "event",
			offerHours: 0,
			maxParticipants: 0,
			waitingList: true,
			location: "",
			membershipRule: "none",
			requiredDocument: "none",
			guardianConsent: false,
			waitingRoom: false,
			paymentRule: "desk",
			unpaidRule: "keep",
			lateCancellation: "void",
			published: false,
		},
		unchanged: ["published"],
		one: (id) => `/events/${id}`,
	},
	{
		create: "POST /api/events/{id}/classes",
		params: async () => ({
			id: String(
				(
					await createEventForTest({
						fee: 10_000,
						lateFee: 12_000,
						memberFee: 9_000,
						lateFrom: "2020-01-01",
					})
				).id,
			),
		}),
		full: () => ({
			className: "Kumite",
			classNameAr: "كوميتيه",
			description: "Light contact",
			descriptionAr: "احتكاك خفيف",
			maxParticipants: 7,
			waitingList: false,
			minAge: 12,
			maxAge: 17,
			minBeltLevel: "orange-10",
			maxBeltLevel: "brown-1",
			minWeight: 40,
			maxWeight: 60,
			genderRestriction: "female",
			competitionReadinessRequired: "International",
			fee: 7_000,
			lateFee: 9_000,
			memberFee: 5_000,
		}),
		least: () => ({ className: "Kata" }),
		usual: { description: "", maxParticipants: 0, waitingList: true },
		all: (_, { id }) => `/events/${id}/classes`,
	},
	{
		create: "POST /api/dojos",
		full: () => ({
			...dojoForTest(),
			imageUrl: picture("dojo"),
			womensHoursEn: "Monday, 5 to 7 PM",
			womensHoursAr: "الاثنين من ٥ إلى ٧ مساءً",
			aliases: [uniqueText("Old gym")],
		}),
		least: () => ({
			nameEn: uniqueText("Dojo"),
			nameAr: uniqueArabicText("دوجو"),
			area: "ahmadi",
		}),
		usual: { aliases: [], published: false },
		unchanged: ["aliases", "published"],
		one: (id) => `/dojos/${id}`,
		all: () => "/dojos",
	},
	{
		create: "POST /api/classes",
		by: async () => (await createPersonForTest({ role: "coach" })).cookie,
		full: () => ({
			title: "Evening",
			titleAr: "المساء",
			description: "Bring water",
			descriptionAr: "أحضر ماء",
			classType: "beginners",
			audienceType: "girls",
			minAge: 6,
			maxAge: 40,
			dayOfWeek: "monday",
			startTime: "17:00",
			endTime: "18:30",
			location: "Gym 3",
			locationAr: "صالة ٣",
			maxCapacity: 7,
		}),
		least: () => ({
			title: "Morning",
			classType: "kids",
			audienceType: "mixed",
			dayOfWeek: "friday",
			startTime: "07:00",
			endTime: "08:00",
		}),
		// It brings the place's names: see below.
		without: "dojoId",
		usual: { maxCapacity: 20 },
		one: (id) => `/classes/${id}`,
		all: () => "/classes/my-classes",
	},
	{
		create: "POST /api/judges",
		full: async () => ({
			userId: (
				await createPersonForTest({ role: "coach", firstNameAr: "حكم", lastNameAr: "العلي" })
			).id,
			competitionLevel: "Regional",
			specializations: ["Kata", "Kumite"],
			competitionsOfficiated: 4,
			certificationDate: "2021-03-14",
			isActive: false,
		}),
		least: async () => ({
			userId: (
				await createPersonForTest({ role: "coach", firstNameAr: "حكم", lastNameAr: "العلي" })
			).id,
			competitionLevel: "Local",
		}),
		usual: { specializations: [], competitionsOfficiated: 0, isActive: true },
		unchanged: ["userId", "isActive"],
	},
];

/** A version that no record has: of people it is the time of their last change. */
const outdated = ({ body }: Route) => {
	const { version } = (body as unknown as { shape: Record<string, z.ZodMiniType> }).shape;
	return version.safeParse(99).success ? 99 : "2020-01-01T00:00:00.000Z";
};

/** Fields of forms that are no part of the record. */
const notStored = ["confirmed", "version"];

describe.each(kinds.map((kind) => [kind.create, kind] as const))("%s", (key, kind) => {
	const route = everyRoute.find((named) => named.key === key)?.route;
	if (!route) throw new Error(`There is no ${key}`);
	const fields = Object.keys((route.body as unknown as z.ZodMiniObject).shape).filter(
		(name) => !notStored.includes(name),
	);

	async function create(body: Body) {
		const cookie = await (kind.by ?? superAdmin)();
		const params = (await kind.params?.()) ?? {};
		const path = route?.path.replace("{id}", params.id) ?? "";
		const answer = await call("POST", path, { cookie, body });
		expect([answer.status, answer.body.fields]).toEqual([201, undefined]);
		return readsOf(answer.body, cookie, params);
	}

	/** A record as it was answered, alone and in the list. */
	async function readsOf(answered: Body, cookie: string, params: Record<string, string> = {}) {
		const id = answered.id as number;
		const reads = [answered];
		if (kind.one) reads.push((await call("GET", kind.one(id, params), { cookie })).body);
		if (kind.all) {
			const { body: all } = await call("GET", kind.all(answered, params), { cookie });
			reads.push(all.find((one: Body) => one.id === id));
		}
		return reads;
	}

	test(`${key}: each field is shown as it was entered, in the answer, alone and in the list`, async () => {
		const full = await kind.full();
		expect(fields.filter((name) => !(name in full) && name !== kind.without)).toEqual([]);
		for (const read of await create(full)) expect(read).toMatchObject(full);
	});

	test(`${key}: a field that was left out is empty, or as usual`, async () => {
		const least = await kind.least();
		const empty = Object.fromEntries(fields.map((name) => [name, null]));
		for (const read of await create(least))
			expect(read).toMatchObject({ ...empty, ...kind.usual, ...least });
	});

	const put = everyRoute.find((named) => named.key === `${key.replace("POST", "PUT")}/{id}`);

	if (put && kind.by === undefined && kind.params === undefined)
		test(`${put.key}: an edit keeps nothing that it leaves out, but what its kind says`, async () => {
			const [full, least] = [await kind.full(), await kind.least()];
			const [made] = await create(full);
			const cookie = await superAdmin();
			const path = put.route.path.replace("{id}", String(made.id));
			const { status, body } = await call("PUT", path, { cookie, body: least });
			expect(status).toBe(200);
			const empty = Object.fromEntries(fields.map((name) => [name, null]));
			const unchanged = Object.fromEntries(
				(kind.unchanged ?? []).map((name) => [name, full[name]]),
			);
			for (const read of await readsOf(body, cookie))
				expect(read).toMatchObject({ ...empty, ...kind.usual, ...least, ...unchanged });
		});
});

test("a class at a dojo shows the dojo's names as its place", async () => {
	const dojo = await createDojoForTest();
	const { cookie } = await createPersonForTest({ role: "coach" });
	const body = {
		title: "Morning",
		classType: "kids",
		audienceType: "mixed",
		dayOfWeek: "friday",
		startTime: "07:00",
		endTime: "08:00",
		dojoId: dojo.id,
	};
	const { body: made } = await call("POST", "/classes", { cookie, body });
	const { nameEn, nameAr } = (await call("GET", `/dojos/${dojo.id}`)).body;
	expect(made).toMatchObject({ dojoId: dojo.id, location: nameEn, locationAr: nameAr });
});

const editing = routesThat(
	(route) => route.method !== "GET" && "version" in Object((route.body as z.ZodMiniObject)?.shape),
);

test.each(editing)(
	"%s refuses an edit of a version that is not the stored one",
	async (_, named) => {
		const { body, ...sample } = await sampleOf(named);
		const version = outdated(named.route);
		const answer = await make(named, { ...sample, body: { ...body, version } });
		// A consent is given to a version of its text.
		expectRefusal(answer, named.domain === "consents" ? "wording_changed" : "changed_meanwhile");
		// The same edit of the stored version is accepted.
		expect((await make(named, { ...sample, body })).status).toBe(named.route.status ?? 200);
	},
);
