import { ImportRows } from "#functions/community/imports/import.entity.ts";
import { startSession } from "#functions/identity/auth/start-session.ts";
import { EmailClaims, type User, Users } from "#functions/people/users/user.entity.ts";
import { columnName, matchColumns } from "#shared/community/imports/imports.columns.ts";
import type { Import, LeftRow, RowVerdict } from "#shared/community/imports/imports.schema.ts";
import type { UserId } from "#shared/core/ids.ts";
import { expectRefusal } from "../../core/answers.ts";
import { call, eventually, mailsTo } from "../../core/api.ts";
import { auditOf } from "../../core/audit.ts";
import { createDocumentForTest } from "../../core/documents.ts";
import { createEventForTest } from "../../core/events.ts";
import { rowForTest, rowsForTest } from "../../core/importRows.ts";
import {
	createDraftForTest,
	createImportForTest,
	sendForTest,
	settledImport,
} from "../../core/imports.ts";
import { recordForTest } from "../../core/memberships.ts";
import { admin, createPersonForTest, makeFindable, superAdmin } from "../../core/people.ts";
import { itemsWith } from "../../core/table.ts";
import { createTrainingClassForTest } from "../../core/trainingClasses.ts";
import { uniqueBirthDate, uniqueEmail, uniqueName, uniqueText } from "../../core/unique.ts";

async function check(rows: object[], cookie?: string): Promise<RowVerdict[]> {
	const { status, body } = await call("POST", "/imports/check", {
		cookie: cookie ?? (await admin()),
		body: { rows },
	});
	expect([status, body.code]).toEqual([200, undefined]);
	return body;
}

async function personOf(email: string) {
	const { data: claim } = await EmailClaims.get({ email }).go({ consistent: true });
	return claim && (await Users.get({ id: claim.userId }).go({ consistent: true })).data;
}

const made = async (id: string) =>
	(await ImportRows.query.ofImport({ importId: id }).go({ pages: "all" })).data.map(
		({ row, state, userId }) => ({
			row,
			state,
			userId: userId as UserId,
		}),
	);

const leftOf = async (cookie: string, id: string): Promise<LeftRow[]> =>
	(await call("GET", `/imports/${id}/rows`, { cookie })).body;

async function takeBack(cookie: string, id: string): Promise<Import> {
	const { status, body } = await call("POST", `/imports/${id}/take-back`, { cookie });
	expect([status, body.state]).toEqual([202, "takingBack"]);
	return settledImport(cookie, id);
}

describe("dry run of an import", () => {
	test("a dry run reports what would happen to each row, with every error and its field", async () => {
		const known = await createPersonForTest();
		const verdicts = await check([
			rowForTest({}, 2),
			rowForTest({ email: known.email.toUpperCase() }, 3),
			rowForTest(
				{
					email: "nobody",
					dateOfBirth: "31/31/2010",
					gender: "yes",
					currentBelt: "pink",
					phoneNumber: "1",
				},
				4,
			),
			{ row: 5, values: {} },
			rowForTest({ lastName: "x".repeat(1_001), coach: "999999999" }, 6),
			rowForTest({ coach: known.email }, 7),
		]);
		expect(verdicts.map(({ row, verdict }) => [row, verdict])).toEqual([
			[2, "create"],
			[3, "exists"],
			[4, "fault"],
			[5, "fault"],
			[6, "fault"],
			[7, "fault"],
		]);
		expect(verdicts[1].person).toMatchObject({ id: known.id });
		expect(
			verdicts
				.slice(2)
				.map(({ faults }) => faults.map(({ field, code }) => `${field}: ${code}`).sort()),
		).toEqual([
			[
				"currentBelt: belt_unknown",
				"dateOfBirth: date_invalid",
				"email: email_invalid",
				"gender: gender_unknown",
				"phoneNumber: phone_invalid",
			],
			["email: required", "firstName: required"],
			["lastName: too_long"],
			["coach: coach_unknown"],
		]);
	});

	test("a dry run finds no coach by an address that they had before", async () => {
		const coach = await createPersonForTest({ role: "coach" });
		const [email, expiresAt] = [uniqueEmail("former"), Math.floor(Date.now() / 1000) + 86_400];
		await EmailClaims.put({ email, userId: coach.id, expiresAt }).go();
		const verdicts = await check([
			rowForTest({ coach: coach.email }, 2),
			rowForTest({ coach: email }, 3),
		]);
		expect(verdicts.map(({ faults }) => faults.map(({ code }) => code))).toEqual([
			[],
			["coach_unknown"],
		]);
	});

	test("a dry run takes the address of another child for the child's own", async () => {
		const sibling = await createPersonForTest({ dateOfBirth: "2014-02-03" });
		const row = rowForTest({ dateOfBirth: "2016-04-09", email: sibling.email }, 2);
		expect(await check([row])).toMatchObject([{ verdict: "exists", person: { id: sibling.id } }]);
	});

	test("a dry run points out a person who may be the same under another address", async () => {
		const dateOfBirth = uniqueBirthDate();
		const name = { firstName: "Khaled", lastName: uniqueName() };
		const known = await createPersonForTest({ ...name, dateOfBirth });
		const row = rowForTest({ ...name, firstName: "Khalid", dateOfBirth });
		// The stream must have stored the keys by which people are compared.
		const [verdict] = await eventually(async () => {
			const verdicts = await check([row]);
			return verdicts[0].verdict === "maybeSame" && verdicts;
		}, "somebody alike");
		expect(verdict.person).toMatchObject({ id: known.id });
	});

	test("a dry run points out a person of the same names in both scripts, whatever else differs", async () => {
		const names = { firstName: "Nawaf", lastName: uniqueName() };
		const arabic = { firstNameAr: "نواف", lastNameAr: "الدوسري" };
		const known = await createPersonForTest({ ...names, ...arabic, dateOfBirth: "1999-01-02" });
		await makeFindable(known);
		const verdicts = await check([
			rowForTest({ ...names, ...arabic, dateOfBirth: "1999-02-01" }, 2),
			rowForTest({ ...names, firstNameAr: "نايف", lastNameAr: "الدوسري" }, 3),
			rowForTest(names, 4),
		]);
		expect(verdicts.map(({ verdict, person }) => [verdict, person?.id])).toEqual([
			["maybeSame", known.id],
			["create", undefined],
			["create", undefined],
		]);
	});

	test("a dry run refuses a day of joining in the future or with two meanings", async () => {
		const verdicts = await check(
			["2101-01-01", "03/04/2014", "soon", "2014-04-03", ""].map((joined, at) =>
				rowForTest({ joined }, at + 2),
			),
		);
		expect(verdicts.map(({ faults }) => faults.map(({ field, code }) => [field, code]))).toEqual([
			[["joined", "date_invalid"]],
			[["joined", "date_order"]],
			[["joined", "date_invalid"]],
			[],
			[],
		]);
	});

	test("a dry run changes nothing", async () => {
		const row = rowForTest();
		await check([row]);
		expect(await itemsWith(row.values.email ?? "")).toEqual([]);
	});

	test("a dry run accepts ninety rows, each row once", async () => {
		expect(await check(rowsForTest(90))).toHaveLength(90);
		const cookie = await admin();
		for (const rows of [[], rowsForTest(91), [rowForTest(), rowForTest()]])
			expectRefusal(await call("POST", "/imports/check", { cookie, body: { rows } }), "invalid");
	});
});

describe("imports", () => {
	test("an import creates members as staff do: searchable, counted, with their coach, without an email", async () => {
		const coach = await createPersonForTest({ role: "coach" });
		const row = rowForTest({
			firstNameAr: "نورة",
			lastNameAr: "الصباح",
			phoneNumber: "٥٠٠١٢٣٤٥",
			gender: "female",
			dateOfBirth: "2010-03-31",
			currentBelt: "الحزام الأصفر",
			dojoLocation: "Salmiya",
			coach: coach.email,
		});
		const cookie = await superAdmin();
		const done = await createImportForTest([row], { cookie });
		expect(done.import).toMatchObject({ state: "imported", rows: 1, done: 1, made: 1, refused: 0 });
		const email = row.values.email as string;
		const person = await personOf(email);
		expect(person).toMatchObject({
			firstName: "Import",
			firstNameAr: "نورة",
			phoneNumber: "+96550012345",
			gender: "female",
			role: "member",
			currentBelt: "yellow-6",
			dojoLocation: "Salmiya",
			isApproved: true,
			mustChangePassword: false,
		});
		const id = person?.id as number;
		const { body: found } = await call("GET", `/users?search=${email}`, { cookie });
		expect(found.map((one: { id: number }) => one.id)).toEqual([id]);
		const { body: whole } = await call("GET", `/users/${id}`, { cookie });
		expect(whole.coaches).toEqual([expect.objectContaining({ id: coach.id })]);
		expect(await auditOf("user", id)).toMatchObject([
			{ action: "created", details: { importId: done.id } },
		]);
		expect((await auditOf("import", done.id)).map(({ action }) => action)).toEqual([
			"import_begun",
		]);
		expect(await mailsTo(email)).toEqual([]);
	});

	test("children need no address: siblings share a parent's, and the parent is invited to act for them", async () => {
		const parent = await createPersonForTest({ dateOfBirth: "1985-02-03" });
		const stranger = uniqueEmail("mother");
		const lastName = uniqueName();
		const child = (firstName: string, values: object, row: number) =>
			rowForTest({ firstName, lastName, dateOfBirth: "2016-04-09", email: "", ...values }, row);
		const rows = [
			child("Alia", { email: parent.email }, 2),
			child("Bader", { guardianEmail: parent.email.toUpperCase() }, 3),
			child("Dana", { guardianEmail: stranger }, 4),
			child("Fajer", {}, 5),
			rowForTest({ lastName, email: "" }, 6),
			child("Ghanim", { dateOfBirth: "1990-01-01" }, 7),
		];
		const verdicts = await check(rows);
		expect(
			verdicts.map(({ verdict, faults }) => [verdict, ...faults.map(({ code }) => code)]),
		).toEqual([
			["create"],
			["create"],
			["create"],
			["create"],
			["fault", "required"],
			["fault", "required"],
		]);
		const { id } = await createImportForTest(rows);
		const people = await made(id);
		expect(people.map(({ state }) => state)).toEqual([
			...Array(4).fill("made"),
			"refused",
			"refused",
		]);
		const children = people.slice(0, 4).map(({ userId }) => userId);
		const records = await Promise.all(children.map((one) => Users.get({ id: one }).go()));
		expect(records.map(({ data }) => data?.email)).toEqual(["", "", "", ""]);
		const invitationsOf = async ({ cookie }: { cookie: string }) =>
			(await call("GET", "/me/dependents", { cookie })).body.invitations.map(
				(one: { child: { id: number } }) => one.child.id,
			);
		await eventually(
			async () => (await invitationsOf(parent)).length === 2,
			"the invitations of the parent",
		);
		expect((await invitationsOf(parent)).sort()).toEqual(children.slice(0, 2).sort());
		const accepted = await call("POST", `/guardianships/${children[0]}/accept`, {
			cookie: parent.cookie,
			body: { capacity: "mother" },
		});
		expect([accepted.status, accepted.body.state]).toEqual([200, "active"]);
		// An address that is not known to belong to anybody gets no email.
		expect(await mailsTo(stranger)).toEqual([]);
		const mother = await createPersonForTest({ email: stranger });
		expect(await invitationsOf(mother)).toEqual([children[2]]);
	});

	test("people join on the day that the file says, and such an import can also be taken back", async () => {
		const rows = [rowForTest({ joined: "2015-03-01" }, 2), rowForTest({ joined: "" }, 3)];
		const { cookie, id } = await createImportForTest(rows);
		const people = await made(id);
		const joined = await Promise.all(
			people.map(
				async ({ userId }) => (await call("GET", `/users/${userId}`, { cookie })).body.createdAt,
			),
		);
		// Midnight in Kuwait on 1 March.
		expect(joined[0]).toBe("2015-02-28T21:00:00.000Z");
		expect(Date.parse(joined[1])).toBeGreaterThan(Date.parse("2026-01-01"));
		expect(await takeBack(cookie, id)).toMatchObject({ takenBack: 2, kept: 0 });
	});

	test("an import sent and started twice creates nobody twice", async () => {
		const rows = rowsForTest(3);
		const { cookie, id } = await sendForTest(rows);
		expect((await call("POST", `/imports/${id}/rows`, { cookie, body: { rows } })).status).toBe(
			204,
		);
		const started = await Promise.all(
			[1, 2, 3].map(() => call("POST", `/imports/${id}/start`, { cookie })),
		);
		expect(
			started.map(({ status }) => status).filter((status) => status !== 202 && status !== 409),
		).toEqual([]);
		expect(await settledImport(cookie, id)).toMatchObject({ rows: 3, made: 3 });
		expect((await call("POST", `/imports/${id}/start`, { cookie })).body).toMatchObject({
			state: "imported",
		});
		expectRefusal(
			await call("POST", `/imports/${id}/rows`, { cookie, body: { rows } }),
			"import_begun",
		);
		expect(new Set((await made(id)).map(({ userId }) => userId)).size).toBe(3);
		expect(await auditOf("import", id)).toHaveLength(1);
	});

	test("an import continues across steps, and reports the rows that failed", async () => {
		const rows = rowsForTest(60);
		rows[40].values.email = rows[7].values.email?.toUpperCase();
		rows[41].values.dateOfBirth = "31/31/2010";
		const done = await createImportForTest(rows);
		expect(done.import).toMatchObject({ done: 60, made: 58, refused: 2 });
		expect(await leftOf(done.cookie, done.id)).toMatchObject([
			{ row: 42, state: "refused", field: "email", code: "email_taken", person: null },
			{ row: 43, state: "refused", field: "dateOfBirth", code: "date_invalid", person: null },
		]);
	});

	test("an import stores nothing of a row except its number", async () => {
		const row = rowForTest({ address: uniqueText("Street") });
		await createImportForTest([row]);
		const left = await itemsWith(row.values.address ?? "");
		expect(left.map((item) => item.__edb_e__.S)).toEqual(["user"]);
	});

	test("an import starts only with all its rows, and only by its creator", async () => {
		const { cookie, id } = await createDraftForTest(2);
		await call("POST", `/imports/${id}/rows`, { cookie, body: { rows: [rowForTest()] } });
		expectRefusal(await call("POST", `/imports/${id}/start`, { cookie }), "import_incomplete");
		const { cookie: other } = await createPersonForTest({ role: "admin" });
		expectRefusal(
			await call("POST", `/imports/${id}/rows`, { cookie: other, body: { rows: [rowForTest()] } }),
			"not_found",
		);
		expectRefusal(await call("POST", `/imports/${id}/start`, { cookie: other }), "not_found");
		expectRefusal(await call("POST", `/imports/${id}/take-back`, { cookie }), "not_found");
		const { body } = await call("GET", "/imports", { cookie });
		expect(body.some((one: Import) => one.id === id)).toBe(false);
		expectRefusal(
			await call("POST", "/imports", { cookie, body: { fileName: "x", rows: 5_001 } }),
			"invalid",
		);
	});
});

describe("taking back an import", () => {
	test("taking back an import removes all its members with their data, and frees their addresses", async () => {
		const coach = await createPersonForTest({ role: "coach" });
		const rows = rowsForTest(30, { coach: String(coach.id) });
		const { cookie, id } = await createImportForTest(rows);
		expect(await takeBack(cookie, id)).toMatchObject({
			state: "takenBack",
			made: 30,
			takenBack: 30,
			kept: 0,
		});
		const emails = rows.map(({ values }) => values.email as string);
		expect(await Promise.all(emails.map(personOf))).toEqual(emails.map(() => null));
		expect(
			await eventually(
				async () => (await itemsWith(...emails)).length === 0 && "nothing",
				"their end",
			),
		).toBe("nothing");
		expect((await createImportForTest(rows)).import.made).toBe(30);
		expect((await auditOf("import", id)).map(({ action }) => action)).toEqual([
			"import_begun",
			"import_taken_back",
		]);
	});

	test("taking back an import keeps members who were active or changed since, with the reason", async () => {
		const head = await superAdmin();
		const { cookie, id } = await createImportForTest(rowsForTest(8));
		const ids = (await made(id)).map(({ userId }) => userId);
		const [signedIn, changed, entered, paid, removed, trains, documented] = ids;
		await createDocumentForTest(head, documented);
		await Users.patch({ id: signedIn }).set({ passwordSetAt: Date.now() }).go();
		await call("PATCH", `/users/${changed}`, { cookie: head, body: { address: "Salmiya" } });
		const event = await createEventForTest();
		const session = await startSession(
			(await Users.get({ id: entered }).go()).data as User,
			Date.now(),
		);
		const entry = await call("POST", `/events/${event.id}/register`, {
			cookie: session.split(";")[0],
		});
		expect(entry.status).toBeLessThan(300);
		await recordForTest(paid);
		const trainingClass = await createTrainingClassForTest();
		const body = { userId: trains };
		expect(
			(await call("POST", `/classes/${trainingClass.id}/enroll`, { cookie: head, body })).status,
		).toBe(201);
		await call("DELETE", `/users/${removed}`, { cookie: head });

		expect(await takeBack(cookie, id)).toMatchObject({ made: 8, takenBack: 1, kept: 7 });
		const left = await leftOf(cookie, id);
		expect(left.map(({ reason, person }) => [reason, person?.id])).toEqual([
			["signedIn", signedIn],
			["changed", changed],
			["registered", entered],
			["paid", paid],
			["gone", undefined],
			["registered", trains],
			["changed", documented],
		]);
	});

	test("taking back a running import stops it, and repeating it changes nothing", async () => {
		const { cookie, id } = await sendForTest(rowsForTest(120));
		await call("POST", `/imports/${id}/start`, { cookie });
		const { takenBack, kept, made: count } = await takeBack(cookie, id);
		expect([takenBack, kept]).toEqual([count, 0]);
		const states = (await made(id)).map(({ state }) => state);
		expect(states.filter((state) => state !== "takenBack" && state !== "dropped")).toEqual([]);
		expect((await call("POST", `/imports/${id}/take-back`, { cookie })).body).toMatchObject({
			state: "takenBack",
		});
	});
});

test("an import recognises the columns of our own export", async () => {
	for (const lang of ["en", "ar"] as const) {
		const { body } = await call("GET", `/exports/people.csv?roles=admin&lang=${lang}`, {
			cookie: await admin(),
		});
		const [heading] = (body as string).replace("\uFEFF", "").split("\r\n");
		const fields = matchColumns(heading.split(",")).filter(Boolean);
		expect(fields.sort()).toEqual(
			[
				"firstName",
				"lastName",
				"firstNameAr",
				"lastNameAr",
				"email",
				"phoneNumber",
				"currentBelt",
				"dojoLocation",
				"gender",
				"dateOfBirth",
				"address",
				"emergencyContact",
				"joined",
			].sort(),
		);
		expect(heading).toContain(columnName("email", lang));
	}
});
