import { UpdateItemCommand } from "@aws-sdk/client-dynamodb";
import type { UserId } from "#shared/core/ids.ts";
import { rowsForTest } from "../core/importRows.ts";
import { callerForTest } from "./caller.ts";
import { openWorld } from "./world.ts";

const world = await openWorld();
const { Users, EmailClaims } = await import("#functions/people/users/user.entity.ts");
const { ImportRows, Imports } = await import("#functions/community/imports/import.entity.ts");
const { beginImport, listLeftRows, storeRows, startImport, takeImportBack } = await import(
	"#functions/community/imports/imports.service.ts"
);
const { makeRow } = await import("#functions/community/imports/make-row.ts");
const { goOn, resumeImports } = await import("#functions/community/imports/run.ts");
const { readCounters } = await import("#functions/core/table/counters.ts");
const { AuditLines } = await import("#functions/core/table/audit.entity.ts");
const { makeCrowd } = await import("./crowd.ts");
const { dynamo, nextId, onTable } = await import("#functions/core/table/database.ts");
const { wholeTable } = await import("../core/table.ts");
const { interceptTable } = await import("../core/intercept.ts");

const [staff] = await makeCrowd(1);
await world.settle();
afterAll(world.close);

const caller = (now?: number) => callerForTest(staff.id, "admin", now);

const rowCount = 30;

/** A started import that the stream consumer has not seen yet. */
async function startForTest() {
	const rows = rowsForTest(rowCount);
	const { id } = await beginImport(caller(), { fileName: "members.csv", rows: rowCount });
	await storeRows(caller(), id, rows as Parameters<typeof storeRows>[2]);
	await startImport(caller(), id);
	return { id, emails: rows.map(({ values }) => values.email as string) };
}

const recordOf = async (id: string) => {
	const { data } = await Imports.get({ id }).go({ consistent: true });
	if (!data) throw new Error(`No import ${id}`);
	return data;
};
const rowsOf = async (importId: string) =>
	(await ImportRows.query.ofImport({ importId }).go({ pages: "all", consistent: true })).data;
const countOf = async () => (await readCounters(["user"])).user.member ?? 0;

/**
 * Everybody of an import exists once: in the rows, under their address, counted, with one audit
 * line.
 */
async function expectEverybodyOnce(id: string, emails: readonly string[], before: number) {
	expect(await recordOf(id)).toMatchObject({
		state: "imported",
		done: rowCount,
		made: rowCount,
		refused: 0,
	});
	const made = (await rowsOf(id)).map(({ userId }) => userId as number);
	expect(new Set(made).size).toBe(rowCount);
	const { data: claims } = await EmailClaims.get(emails.map((email) => ({ email }))).go({
		concurrent: 4,
	});
	expect(claims.map(({ userId }) => userId).sort()).toEqual([...made].sort());
	expect(await countOf()).toBe(before + rowCount);
	const lines = await Promise.all(
		made.map((one) =>
			AuditLines.query.ofEntity({ entityType: "user", entityId: String(one) }).go(),
		),
	);
	expect(lines.flatMap(({ data }) => data.map(({ action }) => action))).toEqual(
		made.map(() => "created"),
	);
	const { data: people } = await Users.get(made.map((one) => ({ id: one }))).go({ concurrent: 4 });
	expect(people).toHaveLength(rowCount);
}

test("crashes at any point still create everybody once, and taking back removes everybody", async () => {
	const before = await countOf();
	const { id, emails } = await startForTest();
	// A run that crashes after some rows, before it could save its progress.
	const record = await recordOf(id);
	for (const row of (await rowsOf(id)).slice(0, 10)) await makeRow(record, row, Date.now());
	// The stream delivers the record of the run twice at once.
	await Promise.all([goOn(record, Date.now()), goOn(record, Date.now())]);
	world.killFollower();
	await world.settle();
	await expectEverybodyOnce(id, emails, before);

	await takeImportBack(caller(), id);
	world.killFollower();
	await world.settle();
	expect(await recordOf(id)).toMatchObject({
		state: "takenBack",
		takenBack: rowCount,
		kept: 0,
		made: rowCount,
	});
	expect(await countOf()).toBe(before);
	const left = (await wholeTable()).filter((item) =>
		emails.some((email) => JSON.stringify(item).includes(email)),
	);
	expect(left).toEqual([]);
});

test("a row whose person cannot be created at first is created by the next attempt, not skipped", async () => {
	const before = await countOf();
	// Another person already has the id that the next person would get.
	const id = (await nextId<UserId>("user")) + 1;
	const { data: somebody } = await Users.get({ id: staff.id }).go();
	if (somebody) await Users.put({ ...somebody, id, email: `taken${id}@test.example` }).go();
	const { id: importId, emails } = await startForTest();
	await world.settle();
	await expectEverybodyOnce(importId, emails, before);
});

test("a stalled import is resumed, and its outdated record does nothing", async () => {
	const before = await countOf();
	const { id, emails } = await startForTest();
	const record = await recordOf(id);
	expect(await resumeImports(Date.now())).toBe(0);
	expect(await resumeImports(Date.now() + 3 * 60_000)).toBe(1);
	await goOn(record, Date.now());
	expect((await rowsOf(id)).every(({ state }) => state === "waiting")).toBe(true);
	await world.settle();
	await expectEverybodyOnce(id, emails, before);
});

test("an import taken back before it is finished creates nobody else", async () => {
	const before = await countOf();
	const { id } = await startForTest();
	const record = await recordOf(id);
	await goOn(record, Date.now());
	await takeImportBack(caller(), id);
	// A step still running finds its rows processed, or the import changed.
	await Promise.all([goOn(record, Date.now()), world.settle()]);
	await world.settle();
	const { state, made, takenBack, kept } = await recordOf(id);
	expect([state, takenBack, kept]).toEqual(["takenBack", made, 0]);
	expect(await countOf()).toBe(before);
	const states = new Set((await rowsOf(id)).map((row) => row.state));
	expect([...states].sort()).toEqual(["dropped", "takenBack"]);
});

/** Removes an attribute from an item of an entity, so that whatever needs it throws. */
async function breakItem(entity: string, wish: Record<string, number>, name: string) {
	const found = (await wholeTable()).find(
		(item) =>
			item.__edb_e__?.S === entity &&
			Object.entries(wish).every(([key, value]) => item[key]?.N === `${value}`),
	);
	if (!found) throw new Error(`No ${entity}`);
	await dynamo.send(
		new UpdateItemCommand({
			TableName: onTable.table,
			Key: { pk: found.pk, sk: found.sk },
			UpdateExpression: `REMOVE ${name}`,
		}),
	);
}

test("a row that was taken back although the answer was lost is not kept as failed", async () => {
	const { id } = await startForTest();
	await world.settle();
	await takeImportBack(caller(), id);
	let lost = 0;
	const stop = interceptTable(
		(next) => async (args) => {
			const answer = await next(args);
			const { TransactItems = [] } = args.input as { TransactItems?: object[] };
			const isRow = JSON.stringify(TransactItems).includes("takenBack");
			if (!isRow || lost++ > 0) return answer;
			throw Object.assign(new Error("The answer is lost"), { name: "Lost" });
		},
		{ step: "initialize" },
	);
	await goOn(await recordOf(id), Date.now());
	stop();
	expect(lost).toBeGreaterThan(1);
	const states = (await rowsOf(id)).map(({ state }) => state);
	expect(states.filter((state) => state === "kept")).toEqual([]);
	expect(await recordOf(id)).toMatchObject({ kept: 0, takenBack: 25 });
	await world.settle();
});

test("a row that always fails keeps no later row from its person, nor from being taken back", async () => {
	const before = await countOf();
	const { id } = await startForTest();
	const [row, other] = await rowsOf(id);
	const { told } = row;
	if (!told) throw new Error("The row is handled");
	await ImportRows.patch({ importId: id, row: row.row })
		.set({ told: { ...told, firstName: null as unknown as string } })
		.go();
	await world.settle();
	expect(await recordOf(id)).toMatchObject({
		state: "imported",
		done: rowCount,
		made: rowCount - 1,
		refused: 1,
	});
	const { rows: left } = await listLeftRows(id, {});
	expect(left).toEqual([
		expect.objectContaining({ row: row.row, state: "refused", code: "internal" }),
	]);
	expect(await countOf()).toBe(before + rowCount - 1);
	expect((await rowsOf(id)).some((one) => one.told)).toBe(false);

	const { data: made } = await ImportRows.get({ importId: id, row: other.row }).go();
	await breakItem("user", { id: made?.userId ?? 0 }, "email");
	await takeImportBack(caller(), id);
	await world.settle();
	expect(await recordOf(id)).toMatchObject({
		state: "takenBack",
		takenBack: rowCount - 2,
		kept: 1,
	});
	const retained = (await rowsOf(id)).filter(({ state }) => state === "kept");
	expect(retained).toEqual([expect.objectContaining({ row: other.row, reason: "failed" })]);
});
