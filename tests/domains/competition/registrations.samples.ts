import type { FactsOf } from "#functions/people/notifications/notices.ts";
import { call } from "../../core/api.ts";
import { createStudentForTest } from "../../core/belts.ts";
import { createAgreementRequestForTest } from "../../core/families.ts";
import { admin, createPeopleForTest, createPersonForTest } from "../../core/people.ts";
import type {
	AuditedOf,
	CasesOf,
	EffectsOf,
	OthersOf,
	Sample,
	SamplesOf,
} from "../../core/samples.ts";
import { createCoachForTest } from "../../core/squads.ts";
import { one } from "../audited.ts";
import { entered, kumite, ofEvent, ofEventClass, ownStudent } from "../records.ts";

const squad = (rows: object[]) => rows as unknown as Record<string, unknown>;
const adult = { dateOfBirth: "1995-05-05" };

/** A registration for a class, and another class of the same event. */
async function enteredEventClass() {
	const cookie = await admin();
	const params = await ofEventClass();
	const { body: other } = await call("POST", `/events/${params.id}/classes`, {
		cookie,
		body: kumite,
	});
	const person = await createPersonForTest(adult);
	const path = `/events/${params.id}/classes/${params.classId}/register`;
	const { body } = await call("POST", path, {
		cookie: person.cookie,
		body: { declaredWeight: 71.5 },
	});
	return { params: { id: body.registration.id as string }, other: other.id as number };
}

/** An event that asks for a document, and a person whom their coach registered without it. */
async function withoutDocument() {
	const { id } = await ofEvent({ requiredDocument: "medical" });
	const { coach, student } = await createStudentForTest();
	await call("POST", `/events/${id}/registrations/bulk`, {
		cookie: coach.cookie,
		body: squad([{ userId: student.id, classId: null }]),
	});
	return { params: { id }, body: { userIds: [student.id] } };
}

/** A person from the waiting list who was offered a place. */
async function offered() {
	const { id } = await ofEvent({ maxParticipants: 1, offerHours: 24 });
	const [first, second] = await createPeopleForTest(2);
	for (const { cookie } of [first, second])
		await call("POST", `/events/${id}/register`, { cookie });
	await call("DELETE", `/registrations/${id}-${first.id}`, { cookie: first.cookie });
	return { cookie: second.cookie, params: { id: `${id}-${second.id}` } };
}

/** An event with one place, which is taken, and whose registration waits behind it. */
async function fullEvent() {
	const { id } = await ofEvent({ maxParticipants: 1 });
	const [first, second] = await createPeopleForTest(2);
	await call("POST", `/events/${id}/register`, { cookie: first.cookie });
	return { id, first, second };
}

/** A person with a registration for a class, and another class of the event. */
async function secondClass() {
	const { id } = await ofEvent();
	const cookie = await admin();
	const ids: string[] = [];
	for (const className of ["Kata", "Kumite"]) {
		const body = { ...kumite, className, maxWeight: null };
		const { body: made } = await call("POST", `/events/${id}/classes`, { cookie, body });
		ids.push(String(made.id));
	}
	const person = await createPersonForTest(adult);
	const path = `/events/${id}/classes/${ids[0]}/register`;
	await call("POST", path, { cookie: person.cookie, body: {} });
	return { cookie: person.cookie, params: { id, classId: ids[1] }, body: {} };
}

export default {
	register: async () => ({ params: await ofEvent() }),
	registerForEventClass: async () => {
		const { cookie, id: userId } = await createPersonForTest(adult);
		return {
			params: await ofEventClass({ maxWeight: null }),
			cookie,
			body: { userId, declaredWeight: "٧١٫٥" },
		};
	},
	registerSquad: async () => {
		const { cookie, id: userId } = await createPersonForTest(adult);
		const { id, classId } = await ofEventClass({ maxWeight: null });
		return { params: { id }, cookie, body: squad([{ userId, classId: Number(classId) }]) };
	},
	eligibility: async () => ({
		params: { id: (await ofEventClass()).id },
		query: { weight: "70" },
	}),
	mine: async () => ({}),
	ofPerson: ownStudent,
	notEntered: async () => ({}),
	undecided: async () => {
		await entered();
		return {};
	},
	mineOfEvent: async () => {
		const { cookie, params } = await entered();
		return { cookie, params: { id: params.id.split("-")[0] } };
	},
	cancel: async () => entered(),
	move: async () => {
		const { params, other } = await enteredEventClass();
		return { params, body: { classId: other } };
	},
	async agree() {
		const { guardian, entryId } = await createAgreementRequestForTest();
		return { cookie: guardian.cookie, params: { id: entryId } };
	},
	async recordPaperConsent() {
		const { child, entryId } = await createAgreementRequestForTest();
		const { cookie } = await createCoachForTest([child]);
		const body = { name: "Noura Al Rashid", signedOn: "2026-11-01" };
		return { cookie, params: { id: entryId }, body };
	},
	async withdrawConsent() {
		const { guardian, entryId } = await createAgreementRequestForTest();
		await call("POST", `/registrations/${entryId}/agree`, { cookie: guardian.cookie });
		return { cookie: guardian.cookie, params: { id: entryId } };
	},
	readAgreement: async () => ({ body: { token: (await createAgreementRequestForTest()).token } }),
	agreeByLink: async () => ({ body: { token: (await createAgreementRequestForTest()).token } }),
	acceptOffer: async () => offered(),
	declineOffer: async () => offered(),
	approve: async () => ({ params: (await entered()).params }),
	reject: async () => ({
		params: (await entered()).params,
		body: { reason: "The form is missing." },
	}),
	reopen: async () => {
		const { params } = await entered();
		await call("POST", `/registrations/${params.id}/reject`, { cookie: await admin(), body: {} });
		return { params };
	},
	fits: async () => {
		const { params } = await enteredEventClass();
		return { params: { id: params.id.split("-")[0] }, query: { ids: params.id, weight: "90" } };
	},
	undo: async () => {
		const cookie = await admin();
		const { params } = await entered();
		await call("POST", `/registrations/${params.id}/approve`, { cookie });
		return { cookie, params };
	},
	decide: async () => {
		const { params } = await entered();
		return {
			params: { id: params.id.split("-")[0] },
			body: { ids: [params.id], decision: "approve" },
		};
	},
	list: async () => ({ params: await ofEvent(), query: { status: "pending" } }),
	export: async () => {
		const { params } = await enteredEventClass();
		return {
			params: { id: params.id.split("-")[0], name: "startlist.html" },
			query: { lang: "ar" },
		};
	},
	availability: async () => ({ params: await ofEvent() }),
	documents: async () => ({ params: (await withoutDocument()).params }),
	askDocuments: withoutDocument,
} satisfies SamplesOf<"registrations">;

const firstDecided = (_: unknown, { body }: Sample) =>
	(body?.ids as string[] | undefined)?.[0] ?? "";

export const audited: AuditedOf<"registrations"> = {
	registerForEventClass: null,
	registerSquad: null,
	move: {
		entityType: "registration",
		action: "cancelled",
		entityId: one,
	},
	acceptOffer: {
		entityType: "registration",
		action: "pending",
		entityId: one,
	},
	// These calls write a second audit line of the same action, by link without a session: see
	// guardian-consent.test.ts.
	agree: null,
	// They keep the status, which is the action of the line: see guardian-consent.test.ts.
	recordPaperConsent: null,
	withdrawConsent: null,
	agreeByLink: null,
	readAgreement: null,
	declineOffer: {
		entityType: "registration",
		action: "cancelled",
		entityId: one,
	},
	register: null,
	cancel: {
		entityType: "registration",
		action: "cancelled",
		entityId: one,
	},
	approve: {
		entityType: "registration",
		action: "approved",
		entityId: one,
	},
	reject: {
		entityType: "registration",
		action: "rejected",
		entityId: one,
	},
	// The call writes a second audit line of the same action: see reopen.test.ts.
	reopen: null,
	// The call writes a second audit line of the same action: see undo.test.ts.
	undo: null,
	askDocuments: { entityType: "event", action: "documents_requested", entityId: one },
	decide: {
		entityType: "registration",
		action: "approved",
		entityId: firstDecided,
	},
};

export const others: OthersOf<"registrations"> = {
	registerForEventClass: { notes: "Another" },
};

export const effects: EffectsOf<"registrations"> = {
	register: {
		writes: { "registration if status": null, allotment: "done" },
		again: "already_registered",
	},
	registerForEventClass: {
		writes: {
			"registration if status": null,
			allotment: "done",
			"registration if charge, status, userId": "done",
		},
		again: "already_registered",
	},
	registerSquad: {
		writes: {
			"attempts if expiresAt, failures": null,
			"registration if status": "done",
			allotment: "done",
			"registration if charge, status, userId": "done",
		},
		again: "writes",
	},
	cancel: {
		writes: {
			"attempts if expiresAt, failures": null,
			"registration if version": "done",
			"existing allotment if taken": "done",
		},
		again: "writes",
	},
	move: {
		writes: {
			"registration if version": "done",
			"registration if status, userId": "done",
			allotment: "done",
			"existing allotment if taken": "done",
		},
		again: "nothing",
	},
	readAgreement: { writes: {}, again: "nothing" },
	agreeByLink: {
		writes: {
			"registration if version": "done",
			"removed entryLink if userId": "agreement_link_invalid",
		},
		again: "agreement_link_invalid",
	},
	acceptOffer: { writes: { "registration if version": "done" }, again: "nothing" },
	declineOffer: {
		writes: { "registration if version": "done", "existing allotment if taken": "done" },
		again: "nothing",
	},
	approve: { writes: { "registration if version": "done" }, again: "nothing" },
	askDocuments: {
		writes: {
			"attempts if expiresAt, failures": null,
			"new notification": "changed_meanwhile",
			"new auditLine": null,
		},
		again: "writes",
	},
	reject: {
		writes: { "registration if version": "done", "existing allotment if taken": "done" },
		again: "nothing",
	},
	reopen: { writes: { "registration if version": null, allotment: "done" }, again: "nothing" },
	undo: { writes: { "registration if version": "done" }, again: "nothing" },
	decide: {
		writes: { "attempts if expiresAt, failures": null, "registration if version": "done" },
		again: "writes",
	},
	agree: { writes: { "registration if version": "done" }, again: "nothing" },
	recordPaperConsent: { writes: { "registration if version": "done" }, again: "nothing" },
	withdrawConsent: { writes: { "registration if version": "done" }, again: "nothing" },
};

export const cases: CasesOf<"registrations"> = {
	register: {
		"a full event": {
			sample: async () => {
				const { id, second } = await fullEvent();
				return { params: { id }, cookie: second.cookie };
			},
			writes: { "registration if status": null, allotment: "done" },
			status: 202,
			again: "already_registered",
		},
	},
	registerForEventClass: {
		"a second class": {
			sample: secondClass,
			writes: {
				"registration if status": null,
				allotment: "done",
				"registration if charge, status, userId": "done",
				"registration if version": "done",
			},
			again: "already_registered",
		},
	},
	cancel: {
		"a place that the next in line takes": {
			sample: async () => {
				const { id, first, second } = await fullEvent();
				await call("POST", `/events/${id}/register`, { cookie: second.cookie });
				return { params: { id: `${id}-${first.id}` }, cookie: first.cookie };
			},
			writes: { "attempts if expiresAt, failures": null, "registration if version": "done" },
			again: "writes",
		},
	},
};

export const facts: Pick<FactsOf, "registration"> = {
	registration: { status: "approved", titleEn: "Gulf Cup", titleAr: "كأس الخليج" },
};
