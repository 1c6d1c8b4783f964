import { StudentRelations } from "#functions/people/coaches/student.entity.ts";
import { remindOfDocuments } from "#functions/people/documents/reminders.ts";
import { Notifications } from "#functions/people/notifications/notification.entity.ts";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import type { Document } from "#shared/people/documents/documents.schema.ts";
import { expectRefusal } from "../../core/answers.ts";
import { call, eventually } from "../../core/api.ts";
import { auditBy, auditOf } from "../../core/audit.ts";
import { createStudentForTest } from "../../core/belts.ts";
import {
	createDocumentForTest,
	documentForTest,
	pdf,
	sendDocumentForTest,
} from "../../core/documents.ts";
import { baseUrl } from "../../core/env.ts";
import { createPersonForTest } from "../../core/people.ts";
import { goodPictures } from "../../core/pictures.ts";
import { sendForm } from "../../core/uploads.ts";

const listOf = (id: number, cookie: string) => call("GET", `/students/${id}/documents`, { cookie });
const fetchOf = (id: string, cookie: string) =>
	fetch(`${baseUrl}/api/documents/${id}/download`, { headers: { cookie }, redirect: "manual" });
const finish = (id: string, cookie: string) => call("POST", `/documents/${id}/finish`, { cookie });

describe("documents", () => {
	test("a document is uploaded, listed and downloaded by name, through a link that cannot be altered", async () => {
		const { cookie, id } = await createPersonForTest();
		const wish = { fileName: "شهادة طبية.pdf", expiresOn: "2031-05-05" };
		const made = await createDocumentForTest(cookie, id, wish);
		expect(made).toMatchObject({ studentId: id, kind: "medical", size: pdf().length, ...wish });
		expect((await listOf(id, cookie)).body).toEqual([made]);
		const redirect = await fetchOf(made.id, cookie);
		expect([redirect.status, redirect.headers.get("cache-control")]).toEqual([
			302,
			"private, no-store",
		]);
		const location = redirect.headers.get("location") ?? "";
		const file = await fetch(location);
		expect([file.status, file.headers.get("content-type")]).toEqual([200, "application/pdf"]);
		expect(file.headers.get("content-disposition")).toBe(
			`attachment; filename*=UTF-8''${encodeURIComponent(wish.fileName)}`,
		);
		expect(Buffer.from(await file.arrayBuffer())).toEqual(pdf());
		for (const wrong of [
			location.replace(made.id, "other"),
			location.replace(/until=\d/, "until=9"),
		])
			expect((await fetch(wrong)).status).toBe(403);
	});

	test("a document counts only once finished, and its upload form cannot replace it after that", async () => {
		const { cookie, id } = await createPersonForTest();
		const body = documentForTest();
		const { body: upload } = await call("POST", `/students/${id}/documents`, { cookie, body });
		expect((await finish(upload.id, cookie)).body.code).toBe("not_uploaded");
		expect((await fetchOf(upload.id, cookie)).status).toBe(404);
		await sendForm(upload, pdf());
		expect((await listOf(id, cookie)).body).toEqual([]);
		const [one, other] = await Promise.all([finish(upload.id, cookie), finish(upload.id, cookie)]);
		expect([one.status, other.body]).toEqual([200, one.body]);
		expect((await sendForm(upload, Buffer.from(pdf().toString().replace("A", "B")))).status).toBe(
			204,
		);
		expect((await finish(upload.id, cookie)).body).toEqual(one.body);
		const location = (await fetchOf(upload.id, cookie)).headers.get("location") ?? "";
		expect(Buffer.from(await (await fetch(location)).arrayBuffer())).toEqual(pdf());
	});

	test.each([
		[
			"a page of HTML that says it is a PDF",
			"application/pdf",
			async () => Buffer.from("<script>alert(1)</script>"),
		],
		["a PNG that says it is a JPEG", "image/jpeg", goodPictures.png],
		["a PDF that says it is a WebP", "image/webp", async () => pdf()],
	])("rejects a file as a document: %s", async (_, fileType, bytesOf) => {
		const { cookie, id } = await createPersonForTest();
		const sent = await sendDocumentForTest(cookie, id, { fileType }, await bytesOf());
		expectRefusal(await finish(sent, cookie), "file_unreadable");
		expect((await finish(sent, cookie)).body.code).toBe("not_uploaded");
		expect((await listOf(id, cookie)).body).toEqual([]);
	});

	test("a document may be a picture; other types, sizes and expiry dates are rejected", async () => {
		const { cookie, id } = await createPersonForTest();
		const jpeg = await goodPictures.jpeg();
		const sent = await sendDocumentForTest(
			cookie,
			id,
			{ fileType: "image/jpeg", kind: "identity" },
			jpeg,
		);
		expect((await finish(sent, cookie)).body).toMatchObject({
			fileType: "image/jpeg",
			expiresOn: null,
		});
		for (const wrong of [
			{ fileType: "image/svg+xml" },
			{ size: 10 * 1024 * 1024 + 1 },
			{ expiresOn: "2026-02-30" },
			{ kind: "secret" },
		]) {
			const answer = await call("POST", `/students/${id}/documents`, {
				cookie,
				body: documentForTest(wrong as object),
			});
			expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, Object.keys(wrong)]);
		}
	});

	test("deleting a document removes its file", async () => {
		const { cookie, id } = await createPersonForTest();
		const made = await createDocumentForTest(cookie, id);
		const location = (await fetchOf(made.id, cookie)).headers.get("location") ?? "";
		expect((await call("DELETE", `/documents/${made.id}`, { cookie })).status).toBe(204);
		expect((await listOf(id, cookie)).body).toEqual([]);
		await eventually(async () => (await fetch(location)).status === 404, "the file's removal");
	});
});

describe("access to documents", () => {
	test("documents are visible to the person, their current coach and staff only", async () => {
		const { coach, student } = await createStudentForTest();
		const made = await createDocumentForTest(coach.cookie, student.id);
		expect(made.uploadedBy?.id).toBe(coach.id);
		const [staff, other, stranger, waiting] = await Promise.all([
			createPersonForTest({ role: "admin" }),
			createPersonForTest({ role: "coach" }),
			createPersonForTest(),
			createPersonForTest({ role: "coach", isApproved: false }),
		]);
		const former = {
			coachId: other.id,
			studentId: student.id,
			assignedAt: made.uploadedAt,
			isActive: false,
		};
		await StudentRelations.put([former, { ...former, coachId: waiting.id, isActive: true }]).go();
		const seen = async ({ cookie }: { cookie: string }) => [
			(await listOf(student.id, cookie)).status,
			(await fetchOf(made.id, cookie)).status,
		];
		for (const who of [student, coach, staff]) expect(await seen(who)).toEqual([200, 302]);
		for (const who of [other, stranger, waiting]) {
			expect(await seen(who)).toEqual([404, 404]);
			expect((await call("DELETE", `/documents/${made.id}`, { cookie: who.cookie })).status).toBe(
				404,
			);
			const body = documentForTest();
			const sent = await call("POST", `/students/${student.id}/documents`, {
				cookie: who.cookie,
				body,
			});
			expect(sent.status).toBe(404);
		}
	});

	test("each list and each download of another person's documents is audited", async () => {
		const { coach, student } = await createStudentForTest();
		const made: Document = await createDocumentForTest(student.cookie, student.id);
		await listOf(student.id, student.cookie);
		await listOf(student.id, coach.cookie);
		await fetchOf(made.id, coach.cookie);
		const seen = (await auditOf("user", student.id)).map(({ action, userId, details }) => ({
			action,
			userId,
			details,
		}));
		expect(seen).toEqual([
			{ action: "documents_seen", userId: coach.id, details: { documents: [made.id] } },
		]);
		expect(
			(await auditOf("document", made.id)).map(({ action, userId }) => [action, userId]),
		).toEqual([
			["added", student.id],
			["downloaded", coach.id],
		]);
		expect(JSON.stringify(await auditBy(student.id))).not.toContain("certificate.pdf");
	});

	test("another site cannot trigger a document download", async () => {
		const { cookie, id } = await createPersonForTest();
		const made = await createDocumentForTest(cookie, id);
		const headers = { cookie, "sec-fetch-site": "cross-site" };
		const { status } = await fetch(`${baseUrl}/api/documents/${made.id}/download`, {
			headers,
			redirect: "manual",
		});
		expect(status).toBe(403);
	});
});

describe("reminders of expiring documents", () => {
	const dayMs = 24 * 60 * 60 * 1000;
	/** Noon in Kuwait on a day when no other document expires. */
	const noon = Date.parse("2040-03-10T09:00:00Z");
	const noticesOf = async (userId: number) =>
		(await Notifications.query.ofPerson({ userId }).go({ pages: "all" })).data
			.filter(({ kind }) => kind === "document")
			.map(({ createdAt }) => (noon - Date.parse(createdAt)) / dayMs);

	test("reminders of a document's expiry are sent once each 30 and 7 days before, to the person and their coach", async () => {
		const { coach, student } = await createStudentForTest();
		await createDocumentForTest(student.cookie, student.id, { expiresOn: kuwaitDate(noon) });
		await createDocumentForTest(student.cookie, student.id, {
			kind: "identity",
			expiresOn: kuwaitDate(noon),
		});
		await createDocumentForTest(student.cookie, student.id, {
			kind: "identity",
			expiresOn: kuwaitDate(noon + dayMs * 99),
		});
		await createDocumentForTest(student.cookie, student.id, { kind: "consent" });
		const remind = (days: number) => remindOfDocuments(noon - days * dayMs);
		await remind(31);
		expect(await noticesOf(student.id)).toEqual([]);
		// Two runs at once, one a day later, and one at 3 a.m. in Kuwait, before the daytime hours.
		await Promise.all([remind(30), remind(30)]);
		await remind(29);
		await remindOfDocuments(noon - 7 * dayMs - 6 * 60 * 60 * 1000);
		expect(await noticesOf(student.id)).toEqual([30]);
		await StudentRelations.patch({ coachId: coach.id, studentId: student.id })
			.set({ isActive: false })
			.go();
		// The job missed the seventh day, so the reminder is sent on the sixth.
		await remind(6);
		await remind(5);
		expect(await noticesOf(student.id)).toEqual([30, 6]);
		expect(await noticesOf(coach.id)).toEqual([30]);
		const { body } = await call("GET", "/notifications", { cookie: coach.cookie });
		expect(body[0]).toMatchObject({
			type: "document",
			title: "A student's medical certificate ends soon",
		});
		expect(
			(await call("PATCH", `/notifications/${body[0].id}/read`, { cookie: coach.cookie, body: {} }))
				.status,
		).toBe(200);
	});

	test("people are reminded of two documents of a kind that expire on the same day", async () => {
		const { student } = await createStudentForTest();
		const later = noon + 50 * dayMs;
		for (const fileName of ["front.pdf", "back.pdf"]) {
			const wish = { fileName, expiresOn: kuwaitDate(later) };
			await createDocumentForTest(student.cookie, student.id, wish);
		}
		await remindOfDocuments(later - 30 * dayMs);
		expect(await noticesOf(student.id)).toContain(-20);
	});
});
