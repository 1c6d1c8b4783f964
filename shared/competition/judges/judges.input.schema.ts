// In its own file, so that a dialog loads the schemas of what it sends without those of answers.
import * as z from "zod/mini";
import { editedVersion, optionalPastDay, wholeNumber } from "../../core/fields/fields.ts";
import { asksAbout, confirmed, pastQuestion } from "../../core/fields/questions.ts";
import { id, type UserId } from "../../core/ids.ts";
import { judgeLevels, type Specialization, specializations } from "./judges.rules.ts";

const chosenSpecializations = z._default(
	z.pipe(
		z.array(z.enum(specializations)).check(z.maxLength(20, "too_long")),
		// Removes duplicates and sorts them as in `specializations`.
		z.transform((chosen: Specialization[]) =>
			specializations.filter((one) => chosen.includes(one)),
		),
	),
	[],
);

const input = {
	competitionLevel: z.enum(judgeLevels),
	specializations: chosenSpecializations,
	competitionsOfficiated: z._default(
		wholeNumber(() => 0),
		0,
	),
	certificationDate: optionalPastDay,
	/** If omitted, a new judge is active, and an edited judge stays active or inactive as before. */
	isActive: z.optional(z.boolean()),
	confirmed,
};
const asksAboutCertificate = asksAbout("certificationDate", pastQuestion);

export const JudgeInput = z.object({ userId: id<UserId>(), ...input }).check(asksAboutCertificate);
export type JudgeInput = z.output<typeof JudgeInput>;

/** Body of the call that replaces a judge's record; its person never changes. */
export const JudgeEdit = z.object({ ...input, version: editedVersion }).check(asksAboutCertificate);
export type JudgeEdit = z.output<typeof JudgeEdit>;
