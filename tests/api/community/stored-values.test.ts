import { Events } from "#functions/competition/events/event.entity.ts";
import { EventClasses } from "#functions/competition/events/event-class.entity.ts";
import { News } from "#functions/content/news/news.entity.ts";
import { Athletes } from "#functions/people/national-team/athlete.entity.ts";
import { Users } from "#functions/people/users/user.entity.ts";
import { TrainingClasses } from "#functions/training/training-classes/training-class.entity.ts";
import { call } from "../../core/api.ts";
import { createStudentForTest } from "../../core/belts.ts";
import { createEventClassForTest } from "../../core/event-classes.ts";
import { createEventForTest } from "../../core/events.ts";
import { createFamilyForTest } from "../../core/families.ts";
import { athleteForTest } from "../../core/national-team.ts";
import { admin, createPersonForTest, superAdmin } from "../../core/people.ts";
import { createTrainingClassForTest } from "../../core/trainingClasses.ts";
import { articleForTest } from "../../domains/content/news.samples.ts";

type Case = {
	/** Path and caller of the call that edits the record. */
	path: string;
	cookie: string;
	method?: "PUT" | "PATCH";
	/** Writes values that the rules refuse today, as they were accepted once. */
	store: () => Promise<unknown>;
	/** The record as a form sends it back. */
	form: () => Promise<Record<string, unknown>>;
	/** An edit of another field of the record. */
	edit: Record<string, unknown>;
	/** A different value that the rules refuse, and why. */
	refused: Record<string, unknown>;
	fields: Record<string, string>;
};

const earlierNames = {
	firstName: "Salem 2 (new)",
	lastName: "info@example.com",
	firstNameAr: "سالم ٢",
	phoneNumber: "123",
};

const read = async (path: string, cookie: string) =>
	(await call("GET", path, { cookie })).body as Record<string, unknown>;

const pick = (record: Record<string, unknown>, names: readonly string[]) =>
	Object.fromEntries(names.map((name) => [name, record[name]]));

const create = async (path: string, cookie: string, body: object) =>
	(await call("POST", path, { cookie, body })).body;

async function articleWithForeignPicture(published: boolean): Promise<Case> {
	const cookie = await admin();
	const {
		id,
		version: _,
		...article
	} = await create("/news", cookie, articleForTest({ published }));
	const imageUrl = "https://example.com/a.jpg";
	return {
		path: `/news/${id}`,
		cookie,
		store: () => News.patch({ id }).set({ imageUrl }).go(),
		form: async () => ({ ...article, imageUrl }),
		edit: { titleEn: "Winter camp 2027" },
		refused: { imageUrl: "https://example.com/b.jpg" },
		fields: { imageUrl: "picture_elsewhere" },
	};
}

const cases: Record<string, () => Promise<Case>> = {
	"a person's own profile": async () => {
		const { id, cookie } = await createPersonForTest();
		return {
			path: "/auth/profile",
			cookie,
			store: () => Users.patch({ id }).set(earlierNames).go(),
			form: async () => pick(await read("/auth/user", cookie), Object.keys(earlierNames)),
			edit: { address: "Salmiya" },
			refused: { firstName: "Salem 3" },
			fields: { firstName: "name_letters" },
		};
	},
	"a person's record for staff": async () => {
		const [{ id }, cookie] = [await createPersonForTest(), await superAdmin()];
		return {
			path: `/users/${id}`,
			method: "PATCH",
			cookie,
			store: () => Users.patch({ id }).set(earlierNames).go(),
			form: async () => pick(await read(`/users/${id}`, cookie), Object.keys(earlierNames)),
			edit: { address: "Salmiya" },
			refused: { lastName: "www.example.com" },
			fields: { lastName: "name_address" },
		};
	},
	"a child": async () => {
		const { child, guardian } = await createFamilyForTest();
		return {
			path: `/me/dependents/${child.id}`,
			method: "PATCH",
			cookie: guardian.cookie,
			store: () => Users.patch({ id: child.id }).set({ phoneNumber: "123" }).go(),
			form: async () => ({ phoneNumber: "123" }),
			edit: { address: "Salmiya" },
			refused: { phoneNumber: "1234" },
			fields: { phoneNumber: "phone_invalid" },
		};
	},
	"a coach's student": async () => {
		const { coach, student } = await createStudentForTest();
		return {
			path: `/coach/students/${student.id}`,
			method: "PATCH",
			cookie: coach.cookie,
			store: () => Users.patch({ id: student.id }).set({ phoneNumber: "123" }).go(),
			form: async () => ({ phoneNumber: "123" }),
			edit: { emergencyContact: "Mother" },
			refused: { phoneNumber: "1234" },
			fields: { phoneNumber: "phone_invalid" },
		};
	},
	"an article with a picture of another site": () => articleWithForeignPicture(true),
	"a draft of an article with a picture of another site": () => articleWithForeignPicture(false),
	"an event with more places than an event may have": async () => {
		const [{ id }, cookie] = [await createEventForTest(), await admin()];
		return {
			path: `/events/${id}`,
			cookie,
			store: () => Events.patch({ id }).set({ maxParticipants: 200_000 }).go(),
			form: async () => {
				const { version: _, ...event } = await read(`/events/${id}`, cookie);
				return event;
			},
			edit: { titleEn: "Spring Cup" },
			refused: { maxParticipants: 200_001 },
			fields: { maxParticipants: "too_big" },
		};
	},
	"an event class whose limits are in the wrong order": async () => {
		const [{ id: eventId }, cookie] = [await createEventForTest(), await admin()];
		const { id, version: _, ...eventClass } = await createEventClassForTest(eventId);
		const ages = { minAge: 18, maxAge: 12 };
		return {
			path: `/events/${eventId}/classes/${id}`,
			cookie,
			store: () => EventClasses.patch({ eventId, id }).set(ages).go(),
			form: async () => ({ ...eventClass, ...ages }),
			edit: { className: "Kumite men" },
			refused: { maxAge: 13 },
			fields: { maxAge: "max_below_min" },
		};
	},
	"a training class with a short title": async () => {
		const coach = await createPersonForTest({ role: "coach" });
		const { id } = await createTrainingClassForTest({ coachId: coach.id, title: "K1" });
		return {
			path: `/classes/${id}`,
			cookie: coach.cookie,
			store: () => TrainingClasses.patch({ id }).set({ title: "K1", maxCapacity: 500 }).go(),
			form: async () => {
				const { version: _, ...trainingClass } = await read(`/classes/${id}`, coach.cookie);
				return trainingClass;
			},
			edit: { description: "For all grades" },
			refused: { title: "K2" },
			fields: { title: "title_short" },
		};
	},
	"an athlete with a name in digits and a picture of another site": async () => {
		const cookie = await superAdmin();
		const { id, version: _, ...athlete } = await create("/national-team", cookie, athleteForTest());
		const earlier = { nameEn: "Huda 7", photoUrl: "https://example.com/h.jpg" };
		return {
			path: `/national-team/${id}`,
			cookie,
			store: () => Athletes.patch({ id }).set(earlier).go(),
			form: async () => ({ ...athlete, ...earlier }),
			edit: { bio: "Began at eight." },
			refused: { nameEn: "Huda 8" },
			fields: { nameEn: "name_letters" },
		};
	},
};

/** A record that was stored before a rule became stricter. */
test.each(Object.keys(cases))(
	"%s keeps its stored values even if a newer rule rejects them",
	async (kind) => {
		const {
			path,
			cookie,
			method = "PUT",
			store,
			form,
			edit,
			refused,
			fields,
		} = await cases[kind]();
		await store();
		const stored = await form();
		const save = (change: object) =>
			call(method, path, { cookie, body: { ...stored, ...edit, ...change } });
		const changed = await save(refused);
		expect([changed.status, changed.body.fields]).toEqual([400, fields]);
		const { status, body } = await save({});
		expect([status, body.fields ?? body]).toEqual([200, expect.objectContaining(edit)]);
	},
);

test("a caller who may not see a record learns nothing of its stored values", async () => {
	const [{ child }, stranger] = [await createFamilyForTest(), await createPersonForTest()];
	await Users.patch({ id: child.id }).set({ phoneNumber: "123" }).go();
	const guess = (phoneNumber: string) =>
		call("PATCH", `/me/dependents/${child.id}`, { cookie: stranger.cookie, body: { phoneNumber } });
	const answers = [await guess("123"), await guess("124")];
	expect(answers.map(({ status, body }) => [status, body.fields])).toEqual([
		[400, { phoneNumber: "phone_invalid" }],
		[400, { phoneNumber: "phone_invalid" }],
	]);
});
