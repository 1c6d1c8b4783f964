import { endSessions } from "#functions/core/http/session.ts";
import { startSession } from "#functions/identity/auth/start-session.ts";
import { Users } from "#functions/people/users/user.entity.ts";
import { call } from "../../../core/api.ts";
import { interceptTable } from "../../../core/intercept.ts";
import { createPersonForTest } from "../../../core/people.ts";
import {
	cookieOf,
	createResetTokenForTest,
	createSignInForTest,
	login,
	statusOf,
} from "../../../core/signIns.ts";

const start = async (person: Parameters<typeof startSession>[0]) =>
	(await startSession(person, Date.now())).split(";")[0];

type Request = {
	IndexName?: string;
	ConsistentRead?: boolean;
	RequestItems?: Record<string, unknown[]>;
};

/**
 * Calls `see` for each request of this process to DynamoDB; its result, if any, is the response.
 */
async function watching(
	see: (request: Request) => object | undefined,
	work: () => Promise<unknown>,
) {
	const end = interceptTable(
		(next) => async (args) => {
			const answer = see(args.input as Request);
			return answer ? { output: { $metadata: {}, ...answer }, response: {} } : next(args);
		},
		{ step: "build" },
	);
	try {
		await work();
	} finally {
		end();
	}
}

describe("ending a person's sessions", () => {
	test("ending sessions reads the table consistently, not an index that may lag behind", async () => {
		const person = await createPersonForTest();
		const reads: Request[] = [];
		const note = (request: Request) =>
			void ("KeyConditionExpression" in request && reads.push(request));
		await watching(note, () => endSessions(person.id));
		expect(reads.map(({ IndexName, ConsistentRead }) => [IndexName, ConsistentRead])).toEqual([
			[undefined, true],
		]);
		expect(await statusOf(person.cookie)).toBe(401);
	});

	test("ending sessions retries those that DynamoDB did not process at first", async () => {
		const person = await createPersonForTest();
		const cookies = [person.cookie, await start(person), await start(person)];
		let refusals = 2;
		const refuse = ({ RequestItems }: Request) =>
			RequestItems && refusals-- > 0 ? { UnprocessedItems: RequestItems } : undefined;
		await watching(refuse, () => endSessions(person.id));
		expect(await Promise.all(cookies.map(statusOf))).toEqual([401, 401, 401]);
	});

	test("ending sessions reports an error if DynamoDB processes none of them", async () => {
		const person = await createPersonForTest();
		const refuse = ({ RequestItems }: Request) =>
			RequestItems ? { UnprocessedItems: RequestItems } : undefined;
		await watching(refuse, () =>
			expect(endSessions(person.id)).rejects.toMatchObject({ code: "busy" }),
		);
	});

	test("ending sessions ends more sessions than fit in one request, and no sessions of other people", async () => {
		const [person, other] = [await createPersonForTest(), await createPersonForTest()];
		const cookies: string[] = [];
		for (let count = 0; count < 30; count++) cookies.push(await start(person));
		await endSessions(person.id);
		expect(new Set(await Promise.all(cookies.map(statusOf)))).toEqual(new Set([401]));
		expect(await statusOf(other.cookie)).toBe(200);
	});
});

describe("starting a session", () => {
	test.each([
		["role", { role: "member" }],
		["approval", { isApproved: false }],
		["forced change", { mustChangePassword: true }],
		["password", { passwordSetAt: Date.now() }],
	] as const)(
		"no session starts for a person whose %s has changed since they were read",
		async (_, changes) => {
			const person = await createPersonForTest({ role: "admin" });
			const { role, isApproved, createdAt } = person;
			// ElectroDB requires all attributes of the indexes that the changes touch.
			await Users.patch({ id: person.id })
				.set({ role, isApproved, createdAt, ...changes })
				.go();
			await expect(start(person)).rejects.toMatchObject({ code: "busy" });
		},
	);

	test("no session starts for a deleted person", async () => {
		const person = await createPersonForTest();
		await Users.delete({ id: person.id }).go();
		await expect(start(person)).rejects.toMatchObject({ code: "busy" });
	});

	test("a session belongs to its person, and a cookie that names another person is rejected", async () => {
		const [person, other] = [await createPersonForTest(), await createPersonForTest()];
		const forged = person.cookie.replace(String(person.id), String(other.id));
		expect(forged).not.toBe(person.cookie);
		expect(await statusOf(forged)).toBe(401);
	});

	test("a session started during a password reset does not outlive the old password", async () => {
		for (let round = 0; round < 8; round++) {
			const { id, email } = await createSignInForTest();
			const token = await createResetTokenForTest({ id, email });
			const body = { token, newPassword: "Another-Horse-8" };
			const [old] = await Promise.all([
				login(email),
				call("POST", "/auth/reset-password", { body }),
			]);
			if (old.status === 200) expect(await statusOf(cookieOf(old))).toBe(401);
			expect((await login(email, body.newPassword)).status).toBe(200);
		}
	});
});

test("simultaneous calls each use their own session, and calls with an ended session are unauthenticated", async () => {
	const [ended, ...people] = await Promise.all(
		Array.from({ length: 21 }, () => createPersonForTest()),
	);
	await endSessions(ended.id);
	const askers = [...people, ended, ...people, ended];
	const answers = await Promise.all(
		askers.map(({ cookie }) => call("GET", "/auth/user", { cookie })),
	);
	expect(answers.map(({ status, body }) => (status === 200 ? body.id : status))).toEqual(
		askers.map((asker) => (asker === ended ? 401 : asker.id)),
	);
});
