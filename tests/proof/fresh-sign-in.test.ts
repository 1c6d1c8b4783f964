import { globSync, readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import type { SignedIn } from "#functions/core/caller.ts";
import type { PersonEdit } from "#shared/community/people/people.schema.ts";
import type { UserId } from "#shared/core/ids.ts";
import { callerForTest } from "./caller.ts";
import { openWorld } from "./world.ts";

const world = await openWorld();
const { AppError } = await import("#functions/core/errors.ts");
const { identity } = await import("#functions/core/outside/identity.ts");
const { embeddedIdentity } = await import("#local/stand-ins/identity.ts");
const { findUser } = await import("#functions/people/users/users.service.ts");
const { createPeopleForTest } = await import("../core/people.ts");
const { setDisabled } = await import("#functions/community/people/account.service.ts");
const { updatePerson } = await import("#functions/community/people/person.service.ts");
const { removePerson } = await import("#functions/community/removals/removals.service.ts");
const { startMerge, undoMerge } = await import("#functions/community/merges/merges.service.ts");
const { takeImportBack } = await import("#functions/community/imports/imports.service.ts");
const { claimRecord } = await import("#functions/community/claims/claim-record.ts");
const { askErasure } = await import("#functions/community/my-data/erasure.service.ts");
const { askExport, exportLink } = await import("#functions/community/my-data/export.service.ts");
const { disconnectAccount } = await import("#functions/identity/auth/managed-login.ts");
const { endSecondFactor, renewRecoveryCodes } = await import(
	"#functions/identity/auth/second-factor/second-factor.service.ts"
);
const { inCareOf } = await import("#functions/identity/auth/sign-in-access.ts");
const { resetPassword } = await import("#functions/community/students/reset-password.ts");

identity.use(embeddedIdentity());
afterAll(world.close);

type Wish = NonNullable<Parameters<typeof createPeopleForTest>[1]>;
type Case = {
	/** The file that guards the call. */
	file: string;
	call: (caller: SignedIn, id: UserId) => Promise<unknown>;
	/** The person who is changed; by default the caller. */
	of?: Wish;
};

const people = "functions/community/people";
const auth = "functions/identity/auth";
const edit = (changes: object) => (caller: SignedIn, id: UserId) =>
	updatePerson(caller, id, changes as PersonEdit);

/** Calls by which a stolen session could become lasting access, or lock people out of their accounts. */
const cases: Record<string, Case> = {
	"disabling an account": {
		file: `${people}/account.service.ts`,
		call: (caller, id) => setDisabled(caller, id, true),
		of: {},
	},
	"enabling an account": {
		file: `${people}/account.service.ts`,
		call: (caller, id) => setDisabled(caller, id, false),
		of: {},
	},
	"making a member an admin": {
		file: `${people}/person.service.ts`,
		call: edit({ role: "admin" }),
		of: {},
	},
	"making an admin a member": {
		file: `${people}/person.service.ts`,
		call: edit({ role: "member" }),
		of: { role: "admin" },
	},
	"approving a coach": {
		file: `${people}/person.service.ts`,
		call: edit({ isApproved: true }),
		of: { role: "coach", isApproved: false },
	},
	"changing a person's email address": {
		file: `${people}/person.service.ts`,
		call: (caller, id) => edit({ email: `another${id}@test.example` })(caller, id),
		of: {},
	},
	"deleting a person": {
		file: "functions/community/removals/removals.service.ts",
		call: (caller, id) => removePerson(caller, id),
		of: {},
	},
	"merging two people": {
		file: "functions/community/merges/merges.service.ts",
		call: async (caller, id) => {
			const [survivor] = await createPeopleForTest(1);
			return startMerge(caller, { keepId: survivor.id, mergeId: id, fields: [] });
		},
		of: {},
	},
	"undoing a merge": {
		file: "functions/community/merges/merges.service.ts",
		call: (caller) => undoMerge(caller, "1"),
	},
	"taking an import back": {
		file: "functions/community/imports/imports.service.ts",
		call: (caller) => takeImportBack(caller, "1"),
	},
	"claiming a record": {
		file: "functions/community/claims/claim-record.ts",
		call: (caller, id) => claimRecord(caller, id, { relation: "self" } as never),
		of: {},
	},
	"requesting one's own deletion": {
		file: "functions/community/my-data/erasure.service.ts",
		call: (caller) => askErasure(caller),
	},
	"requesting an archive of one's data": {
		file: "functions/community/my-data/export.service.ts",
		call: (caller) => askExport(caller),
	},
	"downloading the archive": {
		file: "functions/community/my-data/export.service.ts",
		call: (caller) => exportLink(caller),
	},
	"disconnecting an external account": {
		file: `${auth}/managed-login.ts`,
		call: (caller) => disconnectAccount(caller),
	},
	"turning the second factor off": {
		file: `${auth}/second-factor/second-factor.service.ts`,
		call: (caller) => endSecondFactor(caller),
	},
	"renewing recovery codes": {
		file: `${auth}/second-factor/second-factor.service.ts`,
		call: (caller) => renewRecoveryCodes(caller),
	},
	"changing the sign-in of another person": {
		file: `${auth}/sign-in-access.ts`,
		call: (caller, id) => inCareOf(async () => "done", { fresh: true })({ params: { id }, caller }),
		of: {},
	},
	"giving a student a password": {
		file: "functions/community/students/reset-password.ts",
		call: (caller, id) => resetPassword({ ...caller, person: id } as never),
		of: {},
	},
};

const minute = 60_000;
const names = Object.keys(cases);

/** The error code of a call whose caller entered the password some minutes ago; null if it succeeds. */
async function outcomeOf({ call, of }: Case, minutesAgo: number) {
	const [{ id: staff }] = await createPeopleForTest(1, { role: "super-admin" });
	const id = of ? (await createPeopleForTest(1, of))[0].id : staff;
	const now = Date.now();
	const { session, ...caller } = callerForTest(staff, "super-admin", now);
	const read = async () => ({ ...(await findUser(id)), heldUntil: undefined });
	const before = await read();
	const aged = { ...session, confirmedAt: now - minutesAgo * minute };
	const code = await call({ ...caller, session: aged }, id).then(
		() => null,
		(error) => (error instanceof AppError ? error.code : String(error)),
	);
	return { code, isUnchanged: isDeepStrictEqual(await read(), before) };
}

test.each(names)("%s requires the password within the last ten minutes", async (name) => {
	expect(await outcomeOf(cases[name], 11)).toEqual({
		code: "fresh_sign_in_required",
		isUnchanged: true,
	});
});

test.each(names)("%s does not ask for a password that was just entered", async (name) => {
	expect((await outcomeOf(cases[name], 9)).code).not.toBe("fresh_sign_in_required");
});

test("an edit that gives no access needs no password", async () => {
	const rename = { file: "", call: edit({ firstName: "Dana" }), of: {} };
	expect((await outcomeOf(rename, 60)).code).toBeNull();
});

test("every guard of a service has a case here", () => {
	// `sensitive-changes.test.ts` tries those of the profile and of routes with a flag.
	const others = ["functions/people/users/profile.service.ts", "functions/core/http/read.ts"];
	const guarding = globSync("functions/**/*.ts").filter(
		(file) =>
			!file.endsWith("core/http/session.ts") &&
			/\brequireFreshSignIn\(/.test(readFileSync(file, "utf8")),
	);
	const tried = Object.values(cases).map(({ file }) => file);
	expect([...new Set([...tried, ...others])].sort()).toEqual(guarding.sort());
});
