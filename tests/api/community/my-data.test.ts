import { unzipSync } from "fflate";
import { completeErasures } from "#functions/community/my-data/erasure.run.ts";
import { DataExports } from "#functions/community/my-data/export.entity.ts";
import { expireExports } from "#functions/community/my-data/export.run.ts";
import { Sessions } from "#functions/core/http/session.entity.ts";
import { AuditLines } from "#functions/core/table/audit.entity.ts";
import { Guardianships } from "#functions/people/families/guardianship.entity.ts";
import { Users } from "#functions/people/users/user.entity.ts";
import { expectRefusal } from "../../core/answers.ts";
import { call, eventually, mailsTo, mailTo } from "../../core/api.ts";
import { say } from "../../core/consents.ts";
import { createDocumentForTest } from "../../core/documents.ts";
import { createEventForTest } from "../../core/events.ts";
import { createFamilyForTest, inviteForTest, join } from "../../core/families.ts";
import { admin, createPersonForTest, superAdmin } from "../../core/people.ts";
import { goodPictures } from "../../core/pictures.ts";
import { createTrainingClassForTest } from "../../core/trainingClasses.ts";
import { uniqueName } from "../../core/unique.ts";

const dayMs = 24 * 60 * 60 * 1000;

const mark = () => uniqueName();

const isReady = (cookie: string) =>
	eventually(async () => {
		const { body } = await call("GET", "/me/export", { cookie });
		return body.state === "ready" && body;
	}, "the archive");

const linkFor = async (cookie: string) =>
	(await call("POST", "/me/export/link", { cookie })).body.url as string;

describe("archive of personal data", () => {
	test("an archive contains all data, pictures and documents of the person, and nothing of others", async () => {
		const [bio, others] = [mark(), mark()];
		const person = await createPersonForTest({
			firstName: mark(),
			preferredLanguage: "ar",
			phoneNumber: "+96555512345",
		});
		const { id, cookie } = person;
		const form = new FormData();
		form.set("bio", bio);
		form.set("profileImage", new Blob([new Uint8Array(await goodPictures.jpeg())]), "me.jpg");
		await call("PUT", "/auth/profile", { cookie, raw: form });
		await createDocumentForTest(cookie, id, { fileName: "شهادة.pdf" });
		await say(cookie, "phone", true);
		// Audit lines about what staff did contain the names of those staff.
		await call("GET", `/students/${id}/documents`, { cookie: await admin() });
		await Users.patch({ id }).set({ emergencyContact: "+96555500000" }).go();
		const staff = await createPersonForTest({ role: "admin", lastName: others });
		await call("GET", `/students/${id}/documents`, { cookie: staff.cookie });
		const headers = { "accept-language": "ar" };
		const request = await call("POST", "/me/export", { cookie, headers });
		expect([request.status, request.body.state]).toEqual([202, "making"]);
		expect(await isReady(cookie)).toMatchObject({
			until: expect.any(String),
			size: expect.any(Number),
		});
		const response = await fetch(await linkFor(cookie));
		expect(response.headers.get("content-type")).toBe("application/zip");
		const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
		const names = Object.keys(files).sort();
		expect(names).toEqual([
			"data.json",
			"documents/1-شهادة.pdf",
			"index.html",
			expect.stringMatching(/^pictures\/.*webp$/),
		]);
		expect(Buffer.from(files["documents/1-شهادة.pdf"]).toString()).toContain("A certificate");
		const [json, page] = ["data.json", "index.html"].map((name) =>
			Buffer.from(files[name]).toString(),
		);
		for (const value of [person.firstName, bio, person.email, "+96555512345", "+96555500000"]) {
			expect([value, json.includes(value), page.includes(value)]).toEqual([value, true, true]);
		}
		const data = JSON.parse(json);
		expect(data.consent).toMatchObject([{ purpose: "phone", answer: "given" }]);
		expect(data.session[0]).not.toHaveProperty("hash");
		expect(page).toContain('dir="rtl"');
		expect(json + page).not.toContain(others);
		expect(json).not.toContain(staff.email);
		const { data: lines } = await AuditLines.query
			.ofEntity({ entityType: "user", entityId: String(id) })
			.go();
		expect(lines.map(({ action }) => action)).toEqual(
			expect.arrayContaining(["export_asked", "export_fetched"]),
		);
	});

	test("an archive is made one at a time, needs a fresh sign-in, is private, and expires after a day", async () => {
		const { id, cookie } = await createPersonForTest();
		const other = await createPersonForTest();
		const answers = await Promise.all([1, 2, 3].map(() => call("POST", "/me/export", { cookie })));
		expect(answers.filter(({ status }) => status === 202).length).toBeGreaterThan(0);
		await isReady(cookie);
		expectRefusal(await call("POST", "/me/export/link", { cookie: other.cookie }), "not_found");
		const url = await linkFor(cookie);
		expect((await fetch(url)).status).toBe(200);
		// The day is over, and the scheduled job has not come yet.
		const until = new Date(Date.now() - 1).toISOString();
		await DataExports.patch({ userId: id }).set({ until }).go();
		expect((await call("GET", "/me/export", { cookie })).body.state).toBe("none");
		expectRefusal(await call("POST", "/me/export/link", { cookie }), "not_found");
		await expireExports(Date.now() + 25 * 60 * 60 * 1000);
		expect((await DataExports.get({ userId: id }).go({ consistent: true })).data).toBeNull();
		await eventually(async () => (await fetch(url)).status === 404, "the end of the file");
		const { data } = await Sessions.query.ofUser({ userId: id }).go();
		await Sessions.patch({ userId: id, hash: data[0].hash }).set({ confirmedAt: 1 }).go();
		expectRefusal(await call("POST", "/me/export", { cookie }), "fresh_sign_in_required");
		expectRefusal(await call("POST", "/me/export/link", { cookie }), "fresh_sign_in_required");
	});
});

describe("deletion of one's account", () => {
	test("requesting deletion sends one email and notifies staff, and can be undone", async () => {
		const person = await createPersonForTest();
		const { id, cookie, email } = person;
		const answers = await Promise.all([1, 2].map(() => call("POST", "/me/erasure", { cookie })));
		expect(answers.some(({ status }) => status === 202)).toBe(true);
		const { body } = await call("GET", "/me/erasure", { cookie });
		expect(Date.parse(body.endsAt) - Date.now()).toBeGreaterThan(6.9 * dayMs);
		await mailTo(email, ({ subject }) => subject.includes("delete your account"));
		const erasures = await call("GET", "/erasures", { cookie: await admin() });
		expect(erasures.body).toEqual(
			expect.arrayContaining([expect.objectContaining({ id, endsAt: body.endsAt })]),
		);
		expectRefusal(await call("GET", "/erasures", { cookie }), "forbidden");
		expect((await call("DELETE", "/me/erasure", { cookie })).status).toBe(204);
		expect((await call("GET", "/me/erasure", { cookie })).body.endsAt).toBeNull();
		await mailTo(email, ({ subject }) => subject.includes("stays"));
	});

	test("deletion is refused to entrants of coming events, coaches with students or classes, and super-admins", async () => {
		const { cookie } = await createPersonForTest({ phoneNumber: "+96555512346" });
		const event = await createEventForTest();
		expect((await call("POST", `/events/${event.id}/register`, { cookie, body: {} })).status).toBe(
			201,
		);
		expectRefusal(await call("POST", "/me/erasure", { cookie }), "entered_in_event");
		const coach = await createPersonForTest({ role: "coach" });
		await createTrainingClassForTest({ coachId: coach.id });
		expectRefusal(
			await call("POST", "/me/erasure", { cookie: coach.cookie }),
			"coach_has_students",
		);
		expectRefusal(await call("POST", "/me/erasure", { cookie: await superAdmin() }), "own_account");
	});

	test("a child's only guardian is not deleted before another guardian acts for the child", async () => {
		const family = await createFamilyForTest();
		const { guardian, child } = family;
		const ask = () => call("POST", "/me/erasure", { cookie: guardian.cookie });
		expectRefusal(await ask(), "last_guardian");
		const head = await superAdmin();
		const preview = await call("GET", `/users/${guardian.id}/removal`, { cookie: head });
		expect(preview.body.going.children).toBe(1);
		const second = await inviteForTest(family);
		await join(family, second);
		expect((await ask()).status).toBe(202);
		// The other guardian is gone when the week is over: the deletion waits.
		await Guardianships.patch({ childId: child.id, guardianId: second.id })
			.set({ state: "ended", endsOn: "2020-01-01" })
			.go();
		await completeErasures(Date.now() + 7.1 * dayMs);
		expect((await Users.get({ id: guardian.id }).go({ consistent: true })).data).not.toBeNull();
	});

	test("staff stop a deletion for a person who cannot sign in; a child's guardians are notified of request and stop", async () => {
		const person = await createPersonForTest({ dateOfBirth: "2012-03-04" });
		const guardian = await createPersonForTest();
		await Guardianships.put({
			childId: person.id,
			guardianId: guardian.id,
			capacity: "mother",
			basis: "documentSeen",
			state: "active",
			endsOn: "2030-03-04",
			createdAt: new Date().toISOString(),
			createdBy: guardian.id,
		}).go();
		await Users.patch({ id: person.id }).set({ hasGuardians: true }).go();
		expect((await call("POST", "/me/erasure", { cookie: person.cookie })).status).toBe(202);
		const stop = (cookie: string) => call("DELETE", `/erasures/${person.id}`, { cookie });
		expectRefusal(await stop(guardian.cookie), "forbidden");
		expect((await stop(await admin())).status).toBe(204);
		expect((await stop(await admin())).status).toBe(204);
		expect((await call("GET", "/me/erasure", { cookie: person.cookie })).body.endsAt).toBeNull();
		await mailTo(person.email, ({ text }) => text.includes("has stopped the deletion"));
		const { body: notifications } = await call("GET", "/notifications", {
			cookie: guardian.cookie,
		});
		expect(notifications.map(({ title }: { title: string }) => title).sort()).toEqual([
			"An account stays",
			"Deletion of an account was requested",
		]);
	});

	test("one reminder is sent on the day before the deletion", async () => {
		const person = await createPersonForTest();
		await call("POST", "/me/erasure", { cookie: person.cookie });
		await completeErasures(Date.now() + 6.5 * dayMs);
		await completeErasures(Date.now() + 6.5 * dayMs);
		await mailTo(person.email, ({ subject }) => subject.includes("tomorrow"));
		const reminders = (await mailsTo(person.email)).filter(({ subject }) =>
			subject.includes("tomorrow"),
		);
		expect(reminders).toHaveLength(1);
		expect((await Users.get({ id: person.id }).go({ consistent: true })).data).not.toBeNull();
	});
});
