import { findEvent } from "#functions/competition/events/events.service.ts";
import {
	askGuardians,
	settleConsents,
} from "#functions/competition/registrations/agreements.service.ts";
import { StudentRelations } from "#functions/people/coaches/student.entity.ts";
import { Users } from "#functions/people/users/user.entity.ts";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import type { Notification } from "#shared/people/notifications/notifications.schema.ts";
import { expectRefusal } from "../../../core/answers.ts";
import { call, eventually, mailTo } from "../../../core/api.ts";
import { auditOf } from "../../../core/audit.ts";
import { entriesAt } from "../../../core/entries.ts";
import { baseUrl } from "../../../core/env.ts";
import { createEventClassForTest } from "../../../core/event-classes.ts";
import { createEventForTest, eventForTest } from "../../../core/events.ts";
import {
	change,
	createAgreementRequestForTest,
	createFamilyForTest,
	inviteForTest,
	join,
} from "../../../core/families.ts";
import { admin, createPersonForTest } from "../../../core/people.ts";
import { createSquadForTest } from "../../../core/squads.ts";
import { send } from "../../../core/wire.ts";

type Signed = { cookie: string };

const today = kuwaitDate(Date.now());
const adult = { dateOfBirth: "1999-01-01" };
const enter = (id: number, classId: number, { cookie }: Signed, userId: number) =>
	call("POST", `/events/${id}/classes/${classId}/register`, { cookie, body: { userId } });

const agreeByLink = (token: string, key?: string) =>
	call("POST", "/registrations/agree", {
		body: { token },
		...(key && { headers: { "idempotency-key": key } }),
	});
const approve = async (id: string) =>
	call("POST", `/registrations/${id}/approve`, { cookie: await admin() });

test("a minor's registration is approved after a guardian agrees by the emailed link, which works once", async () => {
	const { guardian, entryId } = await createAgreementRequestForTest();
	expectRefusal(await approve(entryId), "guardian_awaited");
	const { subject, text } = await mailTo(guardian.email, (mail) => mail.text.includes("/agree"));
	expect(subject).toContain("a guardian needs to agree");
	const link = new URL(/https?:\S+agree\S+/.exec(text)?.[0] ?? "");
	// A mail scanner opens links.
	expect((await fetch(new URL(`${baseUrl}${link.pathname}`))).status).toBe(200);
	expectRefusal(await approve(entryId), "guardian_awaited");
	const token = link.hash.replace("#token=", "");
	const key = `agree-${entryId}`;
	const { status, body } = await agreeByLink(token, key);
	expect([status, body.child.firstName]).toEqual([200, "Layan"]);
	expect((await agreeByLink(token, key)).body).toEqual(body);
	expectRefusal(await agreeByLink(token), "agreement_link_invalid");
	const isTheirs = ({ action, userId }: { action: string; userId: number }) =>
		action === "pending" && userId === guardian.id;
	await eventually(
		async () => (await auditOf("registration", entryId)).some(isTheirs),
		"the line of their word",
	);
	expect((await approve(entryId)).body).toMatchObject({
		status: "approved",
		awaitsGuardian: false,
	});
});

test("shows a guardian what the emailed link asks, as long as the link can be used", async () => {
	const { guardian, entryId, token } = await createAgreementRequestForTest();
	const ask = (named: string) =>
		call("POST", "/registrations/agreement", { body: { token: named } });
	for (const _ of ["once", "again"]) {
		const { status, body } = await ask(token);
		expect([status, body.child.firstName]).toEqual([200, "Layan"]);
		expect(Object.keys(body.event)).toEqual(
			expect.arrayContaining(["titleEn", "eventDate", "location"]),
		);
		expect(JSON.stringify(body)).not.toMatch(/email|phone|dateOfBirth/);
	}
	expectRefusal(await ask("nonsense"), "agreement_link_invalid");
	await call("DELETE", `/registrations/${entryId}`, { cookie: guardian.cookie });
	expectRefusal(await ask(token), "agreement_link_invalid");
});

test("a link is void while its guardian's access is frozen, and guardians can agree while signed in", async () => {
	const request = await createAgreementRequestForTest();
	await change(request, request.guardian, { state: "frozen" });
	expectRefusal(await agreeByLink(request.token), "agreement_link_invalid");
	expectRefusal(await agreeByLink("nonsense"), "agreement_link_invalid");
	await change(request, request.guardian, { state: "active" });
	const path = `/registrations/${request.entryId}/agree`;
	expectRefusal(
		await call("POST", path, { cookie: (await createPersonForTest()).cookie }),
		"not_found",
	);
	for (const _ of ["once", "again"]) {
		const { status, body } = await call("POST", path, { cookie: request.guardian.cookie });
		expect([status, body.awaitsGuardian]).toEqual([200, false]);
	}
});

test("a cancelled registration cannot be agreed to", async () => {
	const cancelled = await createAgreementRequestForTest();
	await call("DELETE", `/registrations/${cancelled.entryId}`, {
		cookie: cancelled.guardian.cookie,
	});
	expectRefusal(await agreeByLink(cancelled.token), "agreement_link_invalid");
});

test("requests agreement while a guardianship is active, whatever the child's date of birth", async () => {
	const { id } = await createEventForTest({ guardianConsent: true });
	const { id: classId } = await createEventClassForTest(id);
	const { child } = await createFamilyForTest();
	await Users.patch({ id: child.id }).set({ dateOfBirth: "1999-01-01" }).go();
	const { body } = await call("POST", `/events/${id}/classes/${classId}/register`, {
		cookie: await admin(),
		body: { userId: child.id },
	});
	expect(body.registration.awaitsGuardian).toBe(true);
	expectRefusal(await approve(body.registration.id), "guardian_awaited");
});

test("no agreement is requested if a guardian registers the child, also one who is their coach, or for adults", async () => {
	const { id } = await createEventForTest({ guardianConsent: true });
	const { id: classId } = await createEventClassForTest(id, { maxParticipants: 10 });
	const { guardian, child } = await createFamilyForTest();
	const own = await enter(id, classId, guardian, child.id);
	expect(own.body.registration).toMatchObject({ awaitsGuardian: false, consent: { on: today } });
	const coached = await createFamilyForTest({}, { role: "coach", isApproved: true });
	await StudentRelations.put({
		...{ coachId: coached.guardian.id, studentId: coached.child.id, isActive: true },
		assignedAt: new Date().toISOString(),
	}).go();
	const asCoach = await enter(id, classId, coached.guardian, coached.child.id);
	expect(asCoach.body.registration).toMatchObject({ awaitsGuardian: false, status: "pending" });
	const { id: adult } = await createPersonForTest({ dateOfBirth: "1999-01-01" });
	const { body } = await enter(id, classId, { cookie: await admin() }, adult);
	expect(body.registration).toMatchObject({ awaitsGuardian: false, consent: null });
});

const minor = { dateOfBirth: "2015-01-01" };
const paper = { name: "Noura Al Rashid", signedOn: "2026-11-01" };
const recordPaper = (id: string, { cookie }: Signed, body: object = paper) =>
	call("POST", `/registrations/${id}/consent`, { cookie, body });

/** A minor without a guardian, registered by their coach. */
async function createUnlinkedForTest(wish: object = minor) {
	const { id } = await createEventForTest({ guardianConsent: true });
	const { coach, students } = await createSquadForTest([wish]);
	const body = [{ userId: students[0].id, classId: null }];
	const path = `/events/${id}/registrations/bulk`;
	const { body: results } = await call("POST", path, { cookie: coach.cookie, body });
	return { eventId: id, coach, student: students[0], entryId: results[0].id as string, results };
}

test("a minor without a guardian waits for a consent, registered by their coach or by themselves", async () => {
	const { eventId, student, coach, entryId, results } = await createUnlinkedForTest();
	expect(results).toMatchObject([{ status: "pending", awaitsGuardian: true }]);
	expectRefusal(await approve(entryId), "guardian_awaited");
	const decided = await call("POST", `/events/${eventId}/registrations/decide`, {
		cookie: await admin(),
		body: { ids: [entryId], decision: "approve" },
	});
	expect(decided.body).toMatchObject([{ error: "guardian_awaited" }]);
	const own = await createPersonForTest(minor);
	const byThemselves = await call("POST", `/events/${eventId}/register`, own);
	expect(byThemselves.body.registration.awaitsGuardian).toBe(true);
	const [seen] = await entriesAt(student, eventId);
	expect(seen).toMatchObject({ awaitsGuardian: true, consent: null });
	for (const cookie of [coach.cookie, await admin()]) {
		const { body } = await call("GET", `/events/${eventId}/registrations`, { cookie });
		expect(body.find(({ id }: { id: string }) => id === entryId)).toMatchObject({
			awaitsGuardian: true,
		});
	}
});

test("a coach or staff record a consent on paper once, with name and day, and nobody for themselves", async () => {
	const { student, coach, entryId } = await createUnlinkedForTest();
	const stranger = await createPersonForTest({ role: "coach", isApproved: true });
	for (const { cookie } of [student, stranger])
		expectRefusal(await recordPaper(entryId, { cookie }), "not_found");
	expectRefusal(await recordPaper(entryId, coach, { ...paper, signedOn: "2031-01-01" }), "invalid");
	expectRefusal(await recordPaper(entryId, coach, { ...paper, name: " " }), "invalid");
	const { body } = await recordPaper(entryId, coach);
	expect(body).toMatchObject({
		awaitsGuardian: false,
		consent: { on: paper.signedOn, name: paper.name },
	});
	// A second record changes nothing, by whoever.
	const again = await recordPaper(
		entryId,
		{ cookie: await admin() },
		{ ...paper, name: "Another" },
	);
	expect(again.body.consent).toEqual(body.consent);
	const isPaper = ({ userId, details }: { userId: number; details?: Record<string, unknown> }) =>
		userId === coach.id && details?.signedBy === paper.name && details.signedOn === paper.signedOn;
	await eventually(
		async () => (await auditOf("registration", entryId)).some(isPaper),
		"the audit line of the paper",
	);
	expect((await approve(entryId)).body).toMatchObject({ status: "approved" });
	// A staff member who is a minor does not record their own.
	const youth = await createPersonForTest({ ...minor, role: "admin" });
	const { id } = await createEventForTest({ guardianConsent: true });
	const own = await call("POST", `/events/${id}/register`, youth);
	expectRefusal(await recordPaper(own.body.registration.id, youth), "not_found");
});

test("a withdrawn consent takes an approval back and asks again, and the place is kept", async () => {
	const request = await createAgreementRequestForTest();
	const path = `/registrations/${request.entryId}`;
	await call("POST", `${path}/agree`, { cookie: request.guardian.cookie });
	await approve(request.entryId);
	const stranger = await createPersonForTest();
	expectRefusal(await call("DELETE", `${path}/consent`, stranger), "not_found");
	for (const _ of ["once", "again"]) {
		const { body } = await call("DELETE", `${path}/consent`, { cookie: request.guardian.cookie });
		expect(body).toMatchObject({ status: "pending", awaitsGuardian: true, consent: null });
	}
	expectRefusal(await approve(request.entryId), "guardian_awaited");
	const notice = await eventually(
		async () =>
			(await call("GET", "/notifications", request.guardian)).body.find(({ title }: Notification) =>
				title.includes("consent was withdrawn"),
			),
		"the notification",
	);
	expect(notice.message).toContain("Please agree");
});

test("a consent goes with a registration that is moved, and a moved one that waits still waits", async () => {
	const request = await createAgreementRequestForTest();
	const { id: classId } = await createEventClassForTest(request.eventId, { className: "Other" });
	const move = async (id: string, to: number) =>
		(
			await call("POST", `/registrations/${id}/move`, {
				cookie: await admin(),
				body: { classId: to },
			})
		).body.registration;
	const moved = await move(request.entryId, classId);
	expect(moved).toMatchObject({ awaitsGuardian: true, consent: null });
	await recordPaper(moved.id, { cookie: await admin() });
	const back = await move(moved.id, request.classId);
	expect(back).toMatchObject({ awaitsGuardian: false, consent: { name: paper.name } });
});

test("asks for consent later, when staff ask for it, and no longer once the person is of age", async () => {
	const event = await createEventForTest();
	const [young, grown] = [await createPersonForTest(minor), await createPersonForTest(adult)];
	for (const person of [young, grown]) await call("POST", `/events/${event.id}/register`, person);
	const save = async (wish: object) =>
		call("PUT", `/events/${event.id}`, { cookie: await admin(), body: eventForTest(wish) });
	await save({ guardianConsent: true });
	const waits = async (person: Signed) => (await entriesAt(person, event.id))[0].awaitsGuardian;
	await eventually(() => waits(young), "the registration to wait");
	expect(await waits(grown)).toBe(false);
	await eventually(
		async () =>
			(await call("GET", "/notifications", young)).body.some(
				({ title }: Notification) => title === "A guardian needs to agree",
			),
		"the notification",
	);
	await Users.patch({ id: young.id }).set({ dateOfBirth: "2000-01-01" }).go();
	await settleConsents(await findEvent(event.id), Date.now());
	expect(await waits(young)).toBe(false);
	await Users.patch({ id: young.id }).set({ dateOfBirth: "2015-01-01" }).go();
	await settleConsents(await findEvent(event.id), Date.now());
	expect(await waits(young)).toBe(true);
	await save({ guardianConsent: false });
	await eventually(async () => !(await waits(young)), "the registration to wait no longer");
});

test("who records a consent on paper cannot take back the approval of another by it", async () => {
	const event = await createEventForTest();
	const person = await createPersonForTest(minor);
	const { body } = await call("POST", `/events/${event.id}/register`, person);
	const { id } = body.registration;
	await approve(id);
	const asking = eventForTest({ guardianConsent: true });
	await call("PUT", `/events/${event.id}`, { cookie: await admin(), body: asking });
	const entry = async () => (await entriesAt(person, event.id))[0];
	await eventually(async () => (await entry()).awaitsGuardian, "the registration to wait");
	const other = await createPersonForTest({ role: "admin" });
	await recordPaper(id, other);
	expectRefusal(await call("POST", `/registrations/${id}/undo`, other), "not_undoable");
	expect(await entry()).toMatchObject({ status: "approved", awaitsGuardian: false });
});

test("a place from the waiting list keeps waiting for consent, and a reopened one asks again", async () => {
	const { id } = await createEventForTest({ guardianConsent: true, maxParticipants: 1 });
	const [first, second] = [await createPersonForTest(adult), await createPersonForTest(minor)];
	for (const person of [first, second]) await call("POST", `/events/${id}/register`, person);
	await call("DELETE", `/registrations/${id}-${first.id}`, { cookie: first.cookie });
	const entryId = `${id}-${second.id}`;
	const [promoted] = await entriesAt(second, id);
	expect(promoted).toMatchObject({ status: "pending", awaitsGuardian: true });
	expectRefusal(await approve(entryId), "guardian_awaited");
	const cookie = await admin();
	await call("POST", `/registrations/${entryId}/reject`, { cookie, body: {} });
	const { body } = await call("POST", `/registrations/${entryId}/reopen`, { cookie });
	expect(body.registration).toMatchObject({ awaitsGuardian: true });
});

/** The request to agree among a guardian's notifications, once the stream has written it. */
const requestToAgree = ({ cookie }: Signed): Promise<Notification> =>
	eventually(
		async () =>
			(await call("GET", "/notifications", { cookie })).body.find(({ title }: Notification) =>
				title.includes("a guardian needs to agree"),
			),
		"the notification",
	);

test("a guardian who is linked later is asked", async () => {
	const request = await createAgreementRequestForTest();
	// The stream asks all who are linked by then: its turn is over before the second guardian joins.
	await requestToAgree(request.guardian);
	const second = await inviteForTest(request);
	await join(request, second);
	const notice = await requestToAgree(second);
	expect(notice.message).toContain("Please agree to");
	await call("DELETE", `/notifications/${notice.id}`, second);
	const hasNotice = async (now: number) => {
		await askGuardians(request.child.id, now);
		const { body } = await call("GET", "/notifications", second);
		return body.some(({ id }: Notification) => id === notice.id);
	};
	// Nobody is asked about an event that is over.
	const { endsAt } = await findEvent(request.eventId);
	expect(await hasNotice(Date.parse(endsAt) + 1)).toBe(false);
	expect(await hasNotice(Date.now())).toBe(true);
	const path = `/registrations/${request.entryId}/agree`;
	expect((await call("POST", path, second)).body.awaitsGuardian).toBe(false);
});

test.each([
	["en", "Guardian’s consent", "Missing", "November 1, 2026 – Noura Al Rashid"],
	["ar", "موافقة ولي الأمر", "غير متوفرة", "١ نوفمبر ٢٠٢٦ – Noura Al Rashid"],
])(
	"lists say whose consent is missing, in %s, only at events that ask for it",
	async (lang, head, missing, given) => {
		const { eventId, entryId } = await createUnlinkedForTest();
		const cookie = await admin();
		const read = async (id: number, name: string) =>
			(await send("GET", `/events/${id}/exports/${name}?lang=${lang}`, { cookie })).body;
		const lists = ["registrations.csv", "registrations.html", "startlist.csv", "startlist.html"];
		for (const name of lists) {
			expect(await read(eventId, name)).toContain(head);
			expect(await read(eventId, name)).toContain(missing);
		}
		await recordPaper(entryId, { cookie });
		for (const name of lists.slice(0, 1)) expect(await read(eventId, name)).toContain(given);
		const other = await createEventForTest();
		for (const name of lists) expect(await read(other.id, name)).not.toContain(head);
	},
);
