import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import { call } from "../../core/api.ts";
import { createDocumentForTest, pdf } from "../../core/documents.ts";
import { baseUrl } from "../../core/env.ts";
import { createPersonForTest } from "../../core/people.ts";

test("a document is uploaded to the bucket, listed, and downloaded only by a signed link", async () => {
	const { cookie, id } = await createPersonForTest();
	const fileName = "شهادة طبية.pdf";
	const made = await createDocumentForTest(cookie, id, {
		fileName,
		expiresOn: `${Number(kuwaitDate(Date.now()).slice(0, 4)) + 1}-05-05`,
	});
	expect((await call("GET", `/students/${id}/documents`, { cookie })).body).toEqual([made]);
	const path = `${baseUrl}/api/documents/${made.id}/download`;
	const answer = await fetch(path, { headers: { cookie }, redirect: "manual" });
	expect([answer.status, answer.headers.get("cache-control")]).toEqual([302, "private, no-store"]);
	const link = answer.headers.get("location") ?? "";
	const file = await fetch(link);
	expect([file.status, file.headers.get("content-type")]).toEqual([200, "application/pdf"]);
	expect(file.headers.get("content-disposition")).toContain(encodeURIComponent(fileName));
	expect(Buffer.from(await file.arrayBuffer())).toEqual(pdf());
	expect((await call("GET", `/documents/${made.id}/download`)).status).toBe(401);
	const stranger = await createPersonForTest();
	expect(
		(await call("GET", `/documents/${made.id}/download`, { cookie: stranger.cookie })).status,
	).toBe(404);
	// The edge serves pictures of the same bucket, but no documents.
	expect(
		(
			await fetch(`${baseUrl}${new URL(link).pathname.replace(/^.*(?=\/documents\/)/, "")}`)
		).headers.get("content-type"),
	).not.toBe("application/pdf");
});
