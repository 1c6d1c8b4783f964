import { startSession } from "#functions/auth/start-session.ts";
import { endSessions } from "#functions/core/http/session.ts";
import { Users } from "#functions/users/user.entity.ts";
import { call } from "../../core/api.ts";
import { interceptTable } from "../../core/intercept.ts";
import { createPersonForTest } from "../../core/people.ts";
import {
	cookieOf,
	createResetTokenForTest,
	createSignInForTest,
	login,
	statusOf,
} from "../../core/signIns.ts";

const start = async (person: Parameters<typeof startSession>[0]) =>
	(await startSession(person, Date.now())).split(";")[0];

type Request = {
	IndexName?: string;
	ConsistentRead?: boolean;
	RequestItems?: Record<string, unknown[]>;
};

/** Lets `see` look at each request that this process makes to the table, and answer in the table's place. */
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

describe("ending the sessions of a person", () => {
	test("asks no index, which may be behind", async () => {
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

	test("ends those too that the table did not take at first", async () => {
		const person = await createPersonForTest();
		const cookies = [person.cookie, await start(person), await start(person)];
		let refusals = 2;
		const refuse = ({ RequestItems }: Request) =>
			RequestItems && refusals-- > 0 ? { UnprocessedItems: RequestItems } : undefined;
		await watching(refuse, () => endSessions(person.id));
		expect(await Promise.all(cookies.map(statusOf))).toEqual([401, 401, 401]);
	});

	test("says so when the table takes none of them", async () => {
		const person = await createPersonForTest();
		const refuse = ({ RequestItems }: Request) =>
			RequestItems ? { UnprocessedItems: RequestItems } : undefined;
		await watching(refuse, () =>
			expect(endSessions(person.id)).rejects.toMatchObject({ code: "busy" }),
		);
	});

	test("ends more than one request takes, and nobody else's", async () => {
		const [person, other] = [await createPersonForTest(), await createPersonForTest()];
		const cookies: string[] = [];
		for (let count = 0; count < 30; count++) cookies.push(await start(person));
		await endSessions(person.id);
		expect(new Set(await Promise.all(cookies.map(statusOf)))).toEqual(new Set([401]));
		expect(await statusOf(other.cookie)).toBe(200);
	});
});

describe("a session", () => {
	test.each([
		["role", { role: "member" }],
		["approval", { isApproved: false }],
		["forced change", { mustChangePassword: true }],
		["password", { passwordSetAt: Date.now() }],
	] as const)(
		"is not started for somebody whose %s has changed since they were read",
		async (_, changes) => {
			const person = await createPersonForTest({ role: "admin" });
			const { role, isApproved, createdAt } = person;
			// With all parts of the indexes that it touches.
			await Users.patch({ id: person.id })
				.set({ role, isApproved, createdAt, ...changes })
				.go();
			await expect(start(person)).rejects.toMatchObject({ code: "busy" });
		},
	);

	test("is not started for somebody who is gone", async () => {
		const person = await createPersonForTest();
		await Users.delete({ id: person.id }).go();
		await expect(start(person)).rejects.toMatchObject({ code: "busy" });
	});

	test("belongs to whom it was started for, whoever its cookie names", async () => {
		const [person, other] = [await createPersonForTest(), await createPersonForTest()];
		const forged = person.cookie.replace(String(person.id), String(other.id));
		expect(forged).not.toBe(person.cookie);
		expect(await statusOf(forged)).toBe(401);
	});

	test("that was started while the password was reset does not outlive the old password", async () => {
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
