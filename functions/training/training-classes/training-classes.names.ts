import { defineNames } from "../../base/history/defineNames.ts";
import { findClasses } from "./training-class.records.ts";

export const trainingClassesNames = defineNames({
	trainingClass: {
		find: async (ids) =>
			(await findClasses(ids)).map(({ id, title, titleAr }) => ({ id, en: title, ar: titleAr })),
	},
});
