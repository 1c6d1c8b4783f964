import type * as z from "zod/mini";
import type { Domain } from "#shared/api.ts";
import { expectRefusal } from "../core/answers.ts";
import { type Answer, call } from "../core/api.ts";
import { auditOf } from "../core/audit.ts";
import { onlyDomains } from "../core/loadByDomain.ts";
import { createPersonForTest, superAdmin } from "../core/people.ts";
import { recordDomains } from "../core/recordDomains.ts";
import { everyRoute, type Identity, identities, type NamedRoute, pathOf } from "../core/routes.ts";
import { auditedBy, otherFieldsOf, sampleOf } from "../core/samples.ts";
import { uniqueName, uniqueYear } from "../core/unique.ts";

type Body = Record<string, unknown>;
type Row = Body & { id: number; version: number };

/** Values of new records, in the order in which they are made, and the places at which they are listed. */
type Order = { made: Body[]; places: number[]; query?: Record<string, string> };

const bySortOrder = (): Order => ({
	made: [1000, 9, 200, 9].map((sortOrder) => ({ sortOrder })),
	places: [3, 0, 2, 1],
});
const byName = (): Order => {
	const mark = uniqueName();
	return {
		made: ["Charlie", "alpha", "Bravo"].map((last) => ({ nameEn: `${mark} ${last}` })),
		places: [2, 0, 1],
	};
};
/** Of domains that are not named, the latest record comes first. */
const orders: { [D in Domain]?: () => Order } = {
	about: bySortOrder,
	officials: bySortOrder,
	"national-team": byName,
	dojos: byName,
	"annual-plan": () => {
		const year = uniqueYear();
		return {
			made: [12, 2, 10, 2, 1].map((month) => ({ year, month })),
			places: [4, 1, 3, 2, 0],
			query: { year: String(year) },
		};
	},
};
const latestFirst = (): Order => ({ made: [{}, {}, {}], places: [2, 1, 0] });

/** Who sees records that others do not. */
const seers: { [D in Domain]?: Identity[] } = { officials: ["superAdmin"] };
const staff: Identity[] = ["admin", "superAdmin"];

/** The calls of a domain's records, and what its tests do with them. */
function recordsOf(domain: Domain) {
	const find = (name: string) =>
		everyRoute.find((named) => named.domain === domain && named.name === name);
	const [list, get, patch] = ["list", "get", "patch"].map(find);
	const [create, update, remove] = ["create", "update", "remove"].map(find) as NamedRoute[];
	const { shape } = create.route.body as unknown as { shape: Record<string, z.ZodMiniType> };
	const visibility = "published" in shape ? "published" : "isActive" in shape ? "isActive" : null;
	const entityType = auditedBy(create)?.entityType ?? "";

	const sample = async (wish: Body = {}) => ({
		...(await sampleOf(create)).body,
		...(visibility && { [visibility]: true }),
		...wish,
	});

	async function listed(cookie?: string, more: Record<string, string> = {}): Promise<Row[]> {
		const rows: Row[] = [];
		const { query } = await sampleOf(list as NamedRoute);
		for (let cursor: string | null = ""; cursor !== null; ) {
			const path = pathOf(
				(list as NamedRoute).route,
				{},
				{
					...query,
					...more,
					...(cursor && { cursor }),
				},
			);
			const { status, body, headers } = await call("GET", path, { cookie });
			expect(status).toBe(200);
			rows.push(...body);
			cursor = headers.get("x-next-cursor");
		}
		return rows;
	}

	const send = (named: NamedRoute, cookie: string, id: number, body?: Body, key?: string) =>
		call(named.route.method, pathOf(named.route, { id: String(id) }), {
			cookie,
			body,
			headers: key === undefined ? {} : { "idempotency-key": key },
		});

	async function post(cookie: string, wish: Body = {}): Promise<Row> {
		const { status, body } = await send(create, cookie, 0, await sample(wish));
		expect(status).toBe(201);
		return body;
	}

	/** What the list and the record's own address answer to a reader. */
	async function seenBy(cookie: string | undefined, id: number) {
		const inList = (await listed(cookie)).find((row) => row.id === id);
		const alone = get && (await call("GET", pathOf(get.route, { id: String(id) }), { cookie }));
		return { inList, alone };
	}

	async function expectSeen(cookie: string | undefined, id: number, isSeen: boolean) {
		const { inList, alone } = await seenBy(cookie, id);
		expect(inList?.id).toBe(isSeen ? id : undefined);
		if (alone) expect(alone.status).toBe(isSeen ? 200 : 404);
	}

	async function expectStored(cookie: string, row: Row) {
		const { inList, alone } = await seenBy(cookie, row.id);
		// Only the list says what belongs to a record, such as the classes of a dojo.
		expect({ ...inList, linked: undefined }).toEqual({ ...row, linked: undefined });
		if (alone) expect(alone.body).toMatchObject(row);
	}

	/** A record that was changed `by` its domain's sample edit, and two further edits of it. */
	async function edited(cookie: string) {
		const { params, body: { version: _, ...body } = {} } = await sampleOf(update);
		const id = Number(params?.id);
		const edits = [body, { ...body, ...otherFieldsOf(update) }];
		const put = (edit: Body, key?: string) => send(update, cookie, id, edit, key);
		return { id, edits, put };
	}

	const actions = async (id: number) => (await auditOf(entityType, id)).map(({ action }) => action);

	return {
		...{ list, create, update, patch, remove, visibility, sample, listed, send, post },
		...{ expectSeen, expectStored, edited, actions },
	};
}

const okay = (answers: readonly Answer[]) => answers.filter(({ status }) => status === 200);

test("the six domains of staff's records are held to what is common to them", () => {
	for (const domain of ["about", "annual-plan", "dojos", "national-team", "news", "officials"])
		expect(recordDomains).toContain(domain);
});

const domains = recordDomains.filter((domain) => onlyDomains?.includes(domain) ?? true) as Domain[];

describe.each(domains.map((domain) => [domain, recordsOf(domain)] as const))("%s", (domain, of) => {
	const { create, update, patch, remove, visibility } = of;

	test(`${create.key}: a new record is seen by everybody, in the list and alone`, async () => {
		const cookie = await superAdmin();
		const made = await of.post(cookie);
		expect(made.version).toBe(1);
		await of.expectStored(cookie, made);
		await of.expectSeen(undefined, made.id, true);
	});

	if (visibility)
		test(`${create.key}: a record that is not ${visibility} is seen by staff alone`, async () => {
			const { id } = await of.post(await superAdmin(), { [visibility]: false });
			for (const [who, wish] of Object.entries(identities)) {
				const cookie = wish ? (await createPersonForTest(wish)).cookie : undefined;
				const isSeen = (seers[domain] ?? staff).some((one) => one === who);
				await of.expectSeen(cookie, id, isSeen);
			}
		});

	test(`${create.key}: records are listed in the order of their domain, whole and in pages`, async () => {
		const cookie = await superAdmin();
		const { made, places, query } = (orders[domain] ?? latestFirst)();
		const ids: number[] = [];
		for (const wish of made) ids.push((await of.post(cookie, wish)).id);
		const whole = (await of.listed(cookie, query)).map(({ id }) => id);
		const found = whole.filter((id) => ids.includes(id));
		expect(ids.map((id) => found.indexOf(id))).toEqual(places);
		expect((await of.listed(cookie, { ...query, limit: "2" })).map(({ id }) => id)).toEqual(whole);
		expect(new Set(whole).size).toBe(whole.length);
	});

	test.each(visibility ? [true, false] : [true])(
		`${update.key}: an edited record stays at its place in the list, seen by visitors: %s`,
		async (isSeen) => {
			const cookie = await superAdmin();
			const { made, query } = (orders[domain] ?? latestFirst)();
			const seen = visibility ? { [visibility]: isSeen } : {};
			const ids: number[] = [];
			for (const wish of made) ids.push((await of.post(cookie, { ...wish, ...seen })).id);
			const places = async () =>
				(await of.listed(cookie, query)).map(({ id }) => id).filter((id) => ids.includes(id));
			const before = await places();
			const edit = await of.sample({ ...made[0], ...seen });
			expect((await of.send(update, cookie, ids[0], edit)).status).toBe(200);
			expect(await places()).toEqual(before);
		},
	);

	test(`${update.key}: an edit replaces the version that it names, or any if it names none`, async () => {
		const cookie = await superAdmin();
		const { id, edits, put } = await of.edited(cookie);
		const [edit, other] = edits;
		const first = await put({ ...edit, version: 1 });
		expect(first).toMatchObject({ status: 200, body: { id, version: 2 } });
		expectRefusal(await put({ ...other, version: 1 }), "changed_meanwhile");
		expect((await put({ ...other, version: 0 })).body.fields).toEqual({ version: "invalid" });
		await of.expectStored(cookie, first.body);
		const second = await put({ ...other, version: 2 });
		const third = await put(edit);
		expect([second.body.version, third.body.version]).toEqual([3, 4]);
		await of.expectStored(cookie, third.body);
		expect(await of.actions(id)).toEqual(["created", "updated", "updated", "updated"]);
	});

	test(`${update.key}: of several edits of one version, one is accepted and stored`, async () => {
		const cookie = await superAdmin();
		const { edits, put } = await of.edited(cookie);
		const all = [...edits, ...edits].map((edit) => put({ ...edit, version: 1 }));
		const [winner, ...others] = okay(await Promise.all(all));
		expect(others).toEqual([]);
		expect(winner.body.version).toBe(2);
		await of.expectStored(cookie, winner.body);
	});

	test(`${remove.key}: a deleted record is gone for staff too, and cannot be changed`, async () => {
		const cookie = await superAdmin();
		const { id } = await of.post(cookie);
		expect(await of.send(remove, cookie, id)).toMatchObject({ status: 204, body: "" });
		await of.expectSeen(cookie, id, false);
		expectRefusal(await of.send(remove, cookie, id), "not_found");
		expectRefusal(await of.send(update, cookie, id, await of.sample()), "not_found");
		if (patch) expectRefusal(await of.send(patch, cookie, id, { published: true }), "not_found");
		expect(await of.actions(id)).toEqual(["created", "deleted"]);
	});

	test(`${create.key}: simultaneous calls with one key make one record for each caller`, async () => {
		const [{ cookie }, other] = await Promise.all(
			[1, 2].map(() => createPersonForTest({ role: "super-admin" })),
		);
		const body = await of.sample();
		const answers = await Promise.all(
			[1, 2, 3, 4, 5].map(() => of.send(create, cookie, 0, body, "one")),
		);
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 201]);
		for (const answer of answers) expect(answer.body).toEqual(answers[0].body);
		const { id } = answers[0].body;
		expect(await of.actions(id)).toEqual(["created"]);
		const another = await of.send(create, other.cookie, 0, await of.sample(), "one");
		const later = await of.send(create, cookie, 0, await of.sample(), "two");
		expect(new Set([id, another.body.id, later.body.id]).size).toBe(3);
	});

	test(`${update.key}: a repeated edit or deletion gets the first answer, of its own record`, async () => {
		const cookie = await superAdmin();
		const [one, two] = [await of.edited(cookie), await of.edited(cookie)];
		const first = await one.put(one.edits[0], "edit");
		expect((await one.put(one.edits[0], "edit")).body).toEqual(first.body);
		expect((await two.put(two.edits[0], "edit")).body).toMatchObject({ id: two.id, version: 2 });
		for (let time = 0; time < 2; time++)
			expect((await of.send(remove, cookie, one.id, undefined, "end")).status).toBe(204);
		expect(await of.actions(one.id)).toEqual(["created", "updated", "deleted"]);
		await of.expectSeen(cookie, two.id, true);
	});

	if (patch)
		test(`${patch.key}: publication is changed alone and once, and an edit that does not name it keeps it`, async () => {
			const cookie = await superAdmin();
			const { id, ...made } = await of.post(cookie, { published: true });
			const publish = (published: unknown, version?: number) =>
				of.send(patch, cookie, id, { published, version });
			const hidden = await publish(false, 1);
			expect(hidden.body).toEqual({
				...made,
				...{ id, published: false, version: 2 },
				updatedAt: expect.any(String),
			});
			await of.expectSeen(undefined, id, false);
			expect((await publish(false, 1)).body).toEqual(hidden.body);
			expectRefusal(await publish(true, 1), "changed_meanwhile");
			expect((await publish("yes")).body.fields).toEqual({ published: "required" });
			expect((await publish(true)).body).toMatchObject({ published: true, version: 3 });
			await of.expectSeen(undefined, id, true);
			const { published: _, ...rest } = await of.sample();
			expect((await of.send(update, cookie, id, rest)).body).toMatchObject({ published: true });
			const words = ["created", "unpublished", "published", "updated"];
			expect(await of.actions(id)).toEqual(words);
		});
});
