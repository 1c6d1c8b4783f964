import { within } from "#local/pace.ts";
import { auditedTypes } from "#shared/platform/audit/audit.rules.ts";
import { actionMessages } from "#web/platform/audit/actions.messages.ts";
import { call, eventually } from "../../../core/api.ts";
import { auditBy, auditOf } from "../../../core/audit.ts";
import { createEventForTest } from "../../../core/events.ts";
import { createPersonForTest } from "../../../core/people.ts";
import { everyRoute, type NamedRoute, pathOf } from "../../../core/routes.ts";
import { make, type Sample, sampleOf } from "../../../core/samples.ts";
import {
	createEmailChangeForTest,
	createEmailUndoForTest,
	createResetTokenForTest,
	createSignInForTest,
} from "../../../core/signIns.ts";
import { uniqueText } from "../../../core/unique.ts";
import { ownAddress } from "../../../core/wire.ts";

type Written = {
	entityType: string;
	action: string;
	entityId: (answer: { id: number }, sample: Sample, actor: number) => number | string;
};

const one = (_: unknown, { params }: Sample) => params?.id ?? "";
const ofEventClass = (_: unknown, { params }: Sample) => params?.classId ?? "";
const ofAssignment = (_: unknown, { params }: Sample) => params?.registrationId ?? "";
/** The student of a coach's link request. */
const asked = (_: unknown, { params }: Sample) => params?.id.split("-")[1] ?? "";
const made = ({ id }: { id: number }) => id;
const madeStudent = (answer: object) =>
	"student" in answer ? (answer.student as { id: number }).id : 0;
const madePerson = (answer: object) => ("user" in answer ? (answer.user as { id: number }).id : 0);
const oneself = (_: unknown, __: Sample, actor: number) => actor;
const ofOneself = (_: unknown, { params }: Sample, actor: number) => `${params?.id}-${actor}`;
const firstDecided = (_: unknown, { body }: Sample) =>
	(body?.ids as string[] | undefined)?.[0] ?? "";

const firstClass = (_: unknown, { body }: Sample) =>
	(body?.classes as { id: number }[] | undefined)?.[0].id ?? 0;
const ofDay = (_: unknown, { params, body }: Sample) => `${params?.id}-${body?.date}`;

/** The audit line of each write; null if it changes no record, or another test covers it. */
const writes: Record<string, Written | null> = {
	"POST /api/auth/login": null,
	"POST /api/auth/forgot-password": null,
	"POST /api/auth/reset-password": null,
	"POST /api/auth/verify-email": null,
	"POST /api/auth/change-password": {
		entityType: "user",
		action: "password_changed",
		entityId: made,
	},
	"POST /api/auth/confirm": null,
	"POST /api/auth/undo-email": null,
	"DELETE /api/auth/sessions": {
		entityType: "user",
		action: "signed_out_everywhere",
		entityId: oneself,
	},
	"DELETE /api/auth/sessions/{id}": {
		entityType: "user",
		action: "session_ended",
		entityId: oneself,
	},
	// Nothing changes until a code of the authenticator app is confirmed.
	"POST /api/auth/second-factor": null,
	"POST /api/auth/second-factor/confirm": {
		entityType: "user",
		action: "second_factor_on",
		entityId: oneself,
	},
	"DELETE /api/auth/second-factor": {
		entityType: "user",
		action: "second_factor_off",
		entityId: oneself,
	},
	"POST /api/auth/recovery-codes": {
		entityType: "user",
		action: "recovery_codes_made",
		entityId: oneself,
	},
	"DELETE /api/auth/connections": {
		entityType: "user",
		action: "provider_disconnected",
		entityId: oneself,
	},
	"DELETE /api/users/{id}/sessions": {
		entityType: "user",
		action: "sessions_ended",
		entityId: one,
	},
	"DELETE /api/users/{id}/second-factor": {
		entityType: "user",
		action: "second_factor_off",
		entityId: one,
	},
	// The line belongs to the person who is kept: see merges.test.ts.
	"POST /api/users/merge": null,
	"POST /api/merges/{id}/undo": null,
	"DELETE /api/people-pairs/{id}": { entityType: "pair", action: "dismissed", entityId: one },
	"DELETE /api/users/{id}": { entityType: "user", action: "deleted", entityId: one },
	"POST /api/auth/create-member": { entityType: "user", action: "created", entityId: madePerson },
	"PATCH /api/users/{id}": { entityType: "user", action: "updated", entityId: one },
	"POST /api/users/{id}/invite": { entityType: "user", action: "invited", entityId: one },
	"POST /api/users/{id}/disable": { entityType: "user", action: "disabled", entityId: one },
	"POST /api/users/{id}/enable": { entityType: "user", action: "enabled", entityId: one },
	"POST /api/coach/students": {
		entityType: "user",
		action: "created",
		entityId: madeStudent,
	},
	"PATCH /api/coach/students/{id}": { entityType: "user", action: "updated", entityId: one },
	"DELETE /api/coach/students/{id}": { entityType: "user", action: "coach_ended", entityId: one },
	"POST /api/coach/students/{id}/transfer": {
		entityType: "user",
		action: "coach_changed",
		entityId: one,
	},
	"POST /api/coach/students/{id}/reset-password": {
		entityType: "user",
		action: "password_given",
		entityId: one,
	},
	"POST /api/link-requests/{id}/accept": {
		entityType: "user",
		action: "coach_accepted",
		entityId: asked,
	},
	"DELETE /api/link-requests/{id}": {
		entityType: "user",
		action: "coach_withdrew",
		entityId: asked,
	},
	"PATCH /api/users/{id}/membership": { entityType: "user", action: "exempted", entityId: one },
	"POST /api/users/{id}/membership/remind": {
		entityType: "user",
		action: "fee_reminded",
		entityId: one,
	},
	"POST /api/membership-reminders": {
		entityType: "reminderRun",
		action: "reminders_begun",
		entityId: made,
	},
	"POST /api/membership-payments": {
		entityType: "membershipPayment",
		action: "recorded",
		entityId: made,
	},
	"POST /api/membership-payments/{id}/void": {
		entityType: "membershipPayment",
		action: "voided",
		entityId: one,
	},
	// Creates nobody: an import is audited when it starts.
	"POST /api/imports": null,
	"POST /api/imports/check": null,
	"POST /api/imports/{id}/rows": null,
	"POST /api/imports/{id}/start": { entityType: "import", action: "import_begun", entityId: one },
	"POST /api/imports/{id}/take-back": {
		entityType: "import",
		action: "import_taken_back",
		entityId: one,
	},
	"POST /api/belt-progressions": { entityType: "promotion", action: "requested", entityId: made },
	"POST /api/belt-promotions": { entityType: "promotion", action: "promoted", entityId: made },
	"POST /api/belt-promotions/{id}/approve": {
		entityType: "promotion",
		action: "approved",
		entityId: one,
	},
	"POST /api/belt-promotions/{id}/reject": {
		entityType: "promotion",
		action: "rejected",
		entityId: one,
	},
	"DELETE /api/belt-promotions/{id}": {
		entityType: "promotion",
		action: "withdrawn",
		entityId: one,
	},
	"PUT /api/auth/profile": { entityType: "user", action: "profile_updated", entityId: made },
	"POST /api/news": { entityType: "news", action: "created", entityId: made },
	"PUT /api/news/{id}": { entityType: "news", action: "updated", entityId: one },
	"DELETE /api/news/{id}": { entityType: "news", action: "deleted", entityId: one },
	"POST /api/news/{id}/publish": { entityType: "news", action: "published", entityId: one },
	"PATCH /api/news/{id}": { entityType: "news", action: "published", entityId: one },
	"POST /api/about": { entityType: "aboutSection", action: "created", entityId: made },
	"PUT /api/about/{id}": { entityType: "aboutSection", action: "updated", entityId: one },
	"DELETE /api/about/{id}": { entityType: "aboutSection", action: "deleted", entityId: one },
	"POST /api/officials": { entityType: "official", action: "created", entityId: made },
	"PUT /api/officials/{id}": { entityType: "official", action: "updated", entityId: one },
	"DELETE /api/officials/{id}": { entityType: "official", action: "deleted", entityId: one },
	// Its line is the second with that action: see officials.test.ts.
	"PUT /api/officials/{id}/judging": null,
	"PATCH /api/events/{id}": { entityType: "event", action: "published", entityId: one },
	"POST /api/events": { entityType: "event", action: "created", entityId: made },
	"PUT /api/events/{id}": { entityType: "event", action: "updated", entityId: one },
	"DELETE /api/events/{id}": { entityType: "event", action: "deleted", entityId: one },
	"POST /api/events/{id}/publish": { entityType: "event", action: "published", entityId: one },
	"POST /api/events/{id}/cancel": { entityType: "event", action: "cancelled", entityId: one },
	// A ticket itself states its owner and time.
	"POST /api/events/{id}/queue": null,
	"PATCH /api/events/{id}/queue": { entityType: "event", action: "door_held", entityId: one },
	"POST /api/events/{id}/classes": { entityType: "eventClass", action: "created", entityId: made },
	// Only reads.
	"POST /api/events/{id}/classes/check": null,
	"PUT /api/events/{id}/classes/{classId}": {
		entityType: "eventClass",
		action: "updated",
		entityId: ofEventClass,
	},
	"DELETE /api/events/{id}/classes/{classId}": {
		entityType: "eventClass",
		action: "deleted",
		entityId: ofEventClass,
	},
	"POST /api/events/{id}/classes/{classId}/register": null,
	"POST /api/events/{id}/registrations/bulk": null,
	"POST /api/registrations/{id}/move": {
		entityType: "registration",
		action: "cancelled",
		entityId: one,
	},
	"POST /api/registrations/{id}/accept-offer": {
		entityType: "registration",
		action: "pending",
		entityId: one,
	},
	// Their line is the second with that action, by link without a session: see
	// guardian-consent.test.ts.
	"POST /api/registrations/{id}/agree": null,
	"POST /api/registrations/agree": null,
	"POST /api/registrations/{id}/decline-offer": {
		entityType: "registration",
		action: "cancelled",
		entityId: one,
	},
	"POST /api/annual-plan": { entityType: "annualPlan", action: "created", entityId: made },
	"PUT /api/annual-plan/{id}": { entityType: "annualPlan", action: "updated", entityId: one },
	"DELETE /api/annual-plan/{id}": { entityType: "annualPlan", action: "deleted", entityId: one },
	// Only the person's own read state.
	"PATCH /api/notifications/{id}/read": null,
	"POST /api/notifications/read-all": null,
	"DELETE /api/notifications/{id}": null,
	"POST /api/classes": { entityType: "trainingClass", action: "created", entityId: made },
	"PUT /api/classes/{id}": { entityType: "trainingClass", action: "updated", entityId: one },
	"PATCH /api/classes/{id}/toggle": {
		entityType: "trainingClass",
		action: "paused",
		entityId: one,
	},
	"DELETE /api/classes/{id}": { entityType: "trainingClass", action: "deleted", entityId: one },
	"POST /api/classes/{id}/enroll": {
		entityType: "enrollment",
		action: "enrolled",
		entityId: ofOneself,
	},
	"DELETE /api/classes/{id}/enroll": {
		entityType: "enrollment",
		action: "left",
		entityId: ofOneself,
	},
	"PATCH /api/classes/{id}/enrollments/{enrollmentId}": {
		entityType: "enrollment",
		action: "left",
		entityId: (_, { params }) => params?.enrollmentId ?? "",
	},
	"PUT /api/classes/other-hours": {
		entityType: "trainingClass",
		action: "updated",
		entityId: firstClass,
	},
	"POST /api/classes/{id}/attendance": {
		entityType: "attendance",
		action: "marked",
		entityId: ofDay,
	},
	"PUT /api/me/calendar": {
		entityType: "user",
		action: "calendar_address_made",
		entityId: oneself,
	},
	"DELETE /api/me/calendar": {
		entityType: "user",
		action: "calendar_address_ended",
		entityId: oneself,
	},
	"PATCH /api/me/mail": { entityType: "user", action: "mail_chosen", entityId: oneself },
	"POST /api/notifications/broadcast": { entityType: "broadcast", action: "sent", entityId: made },
	// Only reads.
	"POST /api/notifications/broadcast/preview": null,
	"POST /api/contact": null,
	// Made by visitors: see coaches.test.ts and applications.test.ts.
	"POST /api/coaches/{id}/contact": null,
	"POST /api/coaches/signup": null,
	"POST /api/coaches/{id}/approve": { entityType: "user", action: "coach_approved", entityId: one },
	"PATCH /api/coaches/{id}/approve": {
		entityType: "user",
		action: "coach_approved",
		entityId: one,
	},
	"DELETE /api/coaches/{id}/reject": {
		entityType: "user",
		action: "application_rejected",
		entityId: one,
	},
	"POST /api/contact/{id}/answers": {
		entityType: "contactMessage",
		action: "answered",
		entityId: one,
	},
	"PATCH /api/contact/{id}": { entityType: "contactMessage", action: "done", entityId: one },
	"POST /api/national-team": { entityType: "athlete", action: "created", entityId: made },
	"PUT /api/national-team/{id}": { entityType: "athlete", action: "updated", entityId: one },
	"DELETE /api/national-team/{id}": { entityType: "athlete", action: "deleted", entityId: one },
	"POST /api/judges": { entityType: "judge", action: "created", entityId: made },
	"PUT /api/judges/{id}": { entityType: "judge", action: "updated", entityId: one },
	"DELETE /api/judges/{id}": { entityType: "judge", action: "deactivated", entityId: one },
	"POST /api/judges/{id}/increment-competitions": {
		entityType: "judge",
		action: "competition_counted",
		entityId: one,
	},
	"POST /api/events/{id}/assign-judge": {
		entityType: "judgeAssignment",
		action: "assigned",
		entityId: made,
	},
	"POST /api/events/{id}/judge-apply": {
		entityType: "judgeAssignment",
		action: "applied",
		entityId: made,
	},
	"PATCH /api/events/{id}/judges/{registrationId}": {
		entityType: "judgeAssignment",
		action: "set_accepted",
		entityId: ofAssignment,
	},
	"DELETE /api/events/{id}/judges/{registrationId}": {
		entityType: "judgeAssignment",
		action: "unassigned",
		entityId: ofAssignment,
	},
	"POST /api/judge-registrations/{id}/accept": {
		entityType: "judgeAssignment",
		action: "accepted",
		entityId: one,
	},
	"POST /api/judge-registrations/{id}/decline": {
		entityType: "judgeAssignment",
		action: "declined",
		entityId: one,
	},
	// The line is written when the document is finished.
	"POST /api/me/dependents": { entityType: "user", action: "created", entityId: made },
	"PATCH /api/me/dependents/{id}": { entityType: "user", action: "updated", entityId: one },
	"DELETE /api/me/dependents/{id}": { entityType: "user", action: "guardian_left", entityId: one },
	"POST /api/users/{id}/guardians": {
		entityType: "user",
		action: "guardian_invited",
		entityId: one,
	},
	"POST /api/guardianships/{id}/accept": {
		entityType: "user",
		action: "guardian_joined",
		entityId: one,
	},
	"POST /api/guardianships/{id}/decline": {
		entityType: "user",
		action: "guardian_declined",
		entityId: one,
	},
	"PATCH /api/users/{id}/guardians/{guardianId}": {
		entityType: "user",
		action: "guardian_changed",
		entityId: one,
	},
	"PUT /api/me/consents": { entityType: "user", action: "consent", entityId: oneself },
	"POST /api/me/export": { entityType: "user", action: "export_asked", entityId: oneself },
	"POST /api/me/export/link": { entityType: "user", action: "export_fetched", entityId: oneself },
	"POST /api/me/erasure": { entityType: "user", action: "erasure_asked", entityId: oneself },
	// Needs an earlier request: see my-data.test.ts.
	"DELETE /api/me/erasure": null,
	// The person does not exist before the address is confirmed, and has no session then: see
	// sign-ups.test.ts.
	"POST /api/auth/register": null,
	"POST /api/auth/register/confirm": null,
	// About a claim made by the call, or two people who are merged: see claims.test.ts.
	"POST /api/me/claims": null,
	"POST /api/me/claims/records/{id}": null,
	"POST /api/claims/{id}/approve": null,
	"POST /api/claims/{id}/decline": { entityType: "recordClaim", action: "declined", entityId: one },
	// One record that other tests change too.
	"PUT /api/holidays": null,
	"POST /api/students/{id}/documents": null,
	"POST /api/documents/{id}/finish": { entityType: "document", action: "added", entityId: one },
	"DELETE /api/documents/{id}": { entityType: "document", action: "deleted", entityId: one },
	// The line is written when the picture is finished: see pictures.test.ts.
	"POST /api/uploads": null,
	"POST /api/uploads/{id}/finish": null,
	"POST /api/uploads/fetch": null,
	// One record collects the lines of all tests: see settings.test.ts.
	"PUT /api/settings": null,
	"POST /api/events/{id}/register": null,
	"DELETE /api/registrations/{id}": {
		entityType: "registration",
		action: "cancelled",
		entityId: one,
	},
	"POST /api/registrations/{id}/approve": {
		entityType: "registration",
		action: "approved",
		entityId: one,
	},
	"POST /api/registrations/{id}/reject": {
		entityType: "registration",
		action: "rejected",
		entityId: one,
	},
	// Its line is the second with that action: see reopen.test.ts.
	"POST /api/registrations/{id}/reopen": null,
	"POST /api/events/{id}/registrations/decide": {
		entityType: "registration",
		action: "approved",
		entityId: firstDecided,
	},
};

const linesOf = async ({ entityType, action }: Written, id: number | string) =>
	(await auditOf(entityType, id)).filter((line) => line.action === action);

/** Registrations carry their audit line, which the stream files a moment later. */
const linesOnce = (written: Written, id: number | string) =>
	eventually(async () => {
		const lines = await linesOf(written, id);
		return (lines.length > 0 || written.entityType !== "registration") && lines;
	}, "the audit line of an entry");

describe("audit log", () => {
	test("every action and entity type of the audit log has a label", () => {
		const written = Object.values(writes).flatMap((one) => one ?? []);
		expect(written.filter(({ action }) => !(action in actionMessages.en))).toEqual([]);
		const known: readonly string[] = auditedTypes;
		expect(written.filter(({ entityType }) => !known.includes(entityType))).toEqual([]);
	});

	test("the table of audited actions covers every write route", () => {
		expect(Object.keys(writes).sort()).toEqual(
			everyRoute
				.filter(({ route }) => route.method !== "GET")
				.map(({ key }) => key)
				.sort(),
		);
	});

	const rows = everyRoute.flatMap((named): [string, NamedRoute, Written][] => {
		const written = writes[named.key];
		return written ? [[named.key, named, written]] : [];
	});

	test.each(rows)(
		"exactly one audit line is written for %s, with person and IP address",
		async (_, named, written) => {
			const sample = await sampleOf(named, createPersonForTest);
			const { body: actor } = await call("GET", "/auth/user", { cookie: sample.cookie });
			const answer = await make(named, { ...sample, address: ownAddress() });
			expect(answer.status).toBe(named.route.status ?? 200);
			const lines = await linesOnce(written, written.entityId(answer.body, sample, actor.id));
			expect(lines).toEqual([
				expect.objectContaining({
					userId: actor.id,
					ipAddress: expect.stringContaining("127."),
					action: written.action,
				}),
			]);
			expect(Date.now() - Date.parse(lines[0].createdAt)).toBeLessThan(within(60_000));
		},
	);

	test.each(rows)(
		"no audit line is written for a rejected %s",
		async (_, { route, ...named }, { action }) => {
			const { params, query, cookie, body } = await sampleOf(
				{ route, ...named },
				createPersonForTest,
			);
			const { body: actor } = await call("GET", "/auth/user", { cookie });
			const path = pathOf(route, params, query);
			const foreign = { "sec-fetch-site": "cross-site" };
			expect((await call(route.method, path, { cookie, body, headers: foreign })).status).toBe(403);
			if (route.body)
				expect((await call(route.method, path, { cookie, body: "none" })).status).toBe(400);
			expect((await auditBy(actor.id)).filter((line) => line.action === action)).toEqual([]);
		},
	);

	test("a password reset writes one audit line without a signed-in person", async () => {
		const { id, email } = await createSignInForTest();
		const token = await createResetTokenForTest({ id, email });
		const reset = () =>
			call("POST", "/auth/reset-password", { body: { token, newPassword: "Another-Horse-8" } });
		expect([(await reset()).status, (await reset()).status]).toEqual([200, 400]);
		expect(await auditOf("user", id)).toEqual([
			expect.objectContaining({ action: "password_reset", userId: 0 }),
		]);
	});

	test("a confirmed email address writes one audit line without a signed-in person", async () => {
		const { id, token } = await createEmailChangeForTest();
		const confirm = () => call("POST", "/auth/verify-email", { body: { token } });
		expect([(await confirm()).status, (await confirm()).status]).toEqual([200, 400]);
		expect(await auditOf("user", id)).toEqual([
			expect.objectContaining({ action: "email_changed", userId: 0 }),
		]);
	});

	test("an undone email change writes one audit line", async () => {
		const { id, undoToken } = await createEmailUndoForTest();
		const undo = () => call("POST", "/auth/undo-email", { body: { token: undoToken } });
		expect([(await undo()).status, (await undo()).status]).toEqual([200, 400]);
		const lines = (await auditOf("user", id)).filter(
			({ action }) => action === "email_change_undone",
		);
		expect(lines).toEqual([expect.objectContaining({ userId: 0 })]);
	});

	test("a registration that is clicked several times writes one audit line", async () => {
		const [event, person] = [await createEventForTest(), await createPersonForTest()];
		const register = () => call("POST", `/events/${event.id}/register`, { cookie: person.cookie });
		await Promise.all([register(), register(), register()]);
		const lines = await eventually(async () => {
			const found = await auditOf("registration", `${event.id}-${person.id}`);
			return found.length > 0 && found;
		}, "the audit line of a registration");
		expect(lines).toEqual([expect.objectContaining({ action: "pending", userId: person.id })]);
	});

	test("a contact message writes an audit line without its text", async () => {
		const message = uniqueText("A private question");
		const before = (await auditOf("contact", "office")).length;
		await call("POST", "/contact", {
			body: { name: "Reem", email: "reem@test.example", message },
			address: ownAddress(),
		});
		const lines = await auditOf("contact", "office");
		expect(lines.length).toBeGreaterThan(before);
		expect(JSON.stringify(lines)).not.toContain(message);
	});

	test("a profile change writes an audit line with the fields' names, without their values", async () => {
		const person = await createPersonForTest();
		await call("PUT", "/auth/profile", {
			cookie: person.cookie,
			body: { bio: "Private words", clear: ["experience"] },
		});
		const [line] = await auditOf("user", person.id);
		expect(line.details).toEqual(expect.arrayContaining(["bio", "experience"]));
		expect(JSON.stringify(line)).not.toContain("Private words");
	});
});
