import { call } from "../../core/api.ts";
import { createFamilyForTest, inviteForTest, newChildForTest } from "../../core/families.ts";
import { admin, createPersonForTest } from "../../core/people.ts";
import type { AuditedOf, EffectsOf, SamplesOf } from "../../core/samples.ts";
import { made, one } from "../audited.ts";

/** A child, with its guardian's cookie. */
async function ownChild() {
	const { guardian, params } = await createFamilyForTest();
	return { cookie: guardian.cookie, params };
}

/** The sender of an open invitation, and the invited address. */
async function sent() {
	const family = await createFamilyForTest();
	const { email } = await inviteForTest(family);
	return { cookie: family.guardian.cookie, params: family.params, email };
}

/** A person invited as guardian. */
async function invited() {
	const family = await createFamilyForTest();
	return { cookie: (await inviteForTest(family)).cookie, params: family.params };
}

export default {
	mine: async () => ({}),
	acts: async () => ({}),
	add: async () => ({ cookie: (await createPersonForTest()).cookie, body: newChildForTest() }),
	update: async () => ({
		...(await ownChild()),
		body: { phoneNumber: "99887766", emergencyContact: "Aunt" },
	}),
	async leave() {
		const family = await createFamilyForTest();
		const { cookie } = await inviteForTest(family);
		await call("POST", `/guardianships/${family.child.id}/accept`, {
			cookie,
			body: { capacity: "father" },
		});
		return { cookie, params: family.params };
	},
	invite: async () => ({
		...(await ownChild()),
		body: { email: (await createPersonForTest()).email },
	}),
	async sentInvitations() {
		const { cookie, params } = await sent();
		return { cookie, params };
	},
	async withdrawInvitation() {
		const { cookie, params, email } = await sent();
		return { cookie, params, body: { email } };
	},
	accept: async () => ({ ...(await invited()), body: { capacity: "father" } }),
	decline: invited,
	ofChild: async () => ({ params: (await createFamilyForTest()).params, cookie: await admin() }),
	async change() {
		const { guardian, params } = await createFamilyForTest();
		return { params: { ...params, guardianId: String(guardian.id) }, body: { state: "frozen" } };
	},
} satisfies SamplesOf<"families">;

export const audited: AuditedOf<"families"> = {
	add: { entityType: "user", action: "created", entityId: made },
	update: { entityType: "user", action: "updated", entityId: one },
	leave: { entityType: "user", action: "guardian_left", entityId: one },
	invite: {
		entityType: "user",
		action: "guardian_invited",
		entityId: one,
	},
	withdrawInvitation: {
		entityType: "user",
		action: "guardian_uninvited",
		entityId: one,
	},
	accept: {
		entityType: "user",
		action: "guardian_joined",
		entityId: one,
	},
	decline: {
		entityType: "user",
		action: "guardian_declined",
		entityId: one,
	},
	change: {
		entityType: "user",
		action: "guardian_changed",
		entityId: one,
	},
};

export const effects: EffectsOf<"families"> = {
	add: {
		writes: {
			"attempts if expiresAt, failures": null,
			"new user": "changed_meanwhile",
			searchKey: null,
			facet: null,
			"tally of user (born # +1, fee pending +1, member +1, member since # +1)": null,
			"tally of belt (member.female.white +1)": null,
			"new guardianship": "changed_meanwhile",
			"attempts if failures": null,
			"new auditLine": null,
		},
		again: "writes",
	},
	update: {
		writes: {
			"existing user if what it is found by, updatedAt": "changed_meanwhile",
			searchKey: null,
			facet: null,
			"removed facet": null,
			"new auditLine": null,
		},
		again: "writes",
	},
	invite: {
		writes: {
			"attempts if expiresAt, failures": null,
			guardianInvitation: null,
			"new notification": "changed_meanwhile",
			"new auditLine": null,
		},
		again: "writes",
	},
	accept: {
		writes: {
			"removed guardianInvitation if invitedBy": "not_found",
			"attempts if failures": null,
			"existing guardianship if state": "not_found",
			"guardianship if childId, endedBy, state": "guardian_already",
			"2 × new notification": null,
			"existing user": "changed_meanwhile",
			"new auditLine": null,
		},
		again: "not_found",
	},
	decline: {
		writes: {
			"removed guardianInvitation if invitedBy": "not_found",
			"new notification": "changed_meanwhile",
			"new auditLine": null,
		},
		again: "not_found",
	},
	leave: {
		writes: {
			"existing guardianship if state": "not_found",
			"new notification": "changed_meanwhile",
			"new auditLine": null,
		},
		again: "not_found",
	},
	withdrawInvitation: {
		writes: { "removed guardianInvitation if invitedBy": "not_found", "new auditLine": null },
		again: "not_found",
	},
	change: {
		writes: {
			"existing guardianship if capacity, state": "changed_meanwhile",
			"new notification": "changed_meanwhile",
			"new auditLine": null,
		},
		again: "writes",
	},
};
