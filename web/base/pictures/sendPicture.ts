import type { Crop, PicturePurpose } from "#shared/base/pictures/pictures.rules.ts";
import { sendFile, type Way } from "../../core/calls/sendFile.ts";
import { pictures } from "./pictures.client.ts";
import type { Prepared } from "./preparePicture.ts";

export type Wish = Prepared & { purpose: PicturePurpose; crop?: Crop };

/** Uploads a picture and waits for processing. Returns its address; null if the user cancelled. */
export async function sendPicture(
	{ blob, type, purpose, crop }: Wish,
	key: string,
	way: Way,
): Promise<string | null> {
	const body = { purpose, contentType: type, size: blob.size };
	const start = () => pictures.start({ body, key });
	const finish = ({ id }: { id: string }) => pictures.finish({ params: { id }, body: { crop } });
	return (await sendFile(blob, { start, finish }, way))?.fileUrl ?? null;
}
