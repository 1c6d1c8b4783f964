import type { Role } from "#shared/core/access.ts";
import type { UserId } from "#shared/core/ids.ts";
import { comesOfAge } from "#shared/core/time/age.ts";
import { dayAfter, kuwaitDate } from "#shared/core/time/kuwait.ts";
import type { Act, ActingWay } from "#shared/people/families/acting.ts";
import { callerForTest } from "./caller.ts";
import { openWorld } from "./world.ts";

const world = await openWorld();
const { actFor, sightOf } = await import("#functions/people/families/authorization.ts");
const { endGuardianships } = await import("#functions/people/families/coming-of-age.ts");
const { addChild, readOwnFamily, updateChild } = await import(
	"#functions/people/families/families.service.ts"
);
const guardians = await import("#functions/people/families/guardians.service.ts");
const { changeGuardianship, listGuardians } = await import(
	"#functions/people/families/guardianships.service.ts"
);
const { Guardianships } = await import("#functions/people/families/guardianship.entity.ts");
const { GuardianInvitations } = await import("#functions/people/families/invitation.entity.ts");
const links = await import("#functions/people/families/links.ts");
const { refuseOwn } = await import("#functions/people/families/refuse-own.ts");
const { Users } = await import("#functions/people/users/user.entity.ts");
const { createPerson } = await import("#functions/people/users/user.writes.ts");
const { Outbox } = await import("#functions/core/outside/mail/outbox.ts");
const { AuditLines } = await import("#functions/core/table/audit.entity.ts");
const { runTransaction } = await import("#functions/core/table/database.ts");
const { Notifications } = await import("#functions/people/notifications/notification.entity.ts");
const { StudentRelations } = await import("#functions/people/coaches/student.entity.ts");
afterAll(world.close);

/** Noon in Kuwait, when people are awake. */
const today = kuwaitDate(Date.now());
const now = Date.parse(`${today}T09:00:00Z`);
const night = Date.parse(`${today}T00:00:00Z`);
const daysAhead = (count: number) => dayAfter(today, count);
const born = (age: number) => `${Number(today.slice(0, 4)) - age}-01-02`;

type User = Parameters<typeof createPerson>[0];
let lastId = 90_000;
async function makePerson(wish: Partial<User> = {}): Promise<User> {
	const id = ++lastId as UserId;
	const at = new Date(now).toISOString();
	const person = {
		id,
		email: `person${id}@test.example`,
		emailConfirmedAt: now - 1,
		firstName: "Person",
		lastName: `${id}`,
		role: "member" as const,
		isApproved: true,
		mustChangePassword: false,
		currentBelt: "white" as const,
		competitionReadiness: "Local" as const,
		preferredLanguage: "en" as const,
		dateOfBirth: born(35),
		createdAt: at,
		updatedAt: at,
		...wish,
	} as User;
	await runTransaction(createPerson(person));
	return person;
}
const makeChild = (wish: Partial<User> = {}) =>
	makePerson({ email: "", dateOfBirth: born(10), ...wish });

type Link = Parameters<typeof links.isLinkActive>[0] & Record<string, unknown>;
const makeLink = (child: User, guardian: User, wish: Partial<Link> = {}) =>
	Guardianships.put({
		childId: child.id,
		guardianId: guardian.id,
		capacity: "mother",
		basis: "declared",
		state: "active",
		endsOn: child.dateOfBirth ? comesOfAge(child.dateOfBirth) : "2199-01-01",
		createdAt: new Date(now - 1_000).toISOString(),
		createdBy: guardian.id,
		...wish,
	} as never).go();
const linkOf = async (child: User, guardian: User) =>
	(await Guardianships.get({ childId: child.id, guardianId: guardian.id }).go()).data;

async function makeFamily(wish: Partial<Link> = {}) {
	const [child, guardian] = [await makeChild(), await makePerson()];
	await makeLink(child, guardian, wish);
	return { child, guardian };
}

const as = ({ id, role }: User, at = now) => callerForTest(id, role as Role, at);
const acting = async (person: User, act: Act, child: User) =>
	actFor(as(person), act, child.id as UserId);
/** The word of an error, or what `done` says of a success. */
const outcomeOf = <T>(call: Promise<T>, done: (value: T) => unknown = () => "done") =>
	call.then(done, (error: { code?: string }) => error.code ?? String(error));

/** What a person was notified of about families, oldest first. */
async function noticesTo({ id }: User): Promise<string[]> {
	const { data } = await Notifications.query.ofPerson({ userId: id }).go({ pages: "all" });
	return data
		.filter(({ kind }) => kind === "family")
		.map(({ params }) => (params as { status: string }).status);
}
const actionsAbout = async ({ id }: User) =>
	(
		await AuditLines.query
			.ofEntity({ entityType: "user", entityId: String(id) })
			.go({ pages: "all" })
	).data.map(({ action }) => action);
const lettersTo = async (to: string) =>
	(await Outbox.query.toAddress({ to }).go({ pages: "all" })).data.flatMap(({ letter }) =>
		letter ? [(letter as { subject: string }).subject] : [],
	);
const invitationsFor = async ({ id }: User) =>
	(await GuardianInvitations.query.ofChild({ childId: id }).go({ pages: "all" })).data.map(
		({ email, invitedBy }) => ({ email, invitedBy }),
	);
const makeInvitation = (
	child: User,
	by: User,
	email: string,
	expiresAt = Math.floor(now / 1000) + 60,
) =>
	GuardianInvitations.put({
		childId: child.id,
		email,
		invitedBy: by.id,
		createdAt: new Date(now - 1).toISOString(),
		expiresAt,
	}).go();

describe("a link", () => {
	test.each([
		["active", 1, true],
		["active", 0, false],
		["active", -1, false],
		["frozen", 1, true],
		["frozen", 0, false],
		["waiting", 1, false],
		["ended", 1, false],
	] as const)("that is %s and ends in %d days is in force: %s", (state, days, expected) => {
		expect(links.isLinkActive({ state, endsOn: daysAhead(days) }, now)).toBe(expected);
	});

	test("puts a person under guardians as a minor, and while it is in force", async () => {
		const { child, guardian } = await makeFamily();
		const isUnder = (wish: object) =>
			links.isUnderGuardians({ ...child, hasGuardians: true, ...wish }, now);
		expect(await isUnder({})).toBe(true);
		expect(await isUnder({ dateOfBirth: born(30) })).toBe(true);
		expect(await isUnder({ hasGuardians: false })).toBe(false);
		expect(await isUnder({ hasGuardians: undefined })).toBe(false);
		await makeLink(child, guardian, { state: "ended" });
		expect(await isUnder({})).toBe(true);
		expect(await isUnder({ dateOfBirth: born(30) })).toBe(false);
	});

	test("is the only one of a child that has no other active guardian", async () => {
		const sole = async ({ id }: User) =>
			(await links.findSoleGuardianships(id, now)).map(({ childId }) => childId);
		const { child, guardian } = await makeFamily();
		const second = await makePerson();
		expect(await sole(guardian)).toEqual([child.id]);
		await makeLink(child, second, { state: "frozen" });
		expect([await sole(guardian), await sole(second)]).toEqual([[child.id], []]);
		await makeLink(child, second);
		expect([await sole(guardian), await sole(second)]).toEqual([[], []]);
	});
});

describe("acting for a child", () => {
	const relations: [string, ActingWay | null, (child: User) => Promise<User>][] = [
		["the child", "self", async (child) => child],
		["an admin", "staff", () => makePerson({ role: "admin" })],
		["a super-admin", "staff", () => makePerson({ role: "super-admin" })],
		["a member", null, () => makePerson()],
		["a coach of others", null, () => makePerson({ role: "coach" })],
		[
			"the coach",
			"coach",
			async (child) => {
				const coach = await makePerson({ role: "coach" });
				await StudentRelations.put({
					coachId: coach.id,
					studentId: child.id,
					assignedAt: new Date(now).toISOString(),
				}).go();
				return coach;
			},
		],
		...(["active", "frozen", "waiting", "ended"] as const).map(
			(state): [string, ActingWay | null, (child: User) => Promise<User>] => [
				`a guardian whose link is ${state}`,
				{ active: "guardian", frozen: "frozenGuardian", waiting: null, ended: null }[
					state
				] as ActingWay | null,
				async (child) => {
					const guardian = await makePerson();
					await makeLink(child, guardian, { state });
					return guardian;
				},
			],
		),
	];
	/** One act for each combination of ways that docs/families.md has. */
	const allowed: Partial<Record<Act, string>> = {
		seeEntries: "self guardian frozenGuardian coach staff",
		enter: "self guardian coach staff",
		agreeToEntry: "guardian",
		recordPaperConsent: "coach staff",
		withdrawConsent: "guardian frozenGuardian coach staff",
		seeInCalendar: "self guardian",
		seeFees: "self guardian staff",
		seeChild: "guardian frozenGuardian",
		seeConsents: "self guardian frozenGuardian staff",
		inviteGuardian: "guardian coach staff",
	};

	test.each(relations)("%s acts as %s", async (_, way, relate) => {
		const child = await makeChild({ email: `child${lastId}@test.example` });
		const person = await relate(child);
		for (const [act, ways] of Object.entries(allowed)) {
			const expected = way && ways.split(" ").includes(way) ? way : "not_found";
			const done = outcomeOf(acting(person, act as Act, child), (one) => one.way);
			expect([act, await done]).toEqual([act, expected]);
		}
	});

	test("a coach who is not approved acts for nobody", async () => {
		const [child, coach] = [await makeChild(), await makePerson({ role: "coach" })];
		await StudentRelations.put({
			coachId: coach.id,
			studentId: child.id,
			assignedAt: new Date(now).toISOString(),
		}).go();
		const caller = as(coach);
		const pending = { ...caller, session: { ...caller.session, isApproved: false } };
		expect(await outcomeOf(actFor(pending, "seeEntries", child.id as UserId))).toBe("not_found");
		expect(await sightOf(pending, "seeEntries")?.people()).toEqual(new Set());
		expect(await sightOf(caller, "seeEntries")?.people()).toEqual(new Set([child.id]));
		expect(await sightOf(caller, "agreeToEntry")?.people()).toEqual(new Set());
	});

	test("staff see everybody for what staff may do, and else their own children", async () => {
		const [child, staff] = [await makeChild(), await makePerson({ role: "admin" })];
		await makeLink(child, staff);
		expect(sightOf(as(staff), "seeEntries")).toBeNull();
		expect(await sightOf(as(staff), "payFees")?.people()).toEqual(new Set([child.id]));
		await makeLink(child, staff, { state: "frozen" });
		expect(await sightOf(as(staff), "payFees")?.people()).toEqual(new Set());
	});

	test("nobody decides about themselves, nor about a child while a link is in force", async () => {
		const [child, staff, other] = [
			await makeChild(),
			await makePerson({ role: "admin" }),
			await makePerson(),
		];
		const about = (...people: User[]) =>
			outcomeOf(
				refuseOwn(
					as(staff),
					people.map(({ id }) => id),
					"own_entry",
				),
			);
		expect([
			await about(staff),
			await about(other, staff),
			await about(other),
			await about(child),
		]).toEqual(["own_entry", "own_entry", "done", "done"]);
		for (const [state, code] of [
			["active", "own_entry"],
			["frozen", "own_entry"],
			["waiting", "done"],
			["ended", "done"],
		] as const) {
			await makeLink(child, staff, { state });
			expect([state, await about(other, child)]).toEqual([state, code]);
		}
		expect(await outcomeOf(refuseOwn(as(staff), [staff.id]))).toBe("own_money");
	});
});

describe("staff change a guardian's link", () => {
	type Case = [
		from: Partial<Link>,
		edit: object,
		outcome: string,
		notices: string[],
		childNotices: string[],
	];
	const seen = { basis: "documentSeen" };

	test.each<Case>([
		[{}, { state: "frozen" }, "frozen", ["frozen"], []],
		[{}, { state: "ended" }, "ended", ["ended"], []],
		[{}, { state: "waiting" }, "changed_meanwhile", [], []],
		[{}, { state: "active" }, "active", [], []],
		[{}, { capacity: "other" }, "active", [], []],
		[{ state: "frozen" }, { state: "active" }, "active", ["opened"], []],
		[{ state: "frozen" }, { state: "ended" }, "ended", ["ended"], []],
		[{ state: "frozen" }, { state: "waiting" }, "changed_meanwhile", [], []],
		[{ state: "frozen" }, seen, "frozen", [], []],
		[{ state: "ended" }, { state: "active" }, "active", ["opened"], []],
		[{ state: "ended" }, { state: "frozen" }, "frozen", ["frozen"], []],
		[{ state: "ended", needsDocument: true }, { state: "active" }, "document_unseen", [], []],
		[
			{ state: "ended", needsDocument: true },
			{ state: "active", ...seen },
			"active",
			["opened"],
			[],
		],
		[
			{ state: "ended", needsDocument: true, ...seen },
			{ state: "active" },
			"active",
			["opened"],
			[],
		],
		[{ state: "frozen", needsDocument: true }, { state: "ended" }, "ended", ["ended"], []],
		[{ needsDocument: true }, { capacity: "other" }, "active", [], []],
		[{ state: "waiting" }, { state: "active" }, "document_unseen", [], []],
		[{ state: "waiting" }, { state: "active", ...seen }, "active", ["confirmed"], ["actsForYou"]],
		[{ state: "waiting" }, { state: "frozen" }, "changed_meanwhile", [], []],
		[{ state: "waiting" }, { state: "ended" }, "ended", ["ended"], []],
		[{ state: "waiting" }, { capacity: "other" }, "waiting", [], []],
		[{ endsOn: today }, { state: "frozen" }, "of_age", [], []],
		[{ endsOn: today }, { state: "ended" }, "ended", ["ended"], []],
		[{ endsOn: today }, { capacity: "other" }, "active", [], []],
		[{ state: "ended", endsOn: today }, { state: "active" }, "of_age", [], []],
	])("from %j by %j: %s", async (from, edit, outcome, notices, childNotices) => {
		const [{ child, guardian }, staff] = [
			await makeFamily(from),
			await makePerson({ role: "admin" }),
		];
		await makeInvitation(child, guardian, "invited@test.example");
		await makeInvitation(child, staff, "other@test.example");
		const key = { id: child.id as UserId, guardianId: guardian.id as UserId };
		const before = await linkOf(child, guardian);
		const answer = await outcomeOf(changeGuardianship(as(staff), key, edit), ({ state }) => state);
		expect(answer).toBe(outcome);
		const after = await linkOf(child, guardian);
		expect([await noticesTo(guardian), await noticesTo(child)]).toEqual([notices, childNotices]);
		const isDone = ["active", "frozen", "waiting", "ended"].includes(outcome);
		expect(await actionsAbout(child)).toEqual(isDone ? ["guardian_changed"] : []);
		if (!isDone) return void expect(after).toEqual(before);
		const isOther = outcome !== before?.state;
		expect(after).toMatchObject({
			...edit,
			state: outcome,
			changedBy: staff.id,
			changedAt: new Date(now).toISOString(),
		});
		expect(after?.endedBy).toBe(isOther && outcome === "ended" ? "staff" : undefined);
		// What the guardian has sent is void once they may not act.
		const isVoid = isOther && outcome !== "active";
		expect((await invitationsFor(child)).map(({ email }) => email).sort()).toEqual(
			isVoid ? ["other@test.example"] : ["invited@test.example", "other@test.example"],
		);
		const { data } = await Users.get({ id: child.id }).go();
		expect(data?.hasGuardians ?? false).toBe(isOther && outcome === "active");
	});

	test("staff also see former guardians, coaches only those who may act", async () => {
		const child = await makeChild();
		const people = await Promise.all(
			(["active", "frozen", "waiting", "ended"] as const).map(async (state) => {
				const guardian = await makePerson();
				await makeLink(child, guardian, { state });
				return guardian.id;
			}),
		);
		const [staff, coach] = [
			await makePerson({ role: "admin" }),
			await makePerson({ role: "coach" }),
		];
		await StudentRelations.put({
			coachId: coach.id,
			studentId: child.id,
			assignedAt: new Date(now).toISOString(),
		}).go();
		const seenBy = async (person: User) =>
			(await listGuardians(await acting(person, "seeGuardians", child))).map(({ id }) => id).sort();
		expect([await seenBy(staff), await seenBy(coach)]).toEqual([people, people.slice(0, 2)]);
	});
});

describe("an invitation", () => {
	test.each([
		["an unknown address", null, ["You are asked to be a guardian"], []],
		["a person with an account", {}, [], ["invited"]],
		[
			"a person whose address is not confirmed",
			{ emailConfirmedAt: undefined },
			["You are asked to be a guardian"],
			["invited"],
		],
	] as const)("of %s", async (_, wish, letters, notices) => {
		const { child, guardian } = await makeFamily();
		const known = wish && (await makePerson(wish));
		const email = known?.email ?? `unknown${lastId}@test.example`;
		await guardians.inviteGuardian(await acting(guardian, "inviteGuardian", child), email);
		expect(await lettersTo(email)).toEqual(letters);
		if (known) expect(await noticesTo(known)).toEqual(notices);
		expect(await invitationsFor(child)).toEqual([{ email, invitedBy: guardian.id }]);
		expect(await actionsAbout(child)).toEqual(["guardian_invited"]);
	});

	test("of a guardian is stored and not sent, and none follows four guardians", async () => {
		const { child, guardian } = await makeFamily();
		const others = await Promise.all([1, 2].map(() => makePerson()));
		for (const other of others) await makeLink(child, other);
		const invite = async (email: string) =>
			outcomeOf(guardians.inviteGuardian(await acting(guardian, "inviteGuardian", child), email));
		expect(await invite(others[0].email)).toBe("done");
		expect([await noticesTo(others[0]), await lettersTo(others[0].email)]).toEqual([[], []]);
		expect(await invite(`fourth${lastId}@test.example`)).toBe("done");
		await makeLink(child, await makePerson(), { state: "frozen" });
		expect(await invite(`fifth${lastId}@test.example`)).toBe("too_many_guardians");
		expect(await invite(others[1].email)).toBe("done");
	});

	test("is not sent for a person of age or of unknown age", async () => {
		const staff = await makePerson({ role: "admin" });
		for (const dateOfBirth of [born(30), undefined]) {
			const person = await makeChild({ dateOfBirth });
			const invite = guardians.inviteGuardian(
				await acting(staff, "inviteGuardian", person),
				"a@test.example",
			);
			expect(await outcomeOf(invite)).toBe("of_age");
		}
	});

	type Sender = (child: User) => Promise<User>;
	const guardianIn =
		(state: string, wish: object = {}): Sender =>
		async (child) => {
			const guardian = await makePerson();
			await makeLink(child, guardian, { state, ...wish } as Partial<Link>);
			return guardian;
		};
	const coachOf =
		(wish: Partial<User>, isStudent = true): Sender =>
		async (child) => {
			const coach = await makePerson({ role: "coach", ...wish });
			if (isStudent)
				await StudentRelations.put({
					coachId: coach.id,
					studentId: child.id,
					assignedAt: new Date(now).toISOString(),
				}).go();
			return coach;
		};

	test.each<[string, Sender, string]>([
		["an active guardian", guardianIn("active"), "active"],
		["a frozen guardian", guardianIn("frozen"), "not_found"],
		["a former guardian", guardianIn("ended"), "not_found"],
		["a guardian of who is of age", guardianIn("active", { endsOn: today }), "not_found"],
		["an admin", () => makePerson({ role: "admin" }), "active"],
		[
			"an admin whose account is closed",
			() => makePerson({ role: "admin", isDisabled: true }),
			"not_found",
		],
		["the coach", coachOf({}), "waiting"],
		["a coach of others", coachOf({}, false), "not_found"],
		["a coach who is not approved", coachOf({ isApproved: false }), "not_found"],
		["a member", () => makePerson(), "not_found"],
	])("of %s leads to: %s", async (_, makeSender, outcome) => {
		const [child, person, other] = [await makeChild(), await makePerson(), await makePerson()];
		await makeLink(child, other);
		const sender = await makeSender(child);
		await makeInvitation(child, sender, person.email);
		const accept = guardians.acceptInvitation(as(person), child.id as UserId, "father");
		expect(await outcomeOf(accept, ({ state }) => state)).toBe(outcome);
		const link = await linkOf(child, person);
		if (outcome === "not_found") return void expect(link).toBeNull();
		const isWaiting = outcome === "waiting";
		expect(link).toMatchObject({
			capacity: "father",
			basis: "declared",
			state: outcome,
			endsOn: comesOfAge(child.dateOfBirth ?? ""),
			createdBy: sender.id,
		});
		expect(link?.needsDocument ?? false).toBe(isWaiting);
		expect(await invitationsFor(child)).toEqual([]);
		expect(await noticesTo(other)).toEqual([isWaiting ? "waits" : "joined"]);
		expect(await noticesTo(child)).toEqual(isWaiting ? [] : ["actsForYou"]);
		expect(await actionsAbout(child)).toEqual([isWaiting ? "guardian_waits" : "guardian_joined"]);
		expect((await Users.get({ id: child.id }).go()).data?.hasGuardians ?? false).toBe(!isWaiting);
	});

	test.each<[string, Partial<User>, Partial<Link> | null, string]>([
		["a person who was none before", {}, null, "active"],
		["a person of unknown age", { dateOfBirth: undefined }, null, "active"],
		["a minor", { dateOfBirth: born(15) }, null, "forbidden"],
		["an active guardian", {}, {}, "guardian_already"],
		["a frozen guardian", {}, { state: "frozen" }, "guardian_already"],
		["a waiting guardian", {}, { state: "waiting", needsDocument: true }, "active"],
		["a guardian whom staff ended", {}, { state: "ended", endedBy: "staff" }, "forbidden"],
		["a guardian who left", {}, { state: "ended", endedBy: "guardian" }, "active"],
		[
			"a guardian whom others ended, in an older record",
			{},
			{ state: "ended", changedBy: 1 },
			"forbidden",
		],
		["a guardian who left, in an older record", {}, { state: "ended" }, "active"],
	])("is accepted by %s", async (_, wish, former, outcome) => {
		const [{ child, guardian }, person] = [await makeFamily(), await makePerson(wish)];
		if (former) await makeLink(child, person, former);
		await makeInvitation(child, guardian, person.email);
		const accept = guardians.acceptInvitation(as(person), child.id as UserId, "father");
		expect(await outcomeOf(accept, ({ state }) => state)).toBe(outcome);
		if (outcome !== "active") expect(await invitationsFor(child)).toHaveLength(1);
	});

	test("is accepted until its last second, by nobody else, and by none beyond four", async () => {
		const [{ child, guardian }, person, other] = [
			await makeFamily(),
			await makePerson(),
			await makePerson(),
		];
		const accept = (who: User) =>
			outcomeOf(guardians.acceptInvitation(as(who), child.id as UserId, "other"));
		const seconds = Math.floor(now / 1000);
		await makeInvitation(child, guardian, person.email, seconds);
		expect([await accept(person), await accept(other)]).toEqual(["not_found", "not_found"]);
		expect((await readOwnFamily(as(person))).invitations).toEqual([]);
		await makeInvitation(child, guardian, person.email, seconds + 1);
		expect((await readOwnFamily(as(person))).invitations).toHaveLength(1);
		for (const _ of [1, 2, 3]) await makeLink(child, await makePerson());
		expect(await accept(person)).toBe("too_many_guardians");
	});

	test("is not accepted by the child", async () => {
		const [child, guardian] = [await makeChild({ dateOfBirth: born(17) }), await makePerson()];
		const own = { ...child, email: `grown${child.id}@test.example` };
		await Users.patch({ id: child.id })
			.set({ email: own.email, emailConfirmedAt: now - 1 })
			.go();
		await makeLink(child, guardian);
		await makeInvitation(child, guardian, own.email);
		const accept = guardians.acceptInvitation(as(own), child.id as UserId, "other");
		expect(await outcomeOf(accept)).toBe("forbidden");
	});

	test("that is declined is gone, and its sender is notified", async () => {
		const [{ child, guardian }, person] = [await makeFamily(), await makePerson()];
		await makeInvitation(child, guardian, person.email);
		await guardians.declineInvitation(as(person), child.id as UserId);
		expect([await invitationsFor(child), await noticesTo(guardian)]).toEqual([[], ["declined"]]);
		expect(await actionsAbout(child)).toEqual(["guardian_declined"]);
		expect(await outcomeOf(guardians.declineInvitation(as(person), child.id as UserId))).toBe(
			"not_found",
		);
	});
});

describe("a guardian leaves", () => {
	test.each<[string, Partial<Link>, Partial<Link>, string, string | undefined]>([
		["beside an active one", {}, {}, "done", "guardian"],
		["beside a frozen one", {}, { state: "frozen" }, "last_guardian", undefined],
		["beside a waiting one", {}, { state: "waiting" }, "last_guardian", undefined],
		["beside a former one", {}, { state: "ended" }, "last_guardian", undefined],
		// Leaving does not undo a freeze.
		["while their link is frozen", { state: "frozen" }, {}, "done", "staff"],
		["whose link waits", { state: "waiting" }, {}, "not_found", undefined],
		["whose link has ended", { state: "ended" }, {}, "not_found", undefined],
	])("%s", async (_, own, others, outcome, endedBy) => {
		const [{ child, guardian }, other] = [await makeFamily(own), await makePerson()];
		await makeLink(child, other, others);
		await makeInvitation(child, guardian, "invited@test.example");
		const leave = guardians.endOwnGuardianship(as(guardian), child.id as UserId);
		expect(await outcomeOf(leave)).toBe(outcome);
		const link = await linkOf(child, guardian);
		if (outcome !== "done") {
			expect([link?.state, await invitationsFor(child)]).toEqual([
				own.state ?? "active",
				[{ email: "invited@test.example", invitedBy: guardian.id }],
			]);
			return;
		}
		expect(link).toMatchObject({ state: "ended", endedBy, changedBy: guardian.id });
		expect([await invitationsFor(child), await noticesTo(other)]).toEqual([[], ["left"]]);
		expect(await actionsAbout(child)).toEqual(["guardian_left"]);
	});
});

describe("a family's own page", () => {
	const newChild = {
		firstName: "Layan",
		lastName: "Salem",
		gender: "female" as const,
		dateOfBirth: born(10),
		capacity: "mother" as const,
	};

	test.each<[string, Partial<User>, object, string]>([
		["an adult adds a child", {}, {}, "active"],
		["a person of unknown age adds a child", { dateOfBirth: undefined }, {}, "active"],
		["a minor adds a child", { dateOfBirth: born(15) }, {}, "forbidden"],
		["an adult adds an adult", {}, { dateOfBirth: born(30) }, "invalid"],
	])("%s", async (_, wish, child, outcome) => {
		const guardian = await makePerson(wish);
		const add = addChild(as(guardian), { ...newChild, ...child } as never);
		expect(await outcomeOf(add, ({ state }) => state)).toBe(outcome);
		expect(await links.childrenOf(guardian.id, now)).toHaveLength(outcome === "active" ? 1 : 0);
	});

	test("has twelve children at most", async () => {
		const guardian = await makePerson();
		for (let count = 0; count < 11; count++)
			await makeLink(await makeChild(), guardian, { state: count ? "active" : "frozen" });
		await makeLink(await makeChild(), guardian, { state: "ended" });
		const add = () => outcomeOf(addChild(as(guardian), newChild as never));
		expect([await add(), await add()]).toEqual(["done", "too_many_children"]);
	});

	test("shows children from the eldest on with their other guardians, and the caller's own guardians", async () => {
		const [guardian, other] = [await makePerson(), await makePerson()];
		const [young, old, former] = [
			await makeChild({ dateOfBirth: born(5) }),
			await makeChild({ dateOfBirth: born(12) }),
			await makeChild(),
		];
		await makeLink(young, guardian);
		await makeLink(old, guardian, { state: "frozen" });
		await makeLink(former, guardian, { state: "ended" });
		await makeLink(old, other, { capacity: "father" });
		await makeInvitation(old, other, guardian.email);
		await makeInvitation(former, other, guardian.email);
		const { children, invitations } = await readOwnFamily(as(guardian));
		expect(children.map(({ id, state }) => [id, state])).toEqual([
			[old.id, "frozen"],
			[young.id, "active"],
		]);
		expect(
			children.map((child) => child.guardians.map(({ id, capacity }) => [id, capacity])),
		).toEqual([[[other.id, "father"]], []]);
		// One who is a guardian already has nothing to accept.
		expect(invitations.map(({ child }) => child.id)).toEqual([former.id]);
		expect((await readOwnFamily(as(old))).guardians.map(({ id }) => id).sort()).toEqual([
			guardian.id,
			other.id,
		]);
	});

	test.each([
		["active", { phoneNumber: "+96550012345" }, "done"],
		["active", { emergencyContact: "Aunt" }, "done"],
		["frozen", { emergencyContact: "Aunt" }, "done"],
		["frozen", { phoneNumber: "+96550012345" }, "not_found"],
		["frozen", { emergencyContact: "Aunt", address: "Salmiya" }, "not_found"],
		["ended", { emergencyContact: "Aunt" }, "not_found"],
	])("of a guardian whose link is %s takes %j: %s", async (state, edit, outcome) => {
		const { child, guardian } = await makeFamily({ state } as Partial<Link>);
		const update = (version?: string) =>
			outcomeOf(updateChild(as(guardian), child.id as UserId, { ...edit, version } as never));
		expect(await update(child.updatedAt)).toBe(outcome);
		if (outcome === "done")
			expect(await update("2020-01-01T00:00:00.000Z")).toBe("changed_meanwhile");
	});
});

describe("coming of age", () => {
	async function makeEnding(days: number, wish: Partial<Link> = {}, child: Partial<User> = {}) {
		const [person, guardian] = [
			await makeChild({ email: `child${lastId}@test.example`, ...child }),
			await makePerson(),
		];
		await makeLink(person, guardian, { endsOn: daysAhead(days), ...wish });
		return { person, guardian };
	}
	const remindedOf = async ({ person, guardian }: { person: User; guardian: User }) =>
		(await linkOf(person, guardian))?.reminded;

	test.each([
		[1, 1],
		[2, undefined],
		// A reminder that was missed is made up for within two days.
		[11, undefined],
		[12, 14],
		[14, 14],
		[15, undefined],
		[58, 60],
		[60, 60],
		[61, undefined],
	])("in %d days is notified once, as of %s days before", async (days, reminded) => {
		const ending = await makeEnding(days);
		await endGuardianships(now);
		await endGuardianships(now);
		expect(await remindedOf(ending)).toBe(reminded);
		expect([await noticesTo(ending.guardian), await noticesTo(ending.person)]).toEqual(
			reminded ? [["comingOfAge"], ["youComeOfAge"]] : [[], []],
		);
	});

	test("is notified again nearer to the day, and never at night", async () => {
		const ending = await makeEnding(14, { reminded: 60 });
		await endGuardianships(night);
		expect(await remindedOf(ending)).toBe(60);
		await endGuardianships(now);
		expect(await remindedOf(ending)).toBe(14);
		const reminded = await makeEnding(14, { reminded: 1 });
		await endGuardianships(now);
		expect([await remindedOf(reminded), await noticesTo(reminded.guardian)]).toEqual([1, []]);
	});

	test("ends each link on the day, at night too, and tells who acted", async () => {
		const { person, guardian } = await makeEnding(0);
		const [frozen, waiting] = [await makePerson(), await makePerson()];
		await makeLink(person, frozen, { state: "frozen", endsOn: today });
		await makeLink(person, waiting, { state: "waiting", endsOn: today });
		await endGuardianships(night);
		for (const one of [guardian, frozen, waiting])
			expect(await linkOf(person, one)).toMatchObject({ state: "ended", changedBy: 0 });
		expect([await noticesTo(guardian), await noticesTo(frozen), await noticesTo(waiting)]).toEqual([
			["ofAge"],
			["ofAge"],
			[],
		]);
		expect(await actionsAbout(person)).toEqual([
			"guardian_ended",
			"guardian_ended",
			"guardian_ended",
		]);
	});

	test("tells a child only if they can sign in", async () => {
		const { person, guardian } = await makeEnding(0, {}, { email: "" });
		await endGuardianships(now);
		expect([await noticesTo(guardian), await noticesTo(person)]).toEqual([["ofAge"], []]);
	});
});
