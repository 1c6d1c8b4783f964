import { pictureFiles, picturesIn } from "#shared/base/pictures/pictures.rules.ts";
import { files } from "../../core/outside/files.ts";
import { runEach } from "../../core/parallel.ts";
import { ignoreConditionFailure } from "../../core/table/database.ts";
import { inADay, type PictureRecord, Pictures } from "./picture.entity.ts";

type Item = Record<string, unknown> | null;

/** Records that a record uses the picture, and stops its expiry. */
const use = (id: string, record: string) =>
	Pictures.patch({ id })
		.add({ usedBy: [record] })
		.remove(["expiresAt"])
		.go()
		.catch(ignoreConditionFailure);

/** Records that a record no longer uses the picture; an unused picture expires after a day. */
async function leave(id: string, record: string, now: number): Promise<void> {
	await Pictures.patch({ id })
		.delete({ usedBy: [record] })
		.go()
		.catch(ignoreConditionFailure);
	await Pictures.patch({ id })
		.set({ expiresAt: inADay(now) })
		.where(({ usedBy }, { notExists }) => notExists(usedBy))
		.go()
		.catch(ignoreConditionFailure);
}

const keyOf = ({ pk, sk }: Record<string, unknown>) => `${pk} ${sk}`;

/** Notes on each picture which records use it, whatever entity they are of. */
export async function followPictures(
	{ before, after }: { before: Item; after: Item },
	now: number,
): Promise<void> {
	const record = before ?? after;
	if (!record) return;
	const [then, since] = [picturesIn(before), picturesIn(after)];
	await Promise.all([
		...[...since].filter((id) => !then.has(id)).map((id) => use(id, keyOf(record))),
		...[...then].filter((id) => !since.has(id)).map((id) => leave(id, keyOf(record), now)),
	]);
}

/**
 * Removes the files of an expired picture. Uploads that were never finished expire in the store.
 */
export async function removeFiles({ id }: PictureRecord): Promise<void> {
	await runEach("files of a picture", pictureFiles(id), (key) => files.get().remove("images", key));
}
