import { defineReactions } from "../stream/batch.ts";
import type { PictureRecord } from "./picture.entity.ts";
import { removeFiles } from "./pictures.stream.ts";

export const picturesReactions = defineReactions({
	picture: async ({ kind, before }) => {
		if (kind === "REMOVE") await removeFiles(before as PictureRecord);
	},
});
