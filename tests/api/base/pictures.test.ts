import sharp from "sharp";
import { Pictures } from "#functions/base/pictures/picture.entity.ts";
import { pictureSources, readPictureAddress } from "#shared/base/pictures/pictures.rules.ts";
import { expectRefusal, faultsOf } from "../../core/answers.ts";
import { call, eventually } from "../../core/api.ts";
import { baseUrl } from "../../core/env.ts";
import { createPersonForTest } from "../../core/people.ts";
import {
	doublePictures,
	doublesSecret,
	goodPictures,
	hostilePictures,
	photograph,
	photographsSecret,
} from "../../core/pictures.ts";
import {
	finish,
	foreignPicture,
	sendForm,
	sendForTest,
	startForTest,
	uploadForTest,
} from "../../core/uploads.ts";
import { articleForTest } from "../../domains/content/news.samples.ts";

/** The content type that the sender declares for these bytes. */
async function typeOf(bytes: Buffer) {
	const { format } = await sharp(bytes).metadata();
	return `image/${format === "heif" ? "avif" : format}`;
}

// A new person each: uploads are limited per person.
const staff = async () => (await createPersonForTest({ role: "admin" })).cookie;
const member = async () => (await createPersonForTest()).cookie;

async function stored(path: string) {
	const response = await fetch(`${baseUrl}${path}`);
	return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

const read = (address: string) => {
	const picture = readPictureAddress(address);
	if (!picture) throw new Error(`${address} is no picture's address`);
	return picture;
};

/** All files of a picture, each checked for status, type, caching and metadata. */
async function allFiles(address: string): Promise<Buffer[]> {
	const picture = read(address);
	const files = (["avif", "webp"] as const).flatMap((format) =>
		pictureSources(picture, format).map(async ({ width, address }) => {
			const { response, bytes } = await stored(address);
			expect([response.status, response.headers.get("content-type")]).toEqual([
				200,
				`image/${format}`,
			]);
			expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
			const {
				format: found,
				width: wide,
				exif,
				xmp,
				iptc,
				icc,
				orientation,
			} = await sharp(bytes).metadata();
			expect({ found, wide, exif, xmp, iptc, icc, orientation }).toEqual({
				found: format === "avif" ? "heif" : "webp",
				wide: width,
			});
			return bytes;
		}),
	);
	return Promise.all(files);
}

describe("uploaded pictures", () => {
	test.each(Object.entries(goodPictures))(
		"%s is stored in every size as AVIF and WebP",
		async (_, make) => {
			const bytes = await make();
			const wish = { purpose: "page", contentType: await typeOf(bytes) };
			const address = await uploadForTest(await staff(), bytes, wish);
			const { width, height } = read(address);
			const { data, info } = await sharp((await stored(address)).bytes)
				.raw()
				.toBuffer({ resolveWithObject: true });
			expect([info.width, info.height]).toEqual([width, height]);
			expect(data.length).toBeGreaterThan(0);
			expect(await allFiles(address)).toHaveLength(
				2 * pictureSources(read(address), "webp").length,
			);
		},
		20_000,
	);

	test("an upload removes location and owner, rotates upright, and puts size and colour into the address", async () => {
		const photo = await photograph();
		expect((await sharp(photo).metadata()).exif?.includes(photographsSecret)).toBe(true);
		const address = await uploadForTest(await staff(), photo, { purpose: "page" });
		expect(address).toMatch(/^\/images\/p\/[0-9a-z]{26}\.webp#480x640-[0-9a-f]{6}$/);
		for (const bytes of await allFiles(address)) {
			expect(
				bytes.includes(photographsSecret) || bytes.includes("EXIF") || bytes.includes("GPS"),
			).toBe(false);
		}
		// The photo's left half is white; turned upright, that is the upper half.
		const { data, info } = await sharp((await stored(address)).bytes)
			.raw()
			.toBuffer({ resolveWithObject: true });
		const at = (x: number, y: number) => data[(y * info.width + x) * info.channels + 1];
		expect([at(240, 20) > 200, at(240, 620) < 100]).toEqual([true, true]);
	});

	test("a picture is scaled to the longest side, and a transparent one has no colour", async () => {
		const canvas = { width: 3_000, height: 1_500, channels: 4, background: "#00800080" } as const;
		const png = await sharp({ create: canvas }).png().toBuffer();
		const address = await uploadForTest(await staff(), png, {
			purpose: "page",
			contentType: "image/png",
		});
		expect(address).toMatch(/#1920x960-clear$/);
		expect((await sharp((await stored(address)).bytes).metadata()).hasAlpha).toBe(true);
	});

	test("a picture is cropped as the sender chose, and a person's photo to a square", async () => {
		const photo = await photograph();
		const cookie = await staff();
		const upper = { x: 0, y: 0, width: 1, height: 0.5 };
		const cut = await finish(cookie, await sendForTest(cookie, photo, { purpose: "page" }), {
			crop: upper,
		});
		// Only the white half is left.
		expect(cut.body.fileUrl).toMatch(/#480x320-f[b-f]f[b-f]f[b-f]$/);
		expect(await uploadForTest(await member(), photo)).toMatch(/#480x480-/);
	});

	test.each(Object.entries(doublePictures))(
		"an upload keeps only the picture of %s",
		async (_, make) => {
			const bytes = await make();
			expect(bytes.includes(doublesSecret)).toBe(true);
			const cookie = await member();
			const { status, body } = await finish(
				cookie,
				await sendForTest(cookie, bytes, { contentType: await typeOf(bytes) }),
			);
			if (status === 400) return expect(body.code).toBe("image_unreadable");
			expect(status).toBe(200);
			for (const file of await allFiles(body.fileUrl)) expect(file.includes("<script")).toBe(false);
		},
	);

	test.each(Object.entries(hostilePictures))("%s is rejected as an upload", async (_, make) => {
		const bytes = await make();
		const cookie = await member();
		// Declared as the type that its first bytes claim, so that the mismatch alone does not reject
		// it.
		const begins = bytes.toString("latin1", 0, 12);
		const kind = /PNG|WEBP|avif/.exec(begins)?.[0].toLowerCase() ?? "jpeg";
		const id = await sendForTest(cookie, bytes, { contentType: `image/${kind}` });
		const answer = await finish(cookie, id);
		expect({ code: answer.body.code, faults: faultsOf(answer) }).toEqual({
			code: "image_unreadable",
			faults: [],
		});
		// The upload is deleted, so a second attempt does not find it.
		expectRefusal(await finish(cookie, id), "not_uploaded");
		expect((await stored(`/images/p/${id}.webp`)).response.status).toBe(404);
	});

	test("rejects a picture of another type than declared", async () => {
		const cookie = await member();
		const id = await sendForTest(cookie, await goodPictures.png(), { contentType: "image/jpeg" });
		expectRefusal(await finish(cookie, id), "image_unreadable");
	});

	test.each([
		["a strip", { width: 1_000, height: 2 }],
		["a strip on end", { width: 2, height: 1_000 }],
	])("rejects %s as a picture", async (_, size) => {
		const cookie = await member();
		const strip = await sharp({ create: { ...size, channels: 3, background: "#fff" } })
			.jpeg()
			.toBuffer();
		expectRefusal(await finish(cookie, await sendForTest(cookie, strip)), "image_unreadable");
	});

	test("an upload is finished once for repeated requests", async () => {
		const cookie = await member();
		const id = await sendForTest(cookie, await goodPictures.jpeg());
		const answers = await Promise.all([1, 2, 3].map(() => finish(cookie, id)));
		const again = await finish(cookie, id, { crop: { x: 0, y: 0, width: 0.5, height: 0.5 } });
		const addresses = [...answers, again].map(({ status, body }) => `${status} ${body.fileUrl}`);
		expect(new Set(addresses).size).toBe(1);
		expect(again.status).toBe(200);
	});

	test("only the person who started an upload can finish it", async () => {
		const [owner, other] = [await member(), await staff()];
		const id = await sendForTest(owner, await goodPictures.jpeg());
		expectRefusal(await finish(other, id), "not_found");
		expectRefusal(await finish(other, "0".repeat(26)), "not_found");
		for (const odd of ["x", "A".repeat(26), "0".repeat(25), "0".repeat(27)])
			expectRefusal(await finish(owner, odd), "not_found");
		expect((await finish(owner, id)).status).toBe(200);
	});

	test("an upload without a file is distinguished from an unknown one", async () => {
		const cookie = await member();
		expectRefusal(
			await finish(cookie, (await startForTest(cookie, { size: 10 })).id),
			"not_uploaded",
		);
	});

	test.each([
		[{ crop: { x: 0.5, y: 0, width: 0.6, height: 1 } }],
		[{ crop: { x: 0, y: 0, width: 0, height: 1 } }],
		[{ crop: { x: -1, y: 0, width: 1, height: 1 } }],
		[{ crop: { x: 0, y: 0, width: 1e308, height: 1 } }],
		[{ crop: { x: "0", y: 0, width: 1, height: 1 } }],
		[{ crop: { x: 0, y: 0, width: 1 } }],
		[{ crop: [] }],
	])("an upload rejects cropping to %j", async (body) => {
		const cookie = await member();
		expectRefusal(
			await finish(cookie, await sendForTest(cookie, await goodPictures.jpeg()), body),
			"invalid",
		);
	});

	test("an upload rejects cropping to a narrow strip", async () => {
		const cookie = await member();
		const id = await sendForTest(cookie, await goodPictures.jpeg());
		expectRefusal(
			await finish(cookie, id, { crop: { x: 0, y: 0, width: 1, height: 0.01 } }),
			"image_unreadable",
		);
	});
});

describe("permission to upload", () => {
	const ask = (cookie: string | undefined, body: object) =>
		call("POST", "/uploads", {
			cookie,
			body: { purpose: "portrait", contentType: "image/jpeg", size: 1_000, ...body },
		});

	test("everybody signed in may upload a portrait; only staff a picture for a page", async () => {
		expectRefusal(await ask(undefined, {}), "unauthorized");
		for (const role of ["member", "coach"] as const) {
			const { cookie } = await createPersonForTest({ role });
			expect((await ask(cookie, {})).status).toBe(201);
			expectRefusal(await ask(cookie, { purpose: "page" }), "forbidden");
			expectRefusal(await ask(cookie, { purpose: undefined }), "forbidden");
		}
		for (const role of ["admin", "super-admin"] as const) {
			const { cookie } = await createPersonForTest({ role });
			for (const purpose of ["portrait", "page"])
				expect((await ask(cookie, { purpose })).status).toBe(201);
		}
	});

	test.each([
		[{ contentType: "image/svg+xml" }, { contentType: "invalid" }],
		[{ contentType: "image/gif" }, { contentType: "invalid" }],
		[{ contentType: "text/html" }, { contentType: "invalid" }],
		[{ contentType: "image/jpeg\r\nx-amz-acl: public-read" }, { contentType: "invalid" }],
		[{ size: 0 }, { size: "too_small" }],
		[{ size: 10 * 1024 * 1024 + 1 }, { size: "too_big" }],
		[{ size: 1.5 }, { size: "invalid" }],
		[{ size: "1000" }, { size: "invalid" }],
		[{ purpose: "anything" }, { purpose: "invalid" }],
	])("rejects an upload request for %j", async (body, fields) => {
		const answer = await ask(await staff(), body);
		expect([answer.status, answer.body.fields]).toEqual([400, fields]);
	});
});

const code = async (answer: Promise<Response>) => {
	const response = await answer;
	return `${response.status} ${/<Code>(\w+)/.exec(await response.text())?.[1] ?? ""}`;
};

describe("the S3 upload form", () => {
	const picture = goodPictures.jpeg();

	async function begun(size?: number) {
		const bytes = await picture;
		return { bytes, upload: await startForTest(await member(), { size: size ?? bytes.length }) };
	}

	test("the upload form accepts only a file of the declared size", async () => {
		const { bytes, upload } = await begun();
		expect(await code(sendForm(upload, bytes.subarray(1)))).toBe("400 EntityTooSmall");
		expect(await code(sendForm(upload, Buffer.concat([bytes, bytes])))).toBe("400 EntityTooLarge");
		expect(await code(sendForm(upload, bytes))).toBe("204 ");
	});

	test("the upload form rejects more than 10 MB", async () => {
		const { upload } = await begun();
		expect(await code(sendForm(upload, Buffer.alloc(11 * 1024 * 1024)))).toBe("400 EntityTooLarge");
	});

	test.each([
		["another key", { key: "images/p/x.webp" }],
		["a key above", { key: "uploads/../../../etc/passwd" }],
		["another type", { "Content-Type": "text/html" }],
		["a field more", { "x-amz-acl": "public-read" }],
		["a redirect", { success_action_redirect: "https://evil.example" }],
	])("the upload form rejects a form with %s", async (_, fields) => {
		const { bytes, upload } = await begun();
		expect(await code(sendForm(upload, bytes, { fields: fields as Record<string, string> }))).toBe(
			"403 AccessDenied",
		);
	});

	test("the upload form rejects a form without a required field", async () => {
		const { bytes, upload } = await begun();
		for (const missing of ["key", "Content-Type"]) {
			const { [missing]: _, ...fields } = upload.fields;
			expect(await code(sendForm({ ...upload, fields }, bytes, { type: "image/jpeg" }))).toBe(
				"403 AccessDenied",
			);
		}
	});

	test("the upload form rejects a policy that was changed or wrongly signed", async () => {
		const { bytes, upload } = await begun();
		const policy = JSON.parse(Buffer.from(upload.fields.Policy, "base64").toString());
		const longer = Buffer.from(
			JSON.stringify({ ...policy, expiration: "2099-01-01T00:00:00Z" }),
		).toString("base64");
		const none = Buffer.from(
			JSON.stringify({ expiration: "2099-01-01T00:00:00Z", conditions: [] }),
		).toString("base64");
		const changes: Record<string, string>[] = [
			{ Policy: longer },
			{ Policy: none },
			{ Policy: "" },
			{ "X-Amz-Signature": "0".repeat(64) },
			{ "X-Amz-Signature": "" },
		];
		for (const fields of changes)
			expect(await code(sendForm(upload, bytes, { fields }))).toBe("403 SignatureDoesNotMatch");
	});

	test("the upload form accepts only a form sent by POST", async () => {
		const { upload } = await begun();
		expect(await code(fetch(upload.uploadUrl, { method: "POST", body: "x" }))).toBe(
			"400 MalformedPOSTRequest",
		);
		expect(await code(fetch(upload.uploadUrl))).toBe("405 MethodNotAllowed");
	});

	test("an upload is stored where nobody can read it", async () => {
		const { bytes, upload } = await begun();
		await sendForm(upload, bytes);
		for (const path of [
			`/${upload.fields.key}`,
			`/images/../${upload.fields.key}`,
			`/images/${upload.fields.key}`,
		])
			expect((await stored(path)).response.status).toBe(404);
	});
});

describe("pictures fetched from another site", () => {
	const ask = (cookie: string, url: string, more: object = {}) =>
		call("POST", "/uploads/fetch", { cookie, body: { purpose: "page", url, ...more } });

	test("a fetched picture is stored like an uploaded one", async () => {
		const cookie = await staff();
		const { status, body } = await ask(cookie, foreignPicture);
		expect(status).toBe(201);
		await allFiles(body.fileUrl);
		const key = { "idempotency-key": "one" };
		const wish = { cookie, headers: key, body: { purpose: "page", url: foreignPicture } };
		const [first, again] = [
			await call("POST", "/uploads/fetch", wish),
			await call("POST", "/uploads/fetch", wish),
		];
		expect(again.body).toEqual(first.body);
	}, 20_000);

	test("only staff may fetch a picture for a page", async () => {
		expectRefusal(await ask(await member(), foreignPicture), "forbidden");
		expect((await ask(await member(), foreignPicture, { purpose: "portrait" })).status).toBe(201);
	});

	test("rejects an address that serves no picture", async () => {
		const site = foreignPicture.replace("/preview.png", "");
		expectRefusal(await ask(await staff(), `${site}/login`), "image_unreadable");
		expectRefusal(await ask(await staff(), `${site}/mark.svg`), "image_unreadable");
	});

	const nowhere = { url: "picture_unreachable" };

	test.each([
		"https://127.0.0.1/x.png",
		"https://localhost/x.png",
		"https://[::1]/x.png",
		"https://0/x.png",
		"https://2130706433/x.png",
		"https://0x7f.1/x.png",
		"https://127.1/x.png",
		"https://017700000001/x.png",
		"https://169.254.169.254/latest/meta-data/",
		"https://[fd00:ec2::254]/latest/meta-data/",
		"https://[::ffff:169.254.169.254]/",
		"https://[::ffff:a9fe:a9fe]/",
		"https://10.0.0.1/",
		"https://8.8.8.8/x.png",
		"https://192.168.0.1/",
		"https://[fe80::1]/",
		"https://[fc00::1]/",
		"https://localhost.:443/x.png",
		"https://pictures.demo.test:8443/preview.png",
		"https://pictures.demo.test:22/",
		"https://no-such-name.test/",
		"https://somebody:secret@pictures.demo.test/preview.png",
		"https://pictures.demo.test/no-such.png",
	])(
		"never requests the internal address %s",
		async (url) => {
			const answer = await ask(await staff(), url);
			expect({ fields: answer.body.fields, faults: faultsOf(answer) }).toEqual({
				fields: nowhere,
				faults: [],
			});
		},
		15_000,
	);

	test.each([
		"http://pictures.demo.test/preview.png",
		"file:///etc/passwd",
		"ftp://x.example/y",
		"//x",
		"x",
		"https://",
	])("rejects %s as a picture's address", async (url) => {
		expect((await ask(await staff(), url)).body.fields).toEqual({ url: "url_invalid" });
	});
});

describe("stored pictures", () => {
	const item = async (address: string) =>
		(await Pictures.get({ id: read(address).key }).go({ consistent: true })).data;
	const inADay = () => Date.now() / 1000 + 24 * 60 * 60;

	const until = (
		address: string,
		isSo: (picture: Awaited<ReturnType<typeof item>>) => boolean,
		what: string,
	) => eventually(async () => isSo(await item(address)), what);

	test("keeps a picture while a record uses it, and one day longer", async () => {
		const cookie = await staff();
		const [first, second] = await Promise.all(
			[goodPictures.jpeg(), photograph()].map(async (bytes) =>
				uploadForTest(cookie, await bytes, { purpose: "page" }),
			),
		);
		expect(Math.abs(((await item(first))?.expiresAt ?? 0) - inADay())).toBeLessThan(60);
		const { body: article } = await call("POST", "/news", {
			cookie,
			body: articleForTest({ published: true, imageUrl: first }),
		});
		await until(first, (picture) => picture?.expiresAt === undefined, "the picture to stay");
		const event = {
			titleEn: "Cup",
			titleAr: "كأس",
			eventDate: "2040-01-01",
			maxParticipants: 5,
			imageUrl: first,
			flyerUrl: second,
		};
		const { body: cup } = await call("POST", "/events", { cookie, body: event });
		await until(first, (picture) => picture?.usedBy?.length === 2, "two records to show it");
		await call("PUT", `/news/${article.id}`, {
			cookie,
			body: articleForTest({ published: true, imageUrl: second }),
		});
		await until(second, (picture) => picture?.usedBy?.length === 2, "the other to be shown twice");
		await until(first, (picture) => picture?.usedBy?.length === 1, "one record to show it");
		expect((await item(first))?.expiresAt).toBeUndefined();
		await call("DELETE", `/events/${cup.id}`, { cookie });
		await until(first, (picture) => picture?.expiresAt !== undefined, "the picture to go");
		expect(Math.abs(((await item(first))?.expiresAt ?? 0) - inADay())).toBeLessThan(60);
		expect((await item(second))?.usedBy).toHaveLength(1);
	}, 30_000);

	test("deletes all files of a picture with its item", async () => {
		const address = await uploadForTest(await staff(), await goodPictures.jpeg(), {
			purpose: "page",
		});
		await allFiles(address);
		// DynamoDB deletes the item like this when its time to live has passed.
		await Pictures.delete({ id: read(address).key }).go();
		for (const format of ["avif", "webp"] as const)
			for (const { address: file } of pictureSources(read(address), format))
				await eventually(
					async () => (await stored(file)).response.status === 404,
					`${file} to be gone`,
				);
	}, 30_000);

	test("a record that names a deleted picture does not restore it", async () => {
		const cookie = await staff();
		const address = `/images/p/${"0".repeat(26)}.webp#10x10-ffffff`;
		await call("POST", "/news", {
			cookie,
			body: articleForTest({ published: true, imageUrl: address }),
		});
		const other = await uploadForTest(cookie, await goodPictures.jpeg(), { purpose: "page" });
		await call("POST", "/news", {
			cookie,
			body: articleForTest({ published: true, imageUrl: other }),
		});
		await until(other, (picture) => picture?.expiresAt === undefined, "the later change");
		expect(await item(address)).toBeNull();
	});
});

describe("uploaded portraits", () => {
	const put = (cookie: string, profileImageUrl: string) =>
		call("PUT", "/auth/profile", { cookie, body: { profileImageUrl } });

	test("an uploaded portrait can be used only in its sender's profile", async () => {
		const [cookie, other] = [await member(), await member()];
		const address = await uploadForTest(cookie, await goodPictures.jpeg());
		expect(await put(cookie, address)).toMatchObject({
			status: 200,
			body: { profileImageUrl: address },
		});
		// Saving the same address again is accepted.
		expect((await put(cookie, address)).status).toBe(200);
		const refused = { status: 400, body: { fields: { profileImageUrl: "url_invalid" } } };
		expect(await put(other, address)).toMatchObject(refused);
		const page = await uploadForTest(await staff(), await goodPictures.jpeg(), { purpose: "page" });
		for (const odd of [page, address.replace(/#.*/, "#1x1-ffffff"), "/images/x.webp"])
			expect(await put(other, odd)).toMatchObject(refused);
		expect(await put(other, "https://evil.example/x.png")).toMatchObject({
			status: 400,
			body: { fields: { profileImageUrl: "picture_elsewhere" } },
		});
		await eventually(
			async () =>
				(await Pictures.get({ id: read(address).key }).go()).data?.expiresAt === undefined,
			"the portrait to stay",
		);
	});
});
