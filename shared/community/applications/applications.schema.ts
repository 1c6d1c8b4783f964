import * as z from "zod/mini";
import { normalizeBelt } from "../../base/ranks/belts.forms.ts";
import type { Belt } from "../../base/ranks/belts.rules.ts";
import { atMost, email, longText, name, newPassword, phone } from "../../core/fields/fields.ts";
import { paged } from "../../core/http/page.ts";
import { pathId, type UserId } from "../../core/ids.ts";
import { Reason } from "../../core/reason.ts";
import { CurrentUser, Person, Teaching, teachingInput } from "../../people/users/users.schema.ts";
import { shortestExperience } from "./applications.rules.ts";

const belt = z.pipe(
	z.string("belt_required").check(
		atMost(40, "belt_required"),
		z.refine((value) => normalizeBelt(value) !== null, "belt_required"),
	),
	z.transform((value: string) => normalizeBelt(value) as Belt),
);

/** Application of a person who wants to become a coach. The repeated password is only compared. */
export const Application = z
	.object({
		firstName: name(80, 2, "first_name_short"),
		lastName: name(80, 2, "last_name_short"),
		email,
		phoneNumber: phone,
		currentBelt: belt,
		experience: longText(2000, shortestExperience, "experience_short"),
		password: newPassword,
		confirmPassword: z
			.string()
			.check(z.minLength(8, "confirm_short"), z.maxLength(128, "too_long")),
		...teachingInput,
	})
	.check(
		z.refine(({ password, confirmPassword }) => password === confirmPassword, {
			error: "passwords_differ",
			path: ["confirmPassword"],
		}),
	);
export type Application = z.output<typeof Application>;

/** A coach application as staff read it. */
export const CoachApplication = z.extend(Person, {
	...z.pick(CurrentUser, { role: true, isApproved: true, profileImageUrl: true, phoneNumber: true })
		.shape,
	...z.pick(CurrentUser, {
		bio: true,
		experience: true,
		dojoId: true,
		dojoLocation: true,
		dojoLocationAr: true,
	}).shape,
	...Teaching.shape,
	/** Time of the application. */
	createdAt: z.string(),
	/** A coach whose approval was switched off: they become a member when rejected. */
	wasApproved: z.boolean(),
});
export type CoachApplication = z.infer<typeof CoachApplication>;

export const ApplicationsQuery = z.object(paged);
export const ApplicationParams = z.object({ id: pathId<UserId>() });
export const Rejection = Reason;
