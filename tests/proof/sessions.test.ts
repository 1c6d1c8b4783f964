import type { UserId } from "#shared/core/ids.ts";

import { callerForTest } from "./caller.ts";
import { openWorld } from "./world.ts";

const world = await openWorld();
const { interceptTable } = await import("../core/intercept.ts");
const { identity } = await import("#functions/core/outside/identity.ts");
const { embeddedIdentity } = await import("#local/stand-ins/identity.ts");
const { sessionsOf } = await import("#functions/core/http/session.ts");
const { startSession } = await import("#functions/identity/auth/start-session.ts");
const { findUser } = await import("#functions/people/users/users.service.ts");
const { removePerson } = await import("#functions/community/removals/removals.service.ts");
const { completeErasures } = await import("#functions/community/my-data/erasure.run.ts");
const { Erasures } = await import("#functions/community/my-data/erasure.entity.ts");
const { updatePerson } = await import("#functions/community/people/person.service.ts");
const { setDisabled } = await import("#functions/community/people/account.service.ts");
const { startMerge } = await import("#functions/community/merges/merges.service.ts");
const { approveApplication, rejectApplication } = await import(
	"#functions/community/applications/applications.service.ts"
);
const { createPeopleForTest } = await import("../core/people.ts");

identity.use(embeddedIdentity());
afterAll(world.close);

const [head] = await createPeopleForTest(1, { role: "super-admin" });
const staff = callerForTest(head.id, "super-admin");

type Wish = Parameters<typeof createPeopleForTest>[1];

/** Changes after which a person must sign in again. */
const changes: Record<string, { of?: Wish; make: (id: UserId) => Promise<unknown> }> = {
	"is deleted": { make: (id) => removePerson(staff, id) },
	"is deleted at their own request": {
		make: async (id) => {
			const past = new Date(Date.now() - 1).toISOString();
			await Erasures.put({ userId: id, createdAt: past, endsAt: past }).go();
			await completeErasures(Date.now());
		},
	},
	"gets another role": { make: (id) => updatePerson(staff, id, { role: "admin" } as never) },
	"is no longer approved": {
		of: { role: "coach" },
		make: (id) => updatePerson(staff, id, { isApproved: false } as never),
	},
	"is disabled": { make: (id) => setDisabled(staff, id, true) },
	"is merged into another": {
		make: async (mergeId) => {
			const [{ id }] = await createPeopleForTest(1);
			await startMerge(staff, { keepId: id as UserId, mergeId, fields: [] });
		},
	},
	"is rejected as a coach": {
		of: { role: "coach", isApproved: false },
		make: (id) => rejectApplication(staff, id, null),
	},
	"becomes a member again": {
		of: { role: "coach", isApproved: false, wasApproved: true } as Wish,
		make: (id) => rejectApplication(staff, id, null),
	},
};

const count = async (id: UserId) => (await sessionsOf(id, Date.now())).length;

test.each(Object.entries(changes))(
	"a person who %s has no session, before the change is made or after it",
	async (_, { of, make }) => {
		const [person] = await createPeopleForTest(1, of);
		const id = person.id as UserId;
		const before: number[] = [];
		let isIn = false;
		const end = interceptTable(
			(next, { commandName }) =>
				async (args) => {
					const text = JSON.stringify(args.input);
					const isChange =
						commandName === "TransactWriteItemsCommand" && text.includes("auditline");
					if (!isChange || isIn) return next(args);
					isIn = true;
					before.push(await count(id));
					// The person signs in just now, before the change is made.
					const user = await findUser(id);
					if (user) await startSession(user, Date.now());
					return next(args);
				},
			{ step: "initialize" },
		);
		try {
			expect(await count(id)).toBe(1);
			await make(id);
		} finally {
			end();
		}
		expect([before, await count(id)]).toEqual([[0], 0]);
	},
);

test("an approved applicant goes on with the session that is open", async () => {
	const [{ id }] = await createPeopleForTest(1, { role: "coach", isApproved: false });
	await approveApplication(staff, id as UserId);
	const sessions = await sessionsOf(id as UserId, Date.now());
	expect(sessions.map(({ isApproved }) => isApproved)).toEqual([true]);
});
