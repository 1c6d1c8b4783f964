import { Broadcasts } from "#functions/community/broadcasts/broadcast.entity.ts";
import { RecordClaims } from "#functions/community/claims/claim.entity.ts";
import { Documents } from "#functions/people/documents/document.entity.ts";
import { Guardianships } from "#functions/people/families/guardianship.entity.ts";
import { coachMessagesADay } from "#shared/community/broadcasts/broadcasts.rules.ts";
import { mostWaiting } from "#shared/community/claims/claims.rules.ts";
import { mostDocuments } from "#shared/people/documents/documents.rules.ts";
import { mostChildren, mostGuardians } from "#shared/people/families/families.rules.ts";
import { call } from "../../core/api.ts";
import { createStudentForTest } from "../../core/belts.ts";
import { broadcastForTest } from "../../core/broadcasts.ts";
import { documentForTest } from "../../core/documents.ts";
import { createFamilyForTest, newChildForTest } from "../../core/families.ts";
import { createPeopleForTest, createPersonForTest } from "../../core/people.ts";

const atOnce = 20;

/** Makes calls at once; returns how many succeed. */
async function succeeded(calls: (() => Promise<{ status: number }>)[]): Promise<number> {
	const answers = await Promise.all(calls.map((make) => make()));
	for (const { status } of answers) expect(status).toBeLessThan(500);
	return answers.filter(({ status }) => status < 300).length;
}

const times = <T>(count: number, make: (at: number) => T): T[] =>
	Array.from({ length: count }, (_, at) => make(at));

describe("limits under concurrent calls", () => {
	test(`an account adds at most ${mostChildren} children`, async () => {
		const { cookie } = await createPersonForTest();
		const add = () => call("POST", "/me/dependents", { cookie, body: newChildForTest() });
		for (let count = 0; count < mostChildren - 1; count++) expect((await add()).status).toBe(201);
		expect(await succeeded(times(atOnce, () => add))).toBe(1);
	});

	test(`a child has at most ${mostGuardians} guardians`, async () => {
		const { guardian, child } = await createFamilyForTest();
		const others = await createPeopleForTest(mostGuardians + 1);
		for (const { email } of others)
			await call("POST", `/users/${child.id}/guardians`, {
				cookie: guardian.cookie,
				body: { email },
			});
		const accepts = others.map(
			({ cookie }) =>
				() =>
					call("POST", `/guardianships/${child.id}/accept`, {
						cookie,
						body: { capacity: "other" },
					}),
		);
		expect(await succeeded(accepts)).toBe(mostGuardians - 1);
		const { data } = await Guardianships.query.ofChild({ childId: child.id }).go();
		expect(data).toHaveLength(mostGuardians);
	});

	test(`at most ${mostWaiting} claims of a person wait`, async () => {
		const { id: userId, cookie } = await createPersonForTest();
		const claim = () =>
			call("POST", "/me/claims", { cookie, body: { relation: "self", name: "Sara Ali" } });
		for (let count = 0; count < mostWaiting - 1; count++) expect((await claim()).status).toBe(201);
		expect(await succeeded(times(atOnce, () => claim))).toBe(1);
		const { data } = await RecordClaims.query.ofUser({ userId }).go();
		expect(data).toHaveLength(mostWaiting);
	});

	test(`a coach sends at most ${coachMessagesADay} announcements a day`, async () => {
		const { coach } = await createStudentForTest();
		const body = await broadcastForTest({ audience: { kind: "students", coachId: coach.id } });
		const send = () => call("POST", "/notifications/broadcast", { cookie: coach.cookie, body });
		for (let count = 0; count < coachMessagesADay - 1; count++)
			expect((await send()).status).toBe(202);
		expect(await succeeded(times(atOnce, () => send))).toBe(1);
		const { data } = await Broadcasts.query.ofAuthor({ createdBy: coach.id }).go();
		expect(data).toHaveLength(coachMessagesADay);
	});

	test(`a person has at most ${mostDocuments} documents`, async () => {
		const { id, cookie } = await createPersonForTest();
		const at = new Date().toISOString();
		const stored = times(mostDocuments - 1, (number) => ({
			...documentForTest(),
			id: `${id}-${number}`,
			studentId: id,
			createdBy: id,
			createdAt: at,
			expiresAt: Math.floor(Date.now() / 1000) + 3_600,
		}));
		await Documents.put(stored as Parameters<typeof Documents.create>[0][]).go({ concurrent: 8 });
		const start = () =>
			call("POST", `/students/${id}/documents`, { cookie, body: documentForTest() });
		expect(await succeeded(times(atOnce, () => start))).toBe(1);
	});
});
