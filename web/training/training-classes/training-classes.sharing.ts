import type { TrainingClassPage } from "#shared/training/training-classes/training-classes.schema.ts";
import { defineSharing, sharingOf } from "../../core/defineSharing.ts";
import { placeOf, whenOf } from "./classWords.ts";
import { weeklyClass } from "./training-classes.json-ld.ts";

export default defineSharing({
	trainingClass: sharingOf<TrainingClassPage>({
		lines: (one, locale) => [whenOf(one, locale), placeOf(one, locale)].filter(Boolean),
		jsonLd: weeklyClass,
	}),
});
