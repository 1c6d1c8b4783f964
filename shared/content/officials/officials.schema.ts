import * as z from "zod/mini";
import {
	editedVersion,
	longTextOrEmpty,
	optionalDate,
	optionalPicture,
	text,
	wholeNumber,
} from "../../core/fields/fields.ts";
import { asksAbout, confirmed, pastQuestion } from "../../core/fields/questions.ts";
import { bilingualShape, textOrNull } from "../../core/fields/shapes.ts";
import { type Page, paged } from "../../core/http/page.ts";
import { type Id, id, pathId } from "../../core/ids.ts";
import { firstOrder } from "./officials.rules.ts";

export type OfficialId = Id<"official">;

/** Judging levels of officials, highest first. */
export const judgingLevels = [
	"Central Referee A",
	"Central Referee B",
	"Central Referee C",
	"Corner Judge A",
	"Corner Judge B",
	"Corner Judge C",
] as const;
export type JudgingLevel = (typeof judgingLevels)[number];

export const OfficialInput = z.object({
	...bilingualShape("name", text(100)),
	...bilingualShape("position", text(100)),
	...bilingualShape("message", longTextOrEmpty(1000)),
	photoUrl: optionalPicture,
	sortOrder: wholeNumber(() => firstOrder),
	/**
	 * Whether visitors see the official. By default a new official is visible, and an edit does not
	 * change it.
	 */
	isActive: z.optional(z.boolean()),
});
export type OfficialInput = z.output<typeof OfficialInput>;

/** Body of the call that replaces an official. */
export const OfficialEdit = z.extend(OfficialInput, { version: editedVersion });
export type OfficialEdit = z.output<typeof OfficialEdit>;

export const Official = z.object({
	id: id<OfficialId>(),
	...bilingualShape("name", z.string()),
	...bilingualShape("position", z.string()),
	...bilingualShape("message", z.string()),
	photoUrl: textOrNull,
	sortOrder: z.number(),
	isActive: z.boolean(),
	/** Null if the official does not judge, or no longer. */
	judgingLevel: z.nullable(z.enum(judgingLevels)),
	version: z.number(),
});
export type Official = z.infer<typeof Official>;

export const OfficialQuery = z.object(paged);

export const OfficialParams = z.object({ id: pathId<OfficialId>() });

export const JudgingInput = z
	.object({
		/** An empty text means no level. */
		judgingLevel: z.optional(
			z.pipe(
				z.transform((value: unknown) => value || null),
				z.nullable(z.enum(judgingLevels)),
			),
		),
		certificationDate: optionalDate,
		isActive: z._default(z.boolean(), true),
		version: editedVersion,
		confirmed,
	})
	.check(asksAbout("certificationDate", pastQuestion));
export type JudgingInput = z.output<typeof JudgingInput>;

/** Judging level of an official; version 0 until it is first saved. */
export const Judging = z.object({
	officialId: id<OfficialId>(),
	judgingLevel: z.nullable(z.enum(judgingLevels)),
	certificationDate: textOrNull,
	isActive: z.boolean(),
	version: z.number(),
});
export type Judging = z.infer<typeof Judging>;

declare module "../../pages.ts" {
	interface PageDataKinds {
		officials: {
			/** First page of the list; further pages are rare. */
			officials: Page<Official>;
		};
	}
}
