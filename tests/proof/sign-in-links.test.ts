import type { Role } from "#shared/core/access.ts";
import type { UserId } from "#shared/core/ids.ts";
import { callerForTest } from "./caller.ts";
import { openWorld } from "./world.ts";

const world = await openWorld();
const { identity } = await import("#functions/core/outside/identity.ts");
const { embeddedIdentity } = await import("#local/stand-ins/identity.ts");
identity.use(embeddedIdentity());
const { hashOf, newSession, sessionsOf } = await import("#functions/core/http/session.ts");
const { runTransaction } = await import("#functions/core/table/database.ts");
const { Outbox } = await import("#functions/core/outside/mail/outbox.ts");
const { EmailClaims, Users } = await import("#functions/people/users/user.entity.ts");
const { createPerson } = await import("#functions/people/users/user.writes.ts");
const { Connections, EmailLinks, EmailUndos, RecoveryCodes, ResetTokens } = await import(
	"#functions/identity/auth/auth.entity.ts"
);
const { resetPassword } = await import("#functions/identity/auth/auth.service.ts");
const { confirmEmail } = await import("#functions/identity/auth/links/confirm-email.ts");
const { confirmApplication, findApplicationLink } = await import(
	"#functions/identity/auth/links/confirm-application.ts"
);
const { pendingEmailOf } = await import("#functions/identity/auth/links/pending-email.ts");
const { sendEmailLink } = await import("#functions/identity/auth/links/email-link.ts");
const { withNewSignIn } = await import("#functions/identity/auth/new-sign-in.ts");
const { mail } = await import("#functions/core/outside/mail/mail.ts");
const { undoEmail } = await import("#functions/identity/auth/links/undo-email.ts");
afterAll(world.close);

const day = 24 * 60 * 60 * 1000;
/** A whole second, as expiries are stored in seconds. */
const now = Math.floor(Date.now() / 1000) * 1000;
const seconds = now / 1000;
const password = "Correct-Horse-7";
const newPassword = "Another-Horse-8";

type User = Parameters<typeof createPerson>[0];
let lastId = 70_000;
async function makePerson(wish: Partial<User> = {}): Promise<User> {
	const id = ++lastId as UserId;
	const at = new Date(now - day).toISOString();
	const person = {
		id,
		email: `linked${id}@test.example`,
		emailConfirmedAt: now - day,
		firstName: "Linked",
		lastName: `${id}`,
		role: "member" as const,
		isApproved: true,
		mustChangePassword: false,
		currentBelt: "white" as const,
		competitionReadiness: "Local" as const,
		preferredLanguage: "en" as const,
		createdAt: at,
		updatedAt: at,
		...wish,
	} as User;
	await runTransaction(createPerson(person));
	return person;
}
/** What somebody may have set up before the address was confirmed. */
async function setUpAccess({ id }: User) {
	await RecoveryCodes.put({ userId: id, hash: "code" }).go();
	await Connections.put({
		issuer: "https://id.example",
		subject: `s${id}`,
		userId: id,
		provider: "Olympic",
		createdAt: "2026-01-01",
	}).go();
}
const accessOf = async ({ id: userId }: User) => [
	(await RecoveryCodes.query.ofUser({ userId }).go()).data.length,
	(await Connections.query.ofUser({ userId }).go()).data.length,
];
const startSession = async (person: User) => {
	const { write, cookie } = newSession({ ...person, role: person.role as Role }, now, {});
	await runTransaction([write]);
	return hashOf(cookie.split(";")[0].split(".")[1]);
};
const find = async ({ id }: User) =>
	(await Users.get({ id }).go({ consistent: true })).data as User;
const visitor = (at = now) =>
	({ ...callerForTest(0, "member", at), session: null }) as unknown as Parameters<
		typeof confirmEmail
	>[0];
const outcomeOf = (call: Promise<unknown>) =>
	call.then(
		() => "done",
		(error: { code?: string }) => error.code ?? String(error),
	);
let lastToken = 0;
const newToken = () => `token${++lastToken}`;
const claimOf = async (email: string) =>
	(await EmailClaims.get({ email }).go({ consistent: true })).data;

describe("a link for a new password", () => {
	async function reset(link: object, wish: Partial<User> = {}) {
		const person = await makePerson(wish);
		const token = newToken();
		await ResetTokens.put({
			hash: hashOf(token),
			userId: person.id,
			email: person.email,
			createdAt: now - 1,
			expiresAt: seconds + 60,
			...link,
		}).go();
		return { person, outcome: await outcomeOf(resetPassword(visitor(), token, newPassword)) };
	}

	test.each<[string, object, Partial<User>]>([
		["has expired", { expiresAt: seconds }, {}],
		["is older than the password", { createdAt: now - 2 }, { passwordSetAt: now - 1 }],
		["is as old as the password", { createdAt: now - 1 }, { passwordSetAt: now - 1 }],
		["was sent to another address", { email: "other@test.example" }, {}],
	])("that %s is refused", async (_, link, wish) => {
		expect((await reset(link, wish)).outcome).toBe("reset_link_invalid");
	});

	test("works in its last second, and leaves what a confirmed person set up", async () => {
		const wish = { passwordSetAt: now - 2, secondFactorAt: now - day };
		const { person, outcome } = await reset({ expiresAt: seconds + 1, createdAt: now - 1 }, wish);
		expect(outcome).toBe("done");
		expect(await find(person)).toMatchObject({
			passwordSetAt: now,
			secondFactorAt: now - day,
			emailConfirmedAt: now - day,
		});
	});

	test("first proves the address, and ends what was set up before", async () => {
		const person = await makePerson({
			emailConfirmedAt: undefined,
			mustConfirmEmail: true,
			secondFactorAt: now - day,
			mustChangePassword: true,
		});
		await setUpAccess(person);
		await startSession(person);
		const token = newToken();
		await ResetTokens.put({
			hash: hashOf(token),
			userId: person.id,
			email: person.email,
			createdAt: now - 1,
			expiresAt: seconds + 1,
		}).go();
		await resetPassword(visitor(), token, newPassword);
		const { emailConfirmedAt, mustConfirmEmail, secondFactorAt, mustChangePassword, heldUntil } =
			(await find(person)) as User & { heldUntil?: number };
		expect([
			emailConfirmedAt,
			mustConfirmEmail,
			secondFactorAt,
			mustChangePassword,
			heldUntil,
		]).toEqual([now, undefined, undefined, false, undefined]);
		expect([await accessOf(person), await sessionsOf(person.id as UserId, now)]).toEqual([
			[0, 0],
			[],
		]);
		expect(await outcomeOf(resetPassword(visitor(), token, newPassword))).toBe(
			"reset_link_invalid",
		);
	});
});

describe("a link that confirms an address", () => {
	async function confirm(link: object, wish: Partial<User> = {}, at = visitor()) {
		const person = await makePerson(wish);
		const [token, to] = [newToken(), `new${person.id}@test.example`];
		await EmailLinks.put({
			hash: hashOf(token),
			userId: person.id,
			from: person.email,
			to,
			createdAt: now - 1,
			expiresAt: seconds + 60,
			...link,
		}).go();
		const caller = at.session ? { ...at, session: { ...at.session, userId: person.id } } : at;
		const ended = await startSession(person);
		const outcome = await outcomeOf(confirmEmail(caller as typeof at, token));
		return { person, to, outcome, ended };
	}

	test.each<[string, object, Partial<User>]>([
		["has expired", { expiresAt: seconds }, {}],
		[
			"is of an application",
			{ to: "same@test.example", from: "same@test.example" },
			{ email: "same@test.example" },
		],
		["was asked for under another address", { from: "former@test.example" }, {}],
		["is as old as the password", {}, { passwordSetAt: now - 1 }],
	])("that %s is refused", async (_, link, wish) => {
		const { person, outcome } = await confirm(link, wish);
		expect([outcome, (await find(person)).email]).toEqual(["email_link_invalid", person.email]);
	});

	test("reserves the former address for a week, and sends it a link to take it back", async () => {
		const wish = { passwordSetAt: now - 2, mustConfirmEmail: true };
		await identity.get().setPassword(`linked${lastId + 1}@test.example`, password);
		const { person, to, outcome } = await confirm({ expiresAt: seconds + 1 }, wish);
		expect(outcome).toBe("done");
		const { email, emailConfirmedAt, mustConfirmEmail } = await find(person);
		expect([email, emailConfirmedAt, mustConfirmEmail]).toEqual([to, now, undefined]);
		expect(await claimOf(to)).toEqual({ email: to, userId: person.id });
		expect(await claimOf(person.email)).toMatchObject({
			userId: person.id,
			expiresAt: seconds + 7 * 24 * 60 * 60,
		});
		const { data } = await Outbox.query.toAddress({ to: person.email }).go({ pages: "all" });
		expect(data).toMatchObject([{ kind: "undoLink", userId: person.id, askedAt: now }]);
		expect(await sessionsOf(person.id as UserId, now)).toEqual([]);
	});

	test("keeps the session from which it is followed, if that is the person's own", async () => {
		await identity.get().setPassword(`linked${lastId + 1}@test.example`, password);
		const person = await makePerson();
		const own = await startSession(person);
		const caller = {
			...callerForTest(person.id, "member", now),
			session: { userId: person.id, hash: own },
		};
		const token = newToken();
		await EmailLinks.put({
			hash: hashOf(token),
			userId: person.id,
			from: person.email,
			to: `new${person.id}@test.example`,
			createdAt: now - 1,
			expiresAt: seconds + 60,
		}).go();
		await startSession(person);
		await confirmEmail(caller as never, token);
		expect((await sessionsOf(person.id as UserId, now)).map(({ hash }) => hash)).toEqual([own]);
	});

	test("of a person without an address reserves and sends nothing", async () => {
		const { person, to, outcome } = await confirm(
			{ from: "" },
			{ email: "", emailConfirmedAt: undefined },
		);
		expect([outcome, (await find(person)).email]).toEqual(["done", to]);
	});
});

describe("a link that takes an address back", () => {
	async function undo(link: object, wish: Partial<User> = {}, claimant?: number) {
		const person = await makePerson(wish);
		const [token, from] = [newToken(), `former${person.id}@test.example`];
		await identity.get().setPassword(person.email, password);
		await EmailClaims.put({
			email: from,
			userId: claimant ?? person.id,
			expiresAt: seconds + 60,
		}).go();
		await EmailUndos.put({
			hash: hashOf(token),
			userId: person.id,
			from,
			to: person.email,
			changedAt: now - 10,
			expiresAt: seconds + 60,
			...link,
		}).go();
		await setUpAccess(person);
		return { person, from, outcome: await outcomeOf(undoEmail(visitor(), token)) };
	}

	test.each<[string, object, Partial<User>, claimant: number | undefined]>([
		["has expired", { expiresAt: seconds }, {}, undefined],
		["is older than another undo", {}, { emailUndoneAt: now - 9 }, undefined],
		["is as old as another undo", {}, { emailUndoneAt: now - 10 }, undefined],
		["is for an address that belongs to another person by now", {}, {}, 1],
	])("that %s is refused", async (_, link, wish, claimant) => {
		const { person, outcome } = await undo(link, wish, claimant);
		expect([outcome, (await find(person)).email]).toEqual(["undo_link_invalid", person.email]);
	});

	test.each([
		["a week before the change", now - 10 - 7 * day, undefined, 0],
		["earlier", now - 10 - 7 * day - 1, now - 10 - 7 * day - 1, 1],
		["later", now - 5, undefined, 0],
	])("ends a second factor that was set up %s", async (_, secondFactorAt, left, codes) => {
		const { person, from, outcome } = await undo(
			{ expiresAt: seconds + 1 },
			{ secondFactorAt, emailUndoneAt: now - 11, mustChangePassword: true },
		);
		expect(outcome).toBe("done");
		const {
			email,
			secondFactorAt: still,
			emailUndoneAt,
			passwordSetAt,
			mustChangePassword,
		} = await find(person);
		expect([email, still, emailUndoneAt, passwordSetAt, mustChangePassword]).toEqual([
			from,
			left,
			now,
			now,
			false,
		]);
		// External accounts end in any case, recovery codes with the factor.
		expect(await accessOf(person)).toEqual([codes, 0]);
		expect([await claimOf(from), await claimOf(person.email)]).toEqual([
			{ email: from, userId: person.id },
			null,
		]);
		const { data } = await Outbox.query.toAddress({ to: from }).go({ pages: "all" });
		expect(data.map(({ kind }) => kind)).toEqual(["resetLink"]);
	});

	test("frees the address that the person had in between, too", async () => {
		const between = `between${lastId + 1}@test.example`;
		await EmailClaims.put({ email: between, userId: lastId + 1, expiresAt: seconds + 60 }).go();
		const { person, outcome } = await undo({ to: between });
		expect(outcome).toBe("done");
		expect([await claimOf(between), await claimOf(person.email)]).toEqual([null, null]);
	});
});

test("the latest new address that still can be confirmed is pending", async () => {
	const person = await makePerson({ passwordSetAt: now - 100 });
	const pending = async () => (await pendingEmailOf(person, now))?.email;
	const put = (to: string, link: object = {}) =>
		EmailLinks.put({
			hash: to,
			userId: person.id,
			from: person.email,
			to,
			createdAt: now - 50,
			expiresAt: seconds + 60,
			...link,
		}).go();
	expect(await pending()).toBeUndefined();
	await put("expired@test.example", { expiresAt: seconds });
	await put("former@test.example", { from: "other@test.example" });
	await put("older@test.example", { createdAt: now - 100 });
	// A coach application confirms the address that the person has.
	await put(person.email);
	expect(await pending()).toBeUndefined();
	await put("first@test.example", { createdAt: now - 99, expiresAt: seconds + 1 });
	expect(await pendingEmailOf(person, now)).toEqual({
		email: "first@test.example",
		askedAt: new Date(now - 99).toISOString(),
	});
	await put("second@test.example");
	expect(await pending()).toBe("second@test.example");
	const queued = { locale: "en" as const, expiresAt: seconds + 60, userId: person.id };
	await Outbox.put({
		...queued,
		id: "a",
		kind: "emailLink",
		to: "third@test.example",
		askedAt: now - 1,
	}).go();
	await Outbox.put({
		...queued,
		id: "b",
		kind: "undoLink",
		to: "fourth@test.example",
		askedAt: now,
	}).go();
	expect(await pending()).toBe("third@test.example");
});

describe("a link of a coach application", () => {
	async function apply(link: object, wish: Partial<User> = {}) {
		const person = await makePerson({
			role: "coach",
			isApproved: false,
			emailConfirmedAt: undefined,
			mustConfirmEmail: true,
			passwordSetAt: now - 10,
			...wish,
		});
		const token = newToken();
		await EmailLinks.put({
			hash: hashOf(token),
			userId: person.id,
			from: person.email,
			to: person.email,
			createdAt: now - 10,
			expiresAt: seconds + 60,
			...link,
		}).go();
		return { person, token };
	}
	const confirm = async (token: string, given: string) => {
		const link = await findApplicationLink(token, now);
		return link ? outcomeOf(confirmApplication(visitor(), link, given)) : "no link";
	};

	test.each<[string, object, Partial<User>, string]>([
		["has expired", { expiresAt: seconds }, {}, "no link"],
		["is for another address", { to: "other@test.example" }, {}, "no link"],
		["was confirmed already", {}, { mustConfirmEmail: undefined }, "sign_up_link_invalid"],
		[
			"is for a former address",
			{ from: "f@test.example", to: "f@test.example" },
			{},
			"sign_up_link_invalid",
		],
		["is older than the password", { createdAt: now - 11 }, {}, "sign_up_link_invalid"],
	])("that %s is refused", async (_, link, wish, outcome) => {
		const { person, token } = await apply(link, wish);
		expect(await confirm(token, password)).toBe(outcome);
		expect((await find(person)).emailConfirmedAt).toBeUndefined();
	});

	test("needs the password of the application, and works once", async () => {
		const { person, token } = await apply({ expiresAt: seconds + 1 });
		await identity.get().setPassword(person.email, password);
		expect(await confirm(token, "Wrong-Horse-1")).toBe("invalid");
		expect(await confirm("unknown", password)).toBe("no link");
		expect(await confirm(token, password)).toBe("done");
		const { emailConfirmedAt, mustConfirmEmail } = await find(person);
		expect([emailConfirmedAt, mustConfirmEmail]).toEqual([now, undefined]);
		expect(await sessionsOf(person.id as UserId, now)).toHaveLength(1);
		expect(await confirm(token, password)).toBe("no link");
	});
});

describe("an email with a link that confirms an address", () => {
	const sent: string[] = [];
	beforeAll(() =>
		mail.use({ send: async ({ to }) => void sent.push(to), unblock: async () => {} }),
	);
	const linksOf = async ({ id }: User) =>
		(await EmailLinks.scan.where(({ userId }, { eq }) => eq(userId, id)).go({ pages: "all" })).data;

	test.each<[string, Partial<User>, number]>([
		["is sent to an applicant", { mustConfirmEmail: true, emailConfirmedAt: undefined }, 1],
		["is not sent once the address is confirmed", {}, 0],
	])("%s", async (_, wish, count) => {
		const person = await makePerson({ role: "coach", isApproved: false, ...wish });
		sent.length = 0;
		await sendEmailLink({ to: person.email, userId: person.id, askedAt: now } as never, now);
		expect([sent, (await linksOf(person)).length]).toEqual([
			Array(count).fill(person.email),
			count,
		]);
	});
});

describe("a new sign-in", () => {
	const hasSignIn = async (email: string) =>
		(await identity.get().verify(email, newPassword)) !== "wrong";

	test("stays under its address if the person was made", async () => {
		const id = ++lastId;
		await withNewSignIn({ id, email: `new${id}@test.example` }, newPassword, async () => true);
		expect(await hasSignIn(`new${id}@test.example`)).toBe(true);
	});

	test("is removed if creating the person failed", async () => {
		const id = ++lastId;
		await withNewSignIn({ id, email: `new${id}@test.example` }, newPassword, async () => false);
		const addresses = [`new${id}@test.example`, `${id}@new.invalid`];
		expect(await Promise.all(addresses.map(hasSignIn))).toEqual([false, false]);
	});
});
