import { readFileSync } from "node:fs";
import { call, eventually, mailsTo, mailTo } from "../../../core/api.ts";
import { auditOf } from "../../../core/audit.ts";
import { admin } from "../../../core/people.ts";
import {
	codeOf,
	cookieOf,
	createEmailChangeForTest,
	createEmailUndoForTest,
	createResetTokenForTest,
	createSecondFactorForTest,
	createSignInForTest,
	login,
	loginWith,
	startSecondFactorForTest,
	testPassword,
} from "../../../core/signIns.ts";

/** The security events that the site has logged about a person, in their order. */
const eventsOf = (id: number): string[] =>
	readFileSync(process.env.SITE_LOG ?? "", "utf8")
		.split("\n")
		.filter((line) => line.includes('"message":"security"') && line.includes(`"userId":${id},`))
		.map((line) => JSON.parse(line).event);

type Person = { id: number; email: string; cookie: string };
const ok = (answer: { status: number }) => expect(answer.status).toBeLessThan(400);
const newPassword = "Another-Horse-8";
const wrong = "Wrong-Horse-1";

type Traces = { events?: string[]; audit?: string[]; mails?: string[] };

/** What a person does, what the security log and the audit log then say, and which emails they get. */
const acts: Record<string, { does: () => Promise<Person>; leaves: Traces }> = {
	"a sign-in and a sign-out": {
		async does() {
			const person = await createSignInForTest();
			const answer = await login(person.email);
			ok(answer);
			ok(await call("GET", "/logout", { cookie: cookieOf(answer) }));
			return person;
		},
		leaves: { events: ["sign_in", "sign_out"] },
	},
	"a session that its person ends": {
		async does() {
			const person = await createSignInForTest();
			const { cookie } = person;
			const { body } = await call("GET", "/auth/security", { cookie });
			ok(await call("DELETE", `/auth/sessions/${body.sessions[0].id}`, { cookie }));
			return person;
		},
		leaves: { events: ["session_ended"], audit: ["session_ended"] },
	},
	"a sign-out everywhere": {
		async does() {
			const person = await createSignInForTest();
			ok(await call("DELETE", "/auth/sessions", { cookie: person.cookie }));
			return person;
		},
		leaves: { events: ["sign_out_everywhere"], audit: ["signed_out_everywhere"] },
	},
	"sessions that staff end": {
		async does() {
			const person = await createSignInForTest();
			ok(await call("DELETE", `/users/${person.id}/sessions`, { cookie: await admin() }));
			return person;
		},
		leaves: { events: ["sessions_ended_by_staff"], audit: ["sessions_ended"] },
	},
	"a wrong and a right password that is asked for again": {
		async does() {
			const person = await createSignInForTest();
			const confirm = (currentPassword: string) =>
				call("POST", "/auth/confirm", { cookie: person.cookie, body: { currentPassword } });
			expect((await confirm(wrong)).body.code).toBe("wrong_current_password");
			ok(await confirm(testPassword));
			return person;
		},
		leaves: { events: ["identity_refused", "identity_confirmed"] },
	},
	"a changed password": {
		async does() {
			const person = await createSignInForTest();
			const change = (currentPassword: string) =>
				call("POST", "/auth/change-password", {
					cookie: person.cookie,
					body: { currentPassword, newPassword },
				});
			expect((await change(wrong)).body.code).toBe("wrong_current_password");
			ok(await change(testPassword));
			return person;
		},
		leaves: {
			events: ["identity_refused", "password_changed"],
			audit: ["password_changed"],
			mails: ["Your password was changed"],
		},
	},
	"a password that is reset": {
		async does() {
			const person = await createSignInForTest();
			const token = await createResetTokenForTest(person);
			ok(await call("POST", "/auth/reset-password", { body: { token, newPassword } }));
			return person;
		},
		leaves: {
			events: ["password_reset"],
			audit: ["password_reset"],
			mails: ["Your password was changed"],
		},
	},
	"a new email address": {
		async does() {
			const person = await createEmailChangeForTest();
			ok(await call("POST", "/auth/verify-email", { body: { token: person.token } }));
			return person;
		},
		leaves: {
			events: ["email_changed"],
			audit: ["email_changed"],
			mails: ["Your email address was changed"],
		},
	},
	"an email address that is taken back": {
		async does() {
			const person = await createEmailUndoForTest();
			// The link is only sent while the change holds.
			await mailTo(person.email, ({ subject }) => subject === "Your email address was changed");
			ok(await call("POST", "/auth/undo-email", { body: { token: person.undoToken } }));
			return person;
		},
		leaves: {
			events: ["email_changed", "email_change_undone"],
			audit: ["email_changed", "email_change_undone"],
			mails: ["Your email address was changed", "Reset your password"],
		},
	},
	"a link that is sent again, and a change that is cancelled": {
		async does() {
			const person = await createEmailChangeForTest();
			const { cookie } = person;
			ok(await call("POST", "/auth/email/resend", { cookie }));
			ok(await call("DELETE", "/auth/email", { cookie }));
			return person;
		},
		leaves: { audit: ["email_change_resent", "email_change_cancelled"] },
	},
	"a second factor that is turned on": {
		async does() {
			const person = await createSignInForTest();
			const { cookie } = person;
			const body = { currentPassword: wrong };
			await call("POST", "/auth/second-factor", { cookie, body });
			const secret = await startSecondFactorForTest(person.email);
			const confirm = (code: string) =>
				call("POST", "/auth/second-factor/confirm", {
					cookie,
					body: { currentPassword: testPassword, code },
				});
			expect((await confirm("abcdef")).body.code).toBe("second_factor_wrong");
			ok(await confirm(codeOf(secret)));
			return person;
		},
		leaves: {
			events: ["identity_refused", "second_factor_refused", "second_factor_on"],
			audit: ["second_factor_on"],
			mails: ["Two-factor sign-in is on"],
		},
	},
	"a second factor that is turned off": {
		async does() {
			const person = await createSecondFactorForTest();
			ok(await call("DELETE", "/auth/second-factor", { cookie: person.cookie }));
			return person;
		},
		leaves: {
			events: ["second_factor_on", "second_factor_off"],
			audit: ["second_factor_on", "second_factor_off"],
			mails: ["Two-factor sign-in is on", "Two-factor sign-in is off"],
		},
	},
	"a second factor that staff remove": {
		async does() {
			const person = await createSecondFactorForTest();
			ok(await call("DELETE", `/users/${person.id}/second-factor`, { cookie: await admin() }));
			return person;
		},
		leaves: {
			events: ["second_factor_on", "second_factor_ended_by_staff"],
			audit: ["second_factor_on", "second_factor_off"],
			mails: ["Two-factor sign-in is on", "Two-factor sign-in is off"],
		},
	},
	"recovery codes that are made anew": {
		async does() {
			const person = await createSecondFactorForTest();
			ok(await call("POST", "/auth/recovery-codes", { cookie: person.cookie }));
			return person;
		},
		leaves: {
			events: ["second_factor_on", "recovery_codes_made"],
			audit: ["second_factor_on", "recovery_codes_made"],
			mails: ["Two-factor sign-in is on"],
		},
	},
	"a sign-in with a recovery code, and another with one that asks again": {
		async does() {
			const person = await createSecondFactorForTest();
			const [first, second] = person.recoveryCodes;
			const answer = await loginWith({ email: person.email, code: first });
			ok(answer);
			const body = { currentPassword: testPassword, code: second };
			ok(await call("POST", "/auth/confirm", { cookie: cookieOf(answer), body }));
			return person;
		},
		leaves: {
			events: [
				"second_factor_on",
				"recovery_code_used",
				"sign_in",
				"recovery_code_used",
				"identity_confirmed",
			],
			audit: ["second_factor_on", "recovery_code_used", "recovery_code_used"],
			mails: ["Two-factor sign-in is on", "A recovery code was used", "A recovery code was used"],
		},
	},
};

test.each(Object.entries(acts))(
	"%s leaves its lines in the logs and its emails",
	async (_, { does, leaves: { events = [], audit = [], mails = [] } }) => {
		const { id, email } = await does();
		await eventually(async () => eventsOf(id).length >= events.length, "the security log");
		expect(eventsOf(id)).toEqual(events);
		expect((await auditOf("user", id)).map(({ action }) => action)).toEqual(audit);
		const subjects = await eventually(async () => {
			const sent = await mailsTo(email);
			return sent.length >= mails.length && sent.map(({ subject }) => subject);
		}, "the emails");
		expect(subjects.sort()).toEqual([...mails].sort());
	},
);
