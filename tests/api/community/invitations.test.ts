import { Users } from "#functions/people/users/user.entity.ts";
import { invitationPause, invitedAtOnce } from "#shared/community/people/people.rules.ts";
import { expectRefusal } from "../../core/answers.ts";
import { call, eventually, mailsTo, mailTo, tokenIn } from "../../core/api.ts";
import { auditOf } from "../../core/audit.ts";
import { rowForTest } from "../../core/importRows.ts";
import { createImportForTest } from "../../core/imports.ts";
import { createPeopleForTest, createPersonForTest, makeFindable } from "../../core/people.ts";
import { uniqueName } from "../../core/unique.ts";

const { cookie } = await createPersonForTest({ role: "admin" });
const neverSignedIn = { emailConfirmedAt: undefined };

const invite = (ids: readonly number[], key?: string) =>
	call("POST", "/users/invitations", {
		cookie,
		body: { ids },
		...(key && { headers: { "idempotency-key": key } }),
	});

test("invites who has never signed in, and says of the others why not", async () => {
	const [fresh, confirmed, disabled, child, admin] = await Promise.all([
		createPersonForTest(neverSignedIn),
		createPersonForTest(),
		createPersonForTest(neverSignedIn),
		createPersonForTest({ ...neverSignedIn, email: "" }),
		createPersonForTest({ ...neverSignedIn, role: "admin" }),
	]);
	await Users.patch({ id: disabled.id }).set({ isDisabled: true }).go();
	const ids = [fresh, confirmed, disabled, child, admin].map(({ id }) => id);
	const { status, body } = await invite([...ids, fresh.id]);
	expect([status, body.map(({ outcome }: { outcome: string }) => outcome)]).toEqual([
		200,
		["invited", "hasPassword", "disabled", "noAddress", "notAllowed"],
	]);
	await eventually(async () => (await mailsTo(fresh.email)).length === 1, "the invitation");
	expect((await auditOf("user", fresh.id)).map(({ action }) => action)).toEqual(["invited"]);
	expect(await mailsTo(confirmed.email)).toEqual([]);
});

test("invites nobody twice in a day, but again after it", async () => {
	const person = await createPersonForTest(neverSignedIn);
	const outcome = async () => (await invite([person.id])).body[0].outcome;
	expect([await outcome(), await outcome()]).toEqual(["invited", "invitedBefore"]);
	await Users.patch({ id: person.id })
		.set({ invitedAt: Date.now() - invitationPause - 1 })
		.go();
	expect(await outcome()).toBe("invited");
});

test("takes as many people as fit into one transaction, and no more", async () => {
	const people = await createPeopleForTest(invitedAtOnce + 1, neverSignedIn);
	const ids = people.map(({ id }) => id);
	expectRefusal(await invite(ids), "invalid");
	expectRefusal(await invite([]), "invalid");
	const { body } = await invite(ids.slice(1));
	expect(new Set(body.map(({ outcome }: { outcome: string }) => outcome))).toEqual(
		new Set(["invited"]),
	);
});

test("finds who has no password yet, until they choose one by the link of their invitation", async () => {
	const family = uniqueName();
	const row = rowForTest({ lastName: family });
	const made = await createImportForTest([row], { cookie });
	const { ids } = (await call("GET", `/imports/${made.id}/people`, { cookie })).body;
	expect(ids).toHaveLength(1);
	const found = async () =>
		(await call("GET", `/users/count?lacks=password&search=${family}`, { cookie })).body.count;
	expect(await found()).toBe(1);
	const page = async () => (await call("GET", `/users/${ids[0]}`, { cookie })).body;
	expect(await page()).toMatchObject({ mayInvite: true, hasNeverSignedIn: true, invitedAt: null });
	await invite(ids);
	const { email } = await page();
	const token = tokenIn((await mailTo(email)).text);
	const reset = await call("POST", "/auth/reset-password", {
		body: { token, newPassword: "A-long-new-password-7" },
	});
	expect(reset.status).toBe(200);
	expect(await found()).toBe(0);
	expect((await page()).hasNeverSignedIn).toBe(false);
	expect((await invite(ids)).body[0].outcome).toBe("hasPassword");
});

test("an admin invites members and coaches only", async () => {
	const [member, staff] = await Promise.all([
		createPersonForTest(neverSignedIn),
		createPersonForTest({ ...neverSignedIn, role: "super-admin" }),
	]);
	await makeFindable(member);
	expect((await call("POST", `/users/${member.id}/invite`, { cookie })).status).toBe(204);
	expectRefusal(await call("POST", `/users/${staff.id}/invite`, { cookie }), "forbidden");
});
