import sharp from "sharp";
import { Merges } from "#functions/community/merges/merge.entity.ts";
import { within } from "#local/pace.ts";
import { faultsOf } from "../../../core/answers.ts";
import { call, eventually } from "../../../core/api.ts";
import { baseUrl } from "../../../core/env.ts";
import { settledMerge } from "../../../core/merges.ts";
import { createPersonForTest, superAdmin } from "../../../core/people.ts";
import {
	doublePictures,
	doublesSecret,
	goodPictures,
	hostilePictures,
	photograph,
	photographsSecret,
} from "../../../core/pictures.ts";

function upload(
	cookie: string,
	bytes: Uint8Array,
	{ name = "me.jpg", type = "image/jpeg", field = "profileImage" } = {},
) {
	const form = new FormData();
	form.append("dojoLocation", "Salmiya");
	form.append(field, new Blob([new Uint8Array(bytes)], { type }), name);
	return call("PUT", "/auth/profile", { cookie, raw: form });
}

async function stored(url: string) {
	const response = await fetch(`${baseUrl}${url}`);
	return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

const sizes = { card: 480, avatar: 96 };

/** Both sizes of a stored picture, each checked for status, type, caching and metadata. */
async function bothSizes(cardUrl: string): Promise<Buffer[]> {
	const all = Object.entries(sizes).map(async ([name, size]) => {
		const { response, bytes } = await stored(cardUrl.replace("card.webp", `${name}.webp`));
		expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/webp"]);
		expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
		const { format, width, height, exif, xmp, iptc, icc, orientation } =
			await sharp(bytes).metadata();
		expect({ format, width, height, exif, xmp, iptc, icc, orientation }).toEqual({
			format: "webp",
			width: size,
			height: size,
		});
		return bytes;
	});
	return Promise.all(all);
}

const both = (url: string) =>
	Promise.all(
		Object.keys(sizes).map(
			async (size) => (await stored(url.replace("card", size))).response.status,
		),
	);
const isDeleted = async (url: string) => (await both(url)).every((status) => status === 404);

describe("the profile picture", () => {
	test.each(Object.entries(goodPictures))(
		"%s is accepted and stored as WebP in both sizes",
		async (_, make) => {
			const { cookie, id } = await createPersonForTest();
			const { status, body } = await upload(cookie, await make());
			expect([status, body.dojoLocation]).toEqual([200, "Salmiya"]);
			expect(body.profileImageUrl).toMatch(
				new RegExp(`^/images/people/${id}-[0-9a-f]{16}/card\\.webp$`),
			);
			await bothSizes(body.profileImageUrl);
			expect((await call("GET", "/auth/user", { cookie })).body.profileImageUrl).toBe(
				body.profileImageUrl,
			);
		},
	);

	test("a profile picture loses location and owner, and is rotated upright", async () => {
		const photo = await photograph();
		const { exif, orientation } = await sharp(photo).metadata();
		expect([exif?.includes(photographsSecret), orientation]).toEqual([true, 6]);
		const { cookie } = await createPersonForTest();
		const { body } = await upload(cookie, photo);
		const [card, avatar] = await bothSizes(body.profileImageUrl);
		for (const bytes of [card, avatar]) {
			expect(
				bytes.includes(photographsSecret) || bytes.includes("EXIF") || bytes.includes("GPS"),
			).toBe(false);
		}
		// The photo's left half is white; turned upright, that is the upper half.
		const { data, info } = await sharp(card).raw().toBuffer({ resolveWithObject: true });
		const at = (x: number, y: number) => data[(y * info.width + x) * info.channels + 1];
		expect([at(240, 20) > 200, at(240, 460) < 100]).toEqual([true, true]);
	});

	test.each(Object.entries(doublePictures))(
		"a profile picture keeps only the picture of %s",
		async (_, make) => {
			const bytes = await make();
			expect(bytes.includes(doublesSecret)).toBe(true);
			const { cookie } = await createPersonForTest();
			const { status, body } = await upload(cookie, bytes);
			if (status === 400) return expect(body.code).toBe("image_unreadable");
			expect(status).toBe(200);
			for (const file of await bothSizes(body.profileImageUrl))
				expect(file.includes("<script")).toBe(false);
		},
	);

	test.each(Object.entries(hostilePictures))(
		"%s is rejected as a profile picture",
		async (_, make) => {
			const { cookie } = await createPersonForTest();
			const answer = await upload(cookie, await make());
			expect({ code: answer.body.code, faults: faultsOf(answer) }).toEqual({
				code: "image_unreadable",
				faults: [],
			});
			const { body } = await call("GET", "/auth/user", { cookie });
			expect([body.profileImageUrl, body.dojoLocation]).toEqual([null, null]);
		},
	);

	test("a profile picture is rejected above 4 MB, and processed at exactly 4 MB", async () => {
		const { cookie } = await createPersonForTest();
		const picture = await goodPictures.jpeg();
		const padded = (size: number) => Buffer.concat([picture, Buffer.alloc(size - picture.length)]);
		const limit = 4 * 1024 * 1024;
		expect((await upload(cookie, padded(limit))).status).not.toBe(413);
		for (const size of [limit + 1, 5 * 1024 * 1024, 9 * 1024 * 1024]) {
			expect(await upload(cookie, padded(size))).toMatchObject({
				status: 413,
				body: { code: "too_large" },
			});
		}
	});

	test("a profile picture is recognised by its bytes, not by its name or type", async () => {
		const { cookie } = await createPersonForTest();
		const picture = await goodPictures.png();
		const odd = { name: "../../../index.html", type: "text/html" };
		const { status, body } = await upload(cookie, picture, odd);
		expect(status).toBe(200);
		await bothSizes(body.profileImageUrl);
		const svg = await hostilePictures["an SVG"]();
		expect((await upload(cookie, svg, { name: "me.png", type: "image/png" })).status).toBe(400);
	});

	test("a profile picture in another form field is ignored", async () => {
		const { cookie } = await createPersonForTest();
		const { status, body } = await upload(cookie, await goodPictures.png(), { field: "avatar" });
		expect([status, body.profileImageUrl, body.dojoLocation]).toEqual([200, null, "Salmiya"]);
	});

	test("a profile picture is not stored while another field is invalid", async () => {
		const { cookie } = await createPersonForTest();
		const form = new FormData();
		form.append("phoneNumber", "12");
		form.append("profileImage", new Blob([new Uint8Array(await goodPictures.png())]), "me.png");
		const answer = await call("PUT", "/auth/profile", { cookie, raw: form });
		expect(answer).toMatchObject({
			status: 400,
			body: { fields: { phoneNumber: "phone_invalid" } },
		});
		expect((await call("GET", "/auth/user", { cookie })).body.profileImageUrl).toBeNull();
	});

	test.each([
		["wide", 1_000, 2],
		["high", 2, 1_000],
	])(
		"a very %s picture is processed or rejected quickly",
		async (_, width, height) => {
			const { cookie } = await createPersonForTest();
			const strip = await sharp({ create: { width, height, channels: 3, background: "#fff" } })
				.png()
				.toBuffer();
			expect([200, 400]).toContain((await upload(cookie, strip)).status);
		},
		within(5_000),
	);

	test("a profile picture is deleted from the store when replaced or removed, and kept when sent again", async () => {
		const { cookie } = await createPersonForTest();
		const [first, second] = [await goodPictures.jpeg(), await photograph()];
		const { profileImageUrl: before } = (await upload(cookie, first)).body;
		expect((await upload(cookie, first)).body.profileImageUrl).toBe(before);
		expect(await both(before)).toEqual([200, 200]);
		const { profileImageUrl: after } = (await upload(cookie, second)).body;
		await eventually(() => isDeleted(before), "the store without the first picture");
		expect(await both(after)).toEqual([200, 200]);
		const answer = await call("PUT", "/auth/profile", {
			cookie,
			body: { clear: ["profileImageUrl"] },
		});
		expect(answer).toMatchObject({ status: 200, body: { profileImageUrl: null } });
		await eventually(() => isDeleted(after), "the store without the second picture");
	});

	test("a deleted person's picture is deleted from the store", async () => {
		const { cookie, id } = await createPersonForTest();
		const { profileImageUrl } = (await upload(cookie, await photograph())).body;
		expect((await call("DELETE", `/users/${id}`, { cookie: await superAdmin() })).status).toBe(202);
		await eventually(() => isDeleted(profileImageUrl), "the store without the picture");
	});

	test("a merged person's picture is kept as long as the merge can be undone", async () => {
		const [cookie, survivor, merged] = [
			await superAdmin(),
			await createPersonForTest(),
			await createPersonForTest(),
		];
		const { profileImageUrl } = (await upload(merged.cookie, await photograph())).body;
		const merge = async () => {
			const { body } = await call("POST", "/users/merge", {
				cookie,
				body: { keepId: survivor.id, mergeId: merged.id },
			});
			await settledMerge(cookie, body.id);
			expect(await both(profileImageUrl)).toEqual([200, 200]);
			return body.id as string;
		};
		const undone = await merge();
		await call("POST", `/merges/${undone}/undo`, { cookie });
		await eventually(async () => {
			const { body } = await call("GET", `/users/${merged.id}`, { cookie });
			return body.profileImageUrl === profileImageUrl;
		}, "the person with their picture");
		expect(await both(profileImageUrl)).toEqual([200, 200]);
		await eventually(
			async () => (await settledMerge(cookie, undone)).state === "undone",
			"the end of the undoing",
		);
		const second = await merge();
		// The first merge's record expires while the second can still be undone.
		await Merges.delete({ id: undone }).go();
		const later = (await upload(survivor.cookie, await photograph())).body.profileImageUrl;
		await call("PUT", "/auth/profile", {
			cookie: survivor.cookie,
			body: { clear: ["profileImageUrl"] },
		});
		await eventually(() => isDeleted(later), "the stream to have come so far");
		expect(await both(profileImageUrl)).toEqual([200, 200]);
		await Merges.delete({ id: second }).go();
		await eventually(() => isDeleted(profileImageUrl), "the store without the picture");
	});

	test("twenty profile pictures at once are all accepted", async () => {
		const picture = await photograph();
		const answers = await Promise.all(
			Array.from({ length: 20 }, async () => upload((await createPersonForTest()).cookie, picture)),
		);
		expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
	});
});
