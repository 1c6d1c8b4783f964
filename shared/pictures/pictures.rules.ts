import { isStaff, type Standing } from "../core/access.ts";

/** Widths in pixels in which a picture is kept beside its own; none is wider than the picture. */
export const pictureWidths = [96, 320, 640, 1280] as const;
/** No side of a kept picture is longer, in pixels. */
export const longestSide = 1920;
/** Best first: a browser takes the first that it knows. */
export const pictureFormats = ["avif", "webp"] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** What may be sent, and how many bytes of it. */
export const pictureTypes = ["image/jpeg", "image/png", "image/webp", "image/avif"] as const;
export type PictureType = (typeof pictureTypes)[number];
export const maxPictureBytes = 10 * 1024 * 1024;

/** What a picture is for: somebody's own portrait, or a page that staff write. */
export const picturePurposes = ["portrait", "page"] as const;
export type PicturePurpose = (typeof picturePurposes)[number];

export const mayUpload = (purpose: PicturePurpose, who: Standing) =>
	purpose === "portrait" || isStaff(who);

/** A part of a picture: where it begins and how large it is, each from 0 to 1 of the whole. */
export type Crop = { x: number; y: number; width: number; height: number };

type Size = { width: number; height: number };

/** The largest part of a ratio (width to height) in the middle of a picture. */
export function middleOf({ width, height }: Size, ratio: number): Crop {
	const wide = Math.min(1, (height * ratio) / width);
	const high = Math.min(1, width / ratio / height);
	return { x: (1 - wide) / 2, y: (1 - high) / 2, width: wide, height: high };
}

/** A picture as its address tells of it: size in pixels, and its main colour (`c9b28a`) unless one looks through it. */
export type KeptPicture = Size & { key: string; colour: string | null };

const folder = "images/p";
const seeThrough = "clear";

/** Name of a picture's file in the store: as large as it is kept, or `width` pixels wide. */
export const pictureFile = (key: string, format: PictureFormat, width?: number) =>
	`${folder}/${key}${width ? `-${width}` : ""}.${format}`;

/** All files that a picture may have. */
export const pictureFiles = (key: string): string[] =>
	pictureFormats.flatMap((format) =>
		[undefined, ...pictureWidths].map((width) => pictureFile(key, format, width)),
	);

/**
 * The address that a record keeps: the largest file, which anything can show, and behind `#`, which no server is sent,
 * what a page has to know before the file is there. `/images/p/01j….webp#1600x900-c9b28a`.
 */
export const pictureAddress = ({ key, width, height, colour }: KeptPicture) =>
	`/${pictureFile(key, "webp")}#${width}x${height}-${colour ?? seeThrough}`;

const keyPattern = "[0-9a-z]{26}";
const address = new RegExp(
	`^/${folder}/(${keyPattern})\\.webp#([1-9]\\d{0,3})x([1-9]\\d{0,3})-([0-9a-f]{6}|${seeThrough})$`,
);

/** What an address tells; null for addresses of other kinds. */
export function readPictureAddress(value: string): KeptPicture | null {
	const [, key, width, height, colour] = address.exec(value) ?? [];
	if (!key) return null;
	return {
		key,
		width: Number(width),
		height: Number(height),
		colour: colour === seeThrough ? null : colour,
	};
}

/** The files of a picture from small to large, with their widths. */
export function pictureSources({ key, width }: KeptPicture, format: PictureFormat) {
	const narrower = pictureWidths.filter((one) => one < width);
	const own = { width, address: `/${pictureFile(key, format)}` };
	return [
		...narrower.map((one) => ({ width: one, address: `/${pictureFile(key, format, one)}` })),
		own,
	];
}

const anyAddress = new RegExp(`/${folder}/(${keyPattern})\\.webp`, "g");

/** Keys of all pictures that a text or a record names, wherever in it. */
export const picturesIn = (value: unknown): Set<string> =>
	new Set([...(JSON.stringify(value) ?? "").matchAll(anyAddress)].map(([, key]) => key));

/** Whether an address leads to another site: no browser of a visitor is sent there. */
export const isForeign = (value: string) => !/^\/(?!\/)/.test(value);
