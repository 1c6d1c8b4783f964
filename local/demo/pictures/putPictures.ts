import sharp from "sharp";
import { makePicture } from "#functions/base/pictures/makePicture.ts";
import { Pictures } from "#functions/base/pictures/picture.entity.ts";
import { files } from "#functions/core/outside/files.ts";
import { savePortrait } from "#functions/people/users/portraits/portraits.ts";
import type { Person } from "../person.ts";
import type { DrawnPicture } from "./drawn.ts";
import { drawPortrait } from "./portrait.ts";

const rendered = (svg: string) => sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer();
const cache = "public, max-age=31536000, immutable";

/** Puts the files of pictures, and their records, which belong to somebody of the staff. */
export async function putPictures(
	pictures: readonly DrawnPicture[],
	ownerId: number,
	now: number,
): Promise<void> {
	const createdAt = new Date(now).toISOString();
	const records = pictures.map(({ key: id, address }) => ({
		id,
		address,
		ownerId,
		purpose: "page" as const,
		createdAt,
	}));
	await Pictures.put(records).go({ concurrent: 2 });
	for (const alike of Map.groupBy(pictures, ({ drawing }) => drawing).values())
		await putFiles(alike);
}

/** Pictures that look the same are encoded once. */
async function putFiles(alike: DrawnPicture[]): Promise<void> {
	const [{ key: first, draw }] = alike;
	const made = await makePicture(await rendered(draw()), { key: first });
	await Promise.all(
		alike.flatMap(({ key }) =>
			made.files.map((file) =>
				files.get().put("images", file.key.replace(first, key), file.bytes, {
					type: file.type,
					cache,
				}),
			),
		),
	);
}

/** Guests and some members have not uploaded a picture of themselves. */
const hasPicture = ({ role, id }: Person["user"]) =>
	role !== "guest" && (role !== "member" || id % 2 === 0);

/** The people with a portrait where they uploaded one. */
export const withPortraits = (everybody: readonly Person[]): Promise<Person[]> =>
	Promise.all(
		everybody.map(async (person) => {
			const { user, age } = person;
			if (!hasPicture(user) || !user.gender) return person;
			const name = `${user.firstName} ${user.lastName}`;
			const face = { name, gender: user.gender, age, belt: user.currentBelt };
			const bytes = await rendered(drawPortrait(face));
			return {
				...person,
				user: { ...user, profileImageUrl: await savePortrait(user.id, { bytes }) },
			};
		}),
	);
