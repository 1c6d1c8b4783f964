import { ListObjectsV2Command, S3Client } from "@aws-sdk/client-s3";
import sharp from "sharp";
import { call } from "../../core/api.ts";
import { baseUrl } from "../../core/env.ts";
import { createPersonForTest } from "../../core/people.ts";
import { hostilePictures, photograph, photographsSecret } from "../../core/pictures.ts";
import { setting } from "../../core/setting.ts";
import { finish, sendForm, sendForTest, startForTest } from "../../core/uploads.ts";

function upload(cookie: string, bytes: Uint8Array) {
	const form = new FormData();
	form.append("dojoLocation", "Salmiya");
	form.append("profileImage", new Blob([new Uint8Array(bytes)], { type: "image/jpeg" }), "me.jpg");
	return call("PUT", "/auth/profile", { cookie, raw: form });
}

async function keysOf(id: number): Promise<string[]> {
	const Bucket = setting("IMAGES_BUCKET");
	const { Contents = [] } = await new S3Client({}).send(
		new ListObjectsV2Command({ Bucket, Prefix: `images/people/${id}-` }),
	);
	return Contents.map(({ Key }) => Key?.split("/").at(-1) ?? "").sort();
}

test("a picture is resized and stripped of metadata, stored in the bucket and served through the edge", async () => {
	const { cookie, id } = await createPersonForTest();
	const { status, body } = await upload(cookie, await photograph());
	expect(status).toBe(200);
	expect(await keysOf(id)).toEqual(["avatar.webp", "card.webp"]);
	const answer = await fetch(baseUrl + body.profileImageUrl);
	expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/webp"]);
	expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
	const bytes = Buffer.from(await answer.arrayBuffer());
	expect(bytes.includes(photographsSecret)).toBe(false);
	expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width: 480, height: 480 });
});

test("an invalid picture is rejected, and nothing is stored", async () => {
	const { cookie, id } = await createPersonForTest();
	const { status, body } = await upload(cookie, await hostilePictures["an SVG"]());
	expect([status, body.code]).toEqual([400, "image_unreadable"]);
	expect(await keysOf(id)).toEqual([]);
});

describe("a picture uploaded to the bucket directly", () => {
	test("a direct upload is stored in every size and served through the edge, and the upload is deleted", async () => {
		const { cookie } = await createPersonForTest();
		const id = await sendForTest(cookie, await photograph());
		const { status, body } = await finish(cookie, id);
		expect([status, body.fileUrl]).toEqual([
			200,
			expect.stringMatching(/^\/images\/p\/[0-9a-z]{26}\.webp#480x480-/),
		]);
		for (const [file, type] of [
			[`${id}.webp`, "image/webp"],
			[`${id}-96.avif`, "image/avif"],
		]) {
			const answer = await fetch(`${baseUrl}/images/p/${file}`);
			expect([answer.status, answer.headers.get("content-type")]).toEqual([200, type]);
			expect(Buffer.from(await answer.arrayBuffer()).includes(photographsSecret)).toBe(false);
		}
		const { Contents = [] } = await new S3Client({}).send(
			new ListObjectsV2Command({ Bucket: setting("IMAGES_BUCKET"), Prefix: `uploads/${id}` }),
		);
		expect(Contents).toEqual([]);
	});

	test("a direct upload is accepted only in the declared size", async () => {
		const { cookie } = await createPersonForTest();
		const bytes = await photograph();
		const upload = await startForTest(cookie, { size: bytes.length - 1 });
		expect((await sendForm(upload, bytes)).status).toBe(400);
		expect((await finish(cookie, upload.id)).body.code).toBe("not_uploaded");
	});
});
