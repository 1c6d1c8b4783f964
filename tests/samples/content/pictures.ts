import { createPersonForTest } from "../../core/people.ts";
import { goodPictures } from "../../core/pictures.ts";
import type { SamplesOf } from "../../core/samples.ts";
import { foreignPicture, sendForTest } from "../../core/uploads.ts";

export default {
	start: async () => ({ body: { purpose: "portrait", contentType: "image/jpeg", size: 12_345 } }),
	finish: async () => {
		const { cookie } = await createPersonForTest();
		return { cookie, params: { id: await sendForTest(cookie, await goodPictures.jpeg()) } };
	},
	fetch: async () => ({ body: { purpose: "portrait", url: foreignPicture } }),
} satisfies SamplesOf<"pictures">;
