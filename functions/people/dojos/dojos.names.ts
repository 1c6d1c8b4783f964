import { defineNames } from "../../base/history/defineNames.ts";
import { allDojos } from "./dojos.service.ts";

export const dojosNames = defineNames({
	dojo: {
		find: async () =>
			(await allDojos()).map(({ id, nameEn, nameAr }) => ({ id, en: nameEn, ar: nameAr })),
	},
});
