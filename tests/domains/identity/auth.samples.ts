import { createPersonForTest } from "../../core/people.ts";
import type { AuditedOf, EffectsOf, Sample, SamplesOf } from "../../core/samples.ts";
import {
	codeOf,
	createEmailChangeForTest,
	createEmailUndoForTest,
	createResetTokenForTest,
	createSecondFactorForTest,
	createSignInForTest,
	startSecondFactorForTest,
} from "../../core/signIns.ts";
import { ownAddress } from "../../core/wire.ts";
import { made, one, oneself } from "../audited.ts";

const signIn = async (): Promise<Sample> => {
	const { email, password } = await createSignInForTest();
	return { address: ownAddress(), body: { email, password } };
};

export default {
	startSignIn: async () => ({}),
	finishSignIn: async () => ({ query: { code: "code", state: "state" } }),
	logout: async () => ({ cookie: (await createPersonForTest()).cookie }),
	user: async () => ({}),
	login: signIn,
	forgotPassword: async () => ({ body: { email: (await createPersonForTest()).email } }),
	async resetPassword() {
		const person = await createSignInForTest();
		return {
			body: { token: await createResetTokenForTest(person), newPassword: "Another-Horse-8" },
		};
	},
	async verifyEmail() {
		const { token } = await createEmailChangeForTest();
		return { body: { token } };
	},
	async changePassword() {
		const { cookie, password } = await createSignInForTest();
		return { cookie, body: { currentPassword: password, newPassword: "Another-Horse-8" } };
	},
	async confirm() {
		const { cookie, password } = await createSignInForTest();
		return { cookie, body: { currentPassword: password } };
	},
	async undoEmail() {
		const { undoToken } = await createEmailUndoForTest();
		return { body: { token: undoToken } };
	},
	security: async () => ({}),
	resendEmail: async () => ({ cookie: (await createEmailChangeForTest()).cookie }),
	cancelEmail: async () => ({ cookie: (await createEmailChangeForTest()).cookie }),
	endSession: async () => ({ params: { id: "x".repeat(43) } }),
	endSessions: async () => ({ cookie: (await createPersonForTest()).cookie }),
	async startSecondFactor() {
		const { cookie, password } = await createSignInForTest();
		return { cookie, body: { currentPassword: password } };
	},
	async confirmSecondFactor() {
		const { cookie, password, email } = await createSignInForTest();
		const code = codeOf(await startSecondFactorForTest(email, password));
		return { cookie, body: { currentPassword: password, code } };
	},
	endSecondFactor: async () => ({ cookie: (await createSecondFactorForTest()).cookie }),
	renewRecoveryCodes: async () => ({ cookie: (await createSecondFactorForTest()).cookie }),
	disconnect: async () => ({ cookie: (await createPersonForTest()).cookie }),
	signInOfPerson: async () => ({ params: { id: String((await createPersonForTest()).id) } }),
	endSessionsOfPerson: async () => ({ params: { id: String((await createPersonForTest()).id) } }),
	endSecondFactorOfPerson: async () => ({
		params: { id: String((await createSecondFactorForTest()).id) },
	}),
} satisfies SamplesOf<"auth">;

export const audited: AuditedOf<"auth"> = {
	login: null,
	forgotPassword: null,
	resetPassword: null,
	verifyEmail: null,
	changePassword: {
		entityType: "user",
		action: "password_changed",
		entityId: made,
	},
	confirm: null,
	undoEmail: null,
	endSessions: {
		entityType: "user",
		action: "signed_out_everywhere",
		entityId: oneself,
	},
	resendEmail: {
		entityType: "user",
		action: "email_change_resent",
		entityId: oneself,
	},
	cancelEmail: {
		entityType: "user",
		action: "email_change_cancelled",
		entityId: oneself,
	},
	endSession: {
		entityType: "user",
		action: "session_ended",
		entityId: oneself,
	},
	// Nothing changes until a code of the authenticator app is confirmed.
	startSecondFactor: null,
	confirmSecondFactor: {
		entityType: "user",
		action: "second_factor_on",
		entityId: oneself,
	},
	endSecondFactor: {
		entityType: "user",
		action: "second_factor_off",
		entityId: oneself,
	},
	renewRecoveryCodes: {
		entityType: "user",
		action: "recovery_codes_made",
		entityId: oneself,
	},
	disconnect: {
		entityType: "user",
		action: "provider_disconnected",
		entityId: oneself,
	},
	endSessionsOfPerson: {
		entityType: "user",
		action: "sessions_ended",
		entityId: one,
	},
	endSecondFactorOfPerson: {
		entityType: "user",
		action: "second_factor_off",
		entityId: one,
	},
};

export const effects: EffectsOf<"auth"> = {
	login: {
		writes: {
			"attempts if expiresAt, failures": null,
			"removed attempts": null,
			"new session": null,
			"checks user if what a session says": null,
			knownDevice: null,
		},
		again: "writes",
	},
	forgotPassword: {
		writes: { "attempts if expiresAt, failures": null, "new outbox": "changed_meanwhile" },
		again: "writes",
	},
	resendEmail: {
		writes: {
			"attempts if expiresAt, failures": null,
			"new outbox": "changed_meanwhile",
			"new auditLine": null,
		},
		again: "writes",
	},
	cancelEmail: { writes: { "removed emailLink": null, "new auditLine": null }, again: "not_found" },
	endSession: { writes: { "removed session": null, "new auditLine": null }, again: "writes" },
	endSessions: {
		writes: { "removed session": null, "new auditLine": null },
		again: "unauthorized",
	},
	endSecondFactor: {
		writes: {
			"existing user if heldUntil": "done",
			"existing signIn": null,
			"removed recoveryCode": null,
			"new outbox": "changed_meanwhile",
			"new auditLine": null,
			"existing session": null,
		},
		again: "writes",
	},
	renewRecoveryCodes: {
		writes: {
			"existing user if heldUntil": "done",
			"removed recoveryCode": null,
			recoveryCode: null,
			"new auditLine": null,
		},
		again: "writes",
	},
	disconnect: {
		writes: { "new outbox": "changed_meanwhile", "new auditLine": null },
		again: "writes",
	},
	endSessionsOfPerson: {
		writes: { "removed session": null, "removed calendarAddress": null, "new auditLine": null },
		again: "writes",
	},
	endSecondFactorOfPerson: {
		writes: {
			"existing user if heldUntil": "done",
			"existing signIn": null,
			"removed recoveryCode": null,
			"new outbox": "changed_meanwhile",
			"new auditLine": null,
			"removed session": null,
		},
		again: "writes",
	},
	resetPassword: {
		writes: {
			"existing user if heldUntil": "done",
			signIn: null,
			"removed session": null,
			"removed resetToken if userId": "reset_link_invalid",
			"removed calendarAddress": null,
			"new outbox": "changed_meanwhile",
			"new auditLine": null,
			"removed attempts": null,
		},
		again: "reset_link_invalid",
	},
	verifyEmail: {
		writes: {
			"existing user if heldUntil": "done",
			"emailClaim if expiresAt, userId": "email_taken",
			signIn: null,
			"removed signIn": null,
			"removed emailLink if userId": "email_link_invalid",
			emailClaim: null,
			"new outbox": "changed_meanwhile",
			"existing user if what it is found by, heldUntil": "busy",
			searchKey: null,
			facet: null,
			"removed searchKey": null,
			"new auditLine": null,
			"removed session": null,
		},
		again: "email_link_invalid",
	},
	changePassword: {
		writes: {
			"existing user if heldUntil": "done",
			"attempts if expiresAt, failures": null,
			"removed attempts": null,
			signIn: null,
			"removed session": null,
			"new outbox": "changed_meanwhile",
			"new auditLine": null,
			"new session": null,
			"checks user if what a session says": null,
		},
		again: "unauthorized",
	},
	confirm: {
		writes: {
			"attempts if expiresAt, failures": null,
			"removed attempts": null,
			"existing session": null,
		},
		again: "writes",
	},
	undoEmail: {
		writes: {
			"existing user if heldUntil": "done",
			signIn: null,
			"removed signIn": null,
			"removed emailUndo if userId": "undo_link_invalid",
			emailClaim: null,
			"removed emailClaim": null,
			"existing user if what it is found by, heldUntil": "busy",
			searchKey: null,
			facet: null,
			"removed searchKey": null,
			"removed calendarAddress": null,
			"new outbox": "changed_meanwhile",
			"new auditLine": null,
		},
		again: "undo_link_invalid",
	},
	startSecondFactor: {
		writes: {
			"existing user if heldUntil": "done",
			"attempts if expiresAt, failures": null,
			"existing signIn": null,
			"removed attempts": null,
		},
		again: "writes",
	},
	confirmSecondFactor: {
		writes: {
			"existing user if heldUntil": "done",
			"attempts if expiresAt, failures": null,
			"existing signIn if lastStep": "second_factor_wrong",
			"existing signIn": null,
			"removed attempts": null,
			recoveryCode: null,
			"new outbox": "changed_meanwhile",
			"new auditLine": null,
			"existing session": null,
		},
		again: "second_factor_on",
	},
};
