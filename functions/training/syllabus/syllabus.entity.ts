import { CustomAttributeType, type EntityItem } from "electrodb";
import { ladder } from "#shared/base/ranks/belts.rules.ts";
import type { SyllabusPart } from "#shared/training/syllabus/syllabus.schema.ts";
import { number, oneOf, optional, text } from "../../core/table/attributes.ts";
import { byIndex, byKey, entity } from "../../core/table/database.ts";

/** A version of a rank's syllabus. It is kept for the gradings that were fixed with it. */
export const Syllabuses = entity(
	"syllabus",
	{
		belt: oneOf(ladder),
		/** Padded, so that the key sorts 10 after 9. */
		version: { type: "number", required: true, padding: { length: 6, char: "0" } },
		parts: { type: CustomAttributeType<SyllabusPart[]>("any"), required: true },
		publishedAt: text,
		/** Who published it. */
		by: number,
		/** When the next version replaced it. */
		replacedAt: optional(text),
	},
	{
		ofBelt: byKey(["belt"], ["version"]),
		current: {
			...byIndex(1, [], ["belt"]),
			condition: ({ replacedAt }) => replacedAt === undefined,
		},
	},
);
export type SyllabusRecord = EntityItem<typeof Syllabuses>;
