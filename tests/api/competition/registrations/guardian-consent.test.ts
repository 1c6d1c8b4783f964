import { Users } from "#functions/community/users/user.entity.ts";
import { expectRefusal } from "../../../core/answers.ts";
import { call, eventually, mailTo } from "../../../core/api.ts";
import { auditOf } from "../../../core/audit.ts";
import { baseUrl } from "../../../core/env.ts";
import { createEventClassForTest } from "../../../core/event-classes.ts";
import { createEventForTest } from "../../../core/events.ts";
import { change, createAskedForTest, createFamilyForTest } from "../../../core/families.ts";
import { admin, createPersonForTest } from "../../../core/people.ts";

const agreeByLink = (token: string, key?: string) =>
	call("POST", "/registrations/agree", {
		body: { token },
		...(key && { headers: { "idempotency-key": key } }),
	});
const approve = async (id: string) =>
	call("POST", `/registrations/${id}/approve`, { cookie: await admin() });

test("a minor's registration is approved after a guardian agrees by the emailed link, which works once", async () => {
	const { guardian, entryId } = await createAskedForTest();
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
	const { guardian, entryId, token } = await createAskedForTest();
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
	const asked = await createAskedForTest();
	await change(asked, asked.guardian, { state: "frozen" });
	expectRefusal(await agreeByLink(asked.token), "agreement_link_invalid");
	expectRefusal(await agreeByLink("nonsense"), "agreement_link_invalid");
	await change(asked, asked.guardian, { state: "active" });
	const path = `/registrations/${asked.entryId}/agree`;
	expectRefusal(
		await call("POST", path, { cookie: (await createPersonForTest()).cookie }),
		"not_found",
	);
	for (const _ of ["once", "again"]) {
		const { status, body } = await call("POST", path, { cookie: asked.guardian.cookie });
		expect([status, body.awaitsGuardian]).toEqual([200, false]);
	}
});

test("staff decide if no guardian is left, and a cancelled registration cannot be agreed to", async () => {
	const left = await createAskedForTest();
	await change(left, left.guardian, { state: "ended" });
	expect((await approve(left.entryId)).body).toMatchObject({ status: "approved" });
	const cancelled = await createAskedForTest();
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

test("no agreement is requested if a guardian registers the child, for adults, or without guardians", async () => {
	const { id } = await createEventForTest({ guardianConsent: true });
	const { id: classId } = await createEventClassForTest(id, { maxParticipants: 10 });
	const path = `/events/${id}/classes/${classId}/register`;
	const { guardian, child } = await createFamilyForTest();
	const own = await call("POST", path, { cookie: guardian.cookie, body: { userId: child.id } });
	expect(own.body.registration.awaitsGuardian).toBe(false);
	for (const dateOfBirth of ["1999-01-01", "2015-01-01"]) {
		const { id: userId } = await createPersonForTest({ dateOfBirth });
		const { body } = await call("POST", path, { cookie: await admin(), body: { userId } });
		expect(body.registration).toMatchObject({ status: "pending", awaitsGuardian: false });
	}
});
