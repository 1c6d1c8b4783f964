import * as z from "zod/mini";
import { paged } from "../http/page.ts";
import { id, type UserId } from "../ids.ts";
import { type BilingualTexts, isUnwritten } from "./bilingual.ts";
import { textOrNull } from "./shapes.ts";

/** What an answer says of the publication of a record. */
export const publishedShape = {
	published: z.boolean(),
	publishedAt: textOrNull,
	createdAt: z.string(),
	/** Time of the last change or of the creation. */
	updatedAt: textOrNull,
	/** For staff only. */
	authorId: z.optional(z.nullable(id<UserId>())),
	version: z.number(),
};

/** Query of a list with drafts. `published=true` leaves them out, for staff too. */
export const publishedQuery = { published: z.optional(z.literal("true")), ...paged };

type Typed<Field extends string> = BilingualTexts<Field> & { published?: boolean };

/** Checks of an input: a draft may lack one language of a text, a published record may not. */
export const demandLanguages = <Field extends string>(texts: readonly Field[]) =>
	texts
		.flatMap((text) => [`${text}En`, `${text}Ar`] as const)
		.map((key) =>
			z.refine<Typed<Field>>(
				(record) => !isUnwritten<Field>(record, texts, record.published === true).includes(key),
				{ error: "required", path: [key] },
			),
		);
