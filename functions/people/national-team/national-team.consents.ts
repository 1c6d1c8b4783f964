import type { UserId } from "#shared/core/ids.ts";
import type { AthleteId } from "#shared/people/national-team/national-team.schema.ts";
import type { Write } from "../../core/table/database.ts";
import { ifUnchanged, nextVersion } from "../../core/table/versioned.ts";
import { type AthleteRecord, Athletes } from "./athlete.entity.ts";

const athletesOf = async (userId: number): Promise<AthleteRecord[]> =>
	(await Athletes.query.ofPerson({ userId }).go({ pages: "all" })).data;

/** Ids of a person's athlete records. */
export const athleteIdsOf = async (userId: number): Promise<AthleteId[]> =>
	(await athletesOf(userId)).map(({ id }) => id as AthleteId);

/** Writes that remove the pictures from a person's athlete pages. The stream removes the files. */
export async function removePhotoWrites(userId: UserId, now: number): Promise<Write[]> {
	const records = (await athletesOf(userId)).filter(hasPhoto);
	return records.map((record) => {
		const { photoUrl: _, ...rest } = record;
		const championshipsWon = rest.championshipsWon.map(({ photo: __, ...won }) => won);
		return {
			put: Athletes.put(nextVersion(rest, { championshipsWon }, now))
				.where(ifUnchanged(record))
				.params(),
		};
	});
}

const hasPhoto = ({ photoUrl, championshipsWon }: AthleteRecord) =>
	photoUrl !== undefined || championshipsWon.some(({ photo }) => photo !== undefined);
