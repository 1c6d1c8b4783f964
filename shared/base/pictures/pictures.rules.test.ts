import {
	isForeign,
	mayUpload,
	middleOf,
	pictureAddress,
	pictureFiles,
	pictureSources,
	picturesIn,
	readPictureAddress,
} from "./pictures.rules.ts";

const key = "01m81bhzns8p20k8bjt8ry64sk";
const picture = { key, width: 1600, height: 900, colour: "c9b28a" };
const address = `/images/p/${key}.webp#1600x900-c9b28a`;

describe("the address of a picture", () => {
	test("the address of a picture encodes its size and colour", () => {
		expect(pictureAddress(picture)).toBe(address);
		expect(readPictureAddress(address)).toEqual(picture);
		const clear = { ...picture, colour: null };
		expect(readPictureAddress(pictureAddress(clear))).toEqual(clear);
	});

	test.each([
		"",
		"/images/people/7-0123456789abcdef/card.webp",
		"https://pictures.example/camp.jpg",
		"/images/cup.webp",
		`/images/p/${key}.webp`,
		`${address}0`,
		`x${address}`,
		`https://evil.example${address}`,
		` ${address}`,
		`/images/p/${key}.webp#0x900-c9b28a`,
		`/images/p/${key}.webp#16000x900-c9b28a`,
		`/images/p/${key}.webp#1600x900-C9B28A`,
		`/images/p/${key}.webp#1600x900-red;x:y`,
		`${address}\n`,
		`/images/p/../${key}.webp#1600x900-c9b28a`,
		`/images/p/${key}.avif#1600x900-c9b28a`,
	])("%j is not the address of a stored picture", (value) =>
		expect(readPictureAddress(value)).toBeNull(),
	);

	test("a picture has files in its full width and in all smaller standard widths", () => {
		expect(pictureSources({ ...picture, width: 640 }, "avif")).toEqual([
			{ width: 96, address: `/images/p/${key}-96.avif` },
			{ width: 320, address: `/images/p/${key}-320.avif` },
			{ width: 640, address: `/images/p/${key}.avif` },
		]);
		expect(pictureSources({ ...picture, width: 1 }, "webp")).toEqual([
			{ width: 1, address: `/images/p/${key}.webp` },
		]);
	});

	test("the removal of a picture deletes every file that pages show of it", () => {
		const all = (["avif", "webp"] as const).flatMap((format) => pictureSources(picture, format));
		const removed = pictureFiles(key).map((file) => `/${file}`);
		for (const { address } of all) expect(removed).toContain(address);
		expect(new Set(removed).size).toBe(removed.length);
	});

	test.each([
		[address, false],
		["/images/cup.webp", false],
		["https://pictures.example/camp.jpg", true],
		["//evil.example/x.webp", true],
		["data:image/png;base64,", true],
		["javascript:alert(1)", true],
	])("%s leads to another site: %s", (value, foreign) => expect(isForeign(value)).toBe(foreign));
});

test("finds pictures anywhere in a record, each once", () => {
	const other = "01m81bj96tb806w2dysgtr744j";
	const record = {
		imageUrl: address,
		parts: [{ text: `See ${address} and [this](/images/p/${other}.webp#1x1-ffffff).` }],
		flyerUrl: "https://pictures.example/flyer.pdf",
	};
	expect([...picturesIn(record)]).toEqual([key, other]);
	for (const none of [null, undefined, {}, "", { imageUrl: "/images/p/short.webp" }])
		expect(picturesIn(none).size).toBe(0);
});

test.each([
	[{ width: 1000, height: 500 }, 1, { x: 0.25, y: 0, width: 0.5, height: 1 }],
	[{ width: 500, height: 1000 }, 1, { x: 0, y: 0.25, width: 1, height: 0.5 }],
	[{ width: 1600, height: 900 }, 16 / 9, { x: 0, y: 0, width: 1, height: 1 }],
])("the middle of %j in the ratio %d is %j", (size, ratio, middle) => {
	for (const [side, value] of Object.entries(middleOf(size, ratio)))
		expect(value).toBeCloseTo(middle[side as keyof typeof middle], 9);
});

test("everyone can upload their own portrait, and only staff pictures for pages", () => {
	for (const role of ["member", "coach", "admin", "super-admin"] as const) {
		const who = { role, isApproved: true };
		expect(mayUpload("portrait", who)).toBe(true);
		expect(mayUpload("page", who)).toBe(role.includes("admin"));
	}
});
