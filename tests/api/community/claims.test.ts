import { ulid } from "ulid";
import { RecordClaims } from "#functions/community/claims/claim.entity.ts";
import { Users } from "#functions/people/users/user.entity.ts";
import { expectRefusal } from "../../core/answers.ts";
import { call, eventually, mailTo } from "../../core/api.ts";
import { createStudentForTest } from "../../core/belts.ts";
import { bornGrown, createClaimableForTest, createClaimForTest } from "../../core/claims.ts";
import { createDocumentForTest } from "../../core/documents.ts";
import { admin, callerForTest, createPersonForTest } from "../../core/people.ts";

type Of = { claimant: { cookie: string }; record: { id: number } };

const claim = ({ claimant, record }: Of, dateOfBirth = bornGrown, relation = "self") =>
	call("POST", `/me/claims/records/${record.id}`, {
		cookie: claimant.cookie,
		body: { relation, dateOfBirth },
	});
const own = async (cookie: string) => (await call("GET", "/me/claims", { cookie })).body;
const user = async (id: number) => (await Users.get({ id }).go({ consistent: true })).data;
const waiting = async (cookie: string) =>
	(await call("GET", "/claims", { cookie })).body as { id: string }[];

test("a matching record shows only its first name, and is merged after the right birth date", async () => {
	const of = await createClaimableForTest();
	const { claimant, record } = of;
	await eventually(
		async () => (await own(claimant.cookie)).records.length === 1,
		"the record to be found",
	);
	const { records } = await own(claimant.cookie);
	expect(records).toEqual([{ id: record.id, firstName: "Test", firstNameAr: null }]);
	expect(await claim(of)).toMatchObject({ status: 200, body: { outcome: "joined" } });
	expect(await user(record.id)).toBeNull();
	await eventually(
		async () => (await user(claimant.id))?.currentBelt === "green-4",
		"what the record told",
	);
	expect(await user(claimant.id)).toMatchObject({
		email: claimant.email,
		dateOfBirth: bornGrown,
		role: "member",
	});
});

test("after five wrong birth dates, also sent at once, a correct one needs staff approval", async () => {
	const of = await createClaimableForTest();
	const wrong = await Promise.all(
		Array.from({ length: 5 }, (_, day) => claim(of, `1990-01-0${day + 1}`)),
	);
	expect(wrong.map(({ body }) => body.fields?.dateOfBirth)).toEqual(
		Array(5).fill("birth_date_other"),
	);
	expect((await claim(of)).body).toEqual({ outcome: "asked", isMinor: false });
	expect(await user(of.record.id)).not.toBeNull();
});

test("a claim of a child's record needs staff approval, and invites the claimant as guardian", async () => {
	const of = await createClaimableForTest({ dateOfBirth: "2016-05-06" });
	const { claimant, record } = of;
	expect((await claim(of, "2016-05-06")).body).toEqual({ outcome: "asked", isMinor: true });
	expectRefusal(await claim(of, "2016-05-06"), "claim_waits");
	const [listed] = (await waiting(await admin())).filter((one) =>
		JSON.stringify(one).includes(`"id":${record.id}`),
	);
	expect(listed).toMatchObject({ relation: "guardian", reason: "minor", isBirthDateRight: true });
	const { cookie } = await callerForTest({ role: "admin" });
	expect((await call("POST", `/claims/${listed.id}/approve`, { cookie, body: {} })).status).toBe(
		204,
	);
	expectRefusal(
		await call("POST", `/claims/${listed.id}/approve`, { cookie, body: {} }),
		"claim_decided",
	);
	expect([(await own(claimant.cookie)).claims[0].state, (await user(record.id))?.email]).toEqual([
		"approved",
		expect.stringContaining("+book@"),
	]);
	const { invitations } = (await call("GET", "/me/dependents", { cookie: claimant.cookie })).body;
	expect(invitations).toMatchObject([{ child: { id: record.id } }]);
});

test.each([
	["medical data", {}, "medical"],
	[
		"an address that was changed of late",
		{ emailConfirmedAt: Date.now() - 86_400_000 },
		"newAddress",
	],
])("claiming a record with %s needs staff approval", async (_, wish, reason) => {
	const of = await createClaimableForTest(wish);
	if (reason === "medical") await createDocumentForTest(await admin(), of.record.id);
	expect((await claim(of)).body).toEqual({ outcome: "asked", isMinor: false });
	const [{ state }] = (await own(of.claimant.cookie)).claims;
	expect(state).toBe("pending");
});

test("rejects claims by name alone, from another or unconfirmed address, or of an active account", async () => {
	const [of, stranger] = [
		await createClaimableForTest(),
		await createPersonForTest({ emailConfirmedAt: 1 }),
	];
	expectRefusal(await claim({ claimant: stranger, record: of.record }), "not_found");
	await Users.patch({ id: of.record.id }).set({ passwordSetAt: 1 }).go();
	expectRefusal(await claim(of), "not_found");
	const unconfirmed = await createPersonForTest({ emailConfirmedAt: undefined });
	const body = { relation: "self", name: "Sara" };
	expectRefusal(
		await call("POST", "/me/claims", { cookie: unconfirmed.cookie, body }),
		"forbidden",
	);
});

test("staff merge the record they find once, and notify the claimant", async () => {
	const [{ claimant, record, id }, cookie] = [await createClaimForTest(), await admin()];
	expect(await waiting(cookie)).toContainEqual(
		expect.objectContaining({ id, typedName: "Sara Ali", record: null }),
	);
	expectRefusal(await call("POST", `/claims/${id}/approve`, { cookie, body: {} }), "invalid");
	const child = await createPersonForTest({ dateOfBirth: "2016-05-06" });
	const ofChild = await call("POST", `/claims/${id}/approve`, {
		cookie,
		body: { recordId: child.id },
	});
	expect(ofChild.body.fields).toEqual({ recordId: "record_of_minor" });
	const body = { recordId: record.id };
	expect((await call("POST", `/claims/${id}/approve`, { cookie, body })).status).toBe(204);
	expectRefusal(await call("POST", `/claims/${id}/approve`, { cookie, body }), "claim_decided");
	expect(await user(record.id)).toBeNull();
	await eventually(
		async () => (await user(claimant.id))?.currentBelt === "green-4",
		"the belt of the record",
	);
	const { subject } = await mailTo(claimant.email);
	expect(subject).toBe("Your record is joined with your account");
});

test("nobody decides a claim of their own", async () => {
	const { id: userId, cookie } = await createPersonForTest({ role: "admin" });
	const id = ulid();
	await RecordClaims.put({
		...{ id, userId, relation: "self", reason: "asked", state: "pending", name: "Sara" },
		isBirthDateRight: false,
		createdAt: new Date().toISOString(),
	}).go();
	for (const decision of ["approve", "decline"])
		expectRefusal(
			await call("POST", `/claims/${id}/${decision}`, { cookie, body: {} }),
			"forbidden",
		);
	await RecordClaims.delete({ id }).go();
});

test("a coach sees and decides only claims of their own students' records", async () => {
	const coach = await callerForTest({ role: "coach" });
	const { id } = await createClaimForTest();
	expect((await waiting(coach.cookie)).map((one) => one.id)).not.toContain(id);
	expectRefusal(
		await call("POST", `/claims/${id}/decline`, { cookie: coach.cookie, body: {} }),
		"not_found",
	);
});

test("a coach sees the claim of a student on the first page, behind a hundred of other people", async () => {
	const { coach, student } = await createStudentForTest();
	const claimOf = (recordId: number, id: string) => ({
		id,
		userId: coach.id,
		relation: "self" as const,
		reason: "medical" as const,
		state: "pending" as const,
		recordId,
		isBirthDateRight: true,
		createdAt: new Date().toISOString(),
	});
	// Ids of another time come first, so these claims are listed before all others.
	const others = Array.from({ length: 100 }, (_, at) => claimOf(coach.id, ulid(at + 1)));
	const own = claimOf(student.id, ulid(200));
	await RecordClaims.put([...others, own]).go();
	try {
		const { body, headers } = await call("GET", "/claims?limit=1", { cookie: coach.cookie });
		expect(body.map(({ id }: { id: string }) => id)).toEqual([own.id]);
		expect(headers.get("x-next-cursor")).toBeNull();
	} finally {
		await RecordClaims.delete([...others, own].map(({ id }) => ({ id }))).go();
	}
});
