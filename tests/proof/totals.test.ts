import { isDeepStrictEqual } from "node:util";
import { unmarshall } from "@aws-sdk/util-dynamodb";
import { type Model, readModels } from "../core/entityAttributes.ts";
import { callerForTest } from "./caller.ts";
import { openWorld } from "./world.ts";

const world = await openWorld();
const { wholeTable } = await import("../core/table.ts");
const { files } = await import("#functions/core/outside/files.ts");
const { certificateSecret } = await import("#functions/core/outside/certificateSecret.ts");
const { diskFiles } = await import("#local/stand-ins/files.ts");
const { ownCertificateKey } = await import("#local/stand-ins/certificate-key.ts");
const { fillDemo } = await import("#local/demo/fill.ts");
const { recountTable } = await import("#operate/recount/recount.ts");
const { readMemberDashboard } = await import("#functions/app/dashboard/dashboard.service.ts");
const { runTransaction } = await import("#functions/core/table/database.ts");
const { createPerson } = await import("#functions/people/users/user.writes.ts");
const news = await import("#functions/content/news/news.service.ts");

files.use(diskFiles);
certificateSecret.use(ownCertificateKey);
afterAll(world.close);

const staff = (now?: number) => callerForTest(1, "super-admin", now);

const totals = async () => (await readMemberDashboard(staff())).totals;
const wrong = async () => [...(await recountTable())].filter(([, { was, is }]) => was !== is);

beforeAll(() => fillDemo(Date.now(), async () => {}));

test("counters match the demo federation", async () => {
	expect(await wrong()).toEqual([]);
	expect(await totals()).toMatchObject({ members: 205 });
});

const isReadInFull = ({ schema }: Model) => {
	const inFull = Object.getPrototypeOf(schema).formatItemForRetrieval;
	return (item: object) =>
		isDeepStrictEqual(
			{ ...schema.formatItemForRetrieval(item, {}) },
			{ ...inFull.call(schema, item, {}) },
		);
};

test("every item is read as ElectroDB reads it with a getter for each attribute", async () => {
	const models = new Map((await readModels()).map((model) => [model.entity, model]));
	const items = (await wholeTable()).map((item) => unmarshall(item));
	const read = items.filter(({ __edb_e__: entity }) => models.has(entity));
	const different = read.filter((item) => !isReadInFull(models.get(item.__edb_e__) as Model)(item));
	expect(different).toEqual([]);
	expect(new Set(read.map(({ __edb_e__: entity }) => entity)).size).toBeGreaterThan(30);
});

test("so are values of each type, empty where they can be", async () => {
	const empty: Record<string, unknown> = {
		map: {},
		any: {},
		list: [],
		set: new Set(["one"]),
		string: "",
		boolean: false,
	};
	const different = (await readModels()).filter((model) => {
		const values = Object.entries(model.schema.attributes).map(([name, { type }]) => [
			name,
			empty[String(type)] ?? 0,
		]);
		return !isReadInFull(model)(Object.fromEntries(values));
	});
	expect(different.map(({ entity }) => entity)).toEqual([]);
});

test("articles created, published and deleted at once are counted exactly", async () => {
	const before = await totals();
	const article = {
		titleEn: "Winter camp",
		titleAr: "المعسكر الشتوي",
		contentEn: "Three days of training.",
		contentAr: "ثلاثة أيام من التدريب.",
		published: false,
		category: "local" as const,
		imageUrl: null,
	};
	const made = await Promise.all(
		Array.from({ length: 12 }, () => news.newsRecords.create(staff(), article)),
	);
	await Promise.all(
		made.slice(0, 8).map(({ id }) => news.newsRecords.publish(staff(), id, { published: true })),
	);
	await Promise.all(made.slice(4, 6).map(({ id }) => news.newsRecords.remove(staff(), id)));
	expect(await totals()).toEqual({
		...before,
		news: Number(before?.news) + 10,
		draftNews: Number(before?.draftNews) + 4,
	});
	expect(await wrong()).toEqual([]);
});

test("a new person is counted by role, and a rejected one is not", async () => {
	const before = await totals();
	const now = new Date().toISOString();
	const person = {
		id: 900_001,
		email: "counted@test.example",
		firstName: "Counted",
		lastName: "Once",
		role: "coach" as const,
		isApproved: false,
		mustChangePassword: false,
		currentBelt: "black-1" as const,
		preferredLanguage: "en" as const,
		competitionReadiness: "Local" as const,
		createdAt: now,
		updatedAt: now,
	};
	await runTransaction(createPerson(person));
	await expect(runTransaction(createPerson({ ...person, id: 900_002 }))).rejects.toMatchObject({
		code: "email_taken",
	});
	expect(await totals()).toEqual({ ...before, pendingCoaches: Number(before?.pendingCoaches) + 1 });
	expect(await wrong()).toEqual([]);
});
