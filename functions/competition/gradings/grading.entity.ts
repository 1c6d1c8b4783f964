import { CustomAttributeType, type EntityItem } from "electrodb";
import { ladder } from "#shared/base/ranks/belts.rules.ts";
import {
	type Decision,
	exceptions,
	gradingStates,
} from "#shared/competition/gradings/gradings.rules.ts";
import type { Group, SheetMarks } from "#shared/competition/gradings/marks.rules.ts";
import type { GradingPart } from "#shared/training/syllabus/parts.ts";
import { flag, listOf, number, oneOf, optional, text } from "../../core/table/attributes.ts";
import { byIndex, byKey, entity } from "../../core/table/database.ts";
import { versioned } from "../../core/table/versioned.ts";
import type { SyllabusVersions } from "../../training/syllabus/syllabus.service.ts";

/**
 * State and panel of an event that is a grading. While it is fixed or applied, each write makes the
 * stream take the next step.
 */
export const Gradings = entity(
	"grading",
	{
		eventId: number,
		state: oneOf(gradingStates),
		chiefId: optional(number),
		/** The panel without its chief examiner. */
		examiners: listOf(number),
		/** Candidates who are examined together. None: everybody is in one group. */
		groups: { type: CustomAttributeType<Group[]>("any") },
		/** The version of each rank's syllabus when the list was fixed. */
		syllabus: { type: CustomAttributeType<SyllabusVersions>("any") },
		/** The last person that the run's previous step reached. */
		cursor: optional(number),
		done: number,
		total: number,
		/** Who began the run. */
		startedBy: optional(number),
		appliedAt: optional(text),
		/** Undefined while a run goes on. */
		doneAt: optional(text),
		...versioned,
	},
	{
		ofEvent: byKey(["eventId"]),
		running: {
			...byIndex(1, [], ["eventId"]),
			condition: ({ doneAt }) => doneAt === undefined,
		},
	},
);
export type GradingRecord = EntityItem<typeof Gradings>;

/** Marks that an examiner gave a candidate, in tenths by part. */
export const MarkSheets = entity(
	"markSheet",
	{
		eventId: number,
		userId: number,
		examinerId: number,
		marks: { type: CustomAttributeType<SheetMarks>("any"), required: true },
		...versioned,
	},
	{
		ofEvent: byKey(["eventId"], ["userId", "examinerId"]),
		ofPerson: byIndex(1, ["userId"], ["eventId", "examinerId"]),
		ofExaminer: byIndex(2, ["examinerId"], ["eventId", "userId"]),
	},
);
export type MarkSheetRecord = EntityItem<typeof MarkSheets>;

/** What became of a candidate. `n`: 1, and one more for each correction. */
export type Applied = { at: string; n: number; certificateId?: string };

/** A person of a grading's fixed list. */
export const Candidates = entity(
	"candidate",
	{
		eventId: number,
		userId: number,
		fromBelt: oneOf(ladder),
		toBelt: optional(oneOf(ladder)),
		promotionId: optional(number),
		exception: optional(oneOf(exceptions)),
		/** Whether the registration ended after the list was fixed. */
		isWithdrawn: optional(flag),
		/** The only parts that are examined, because the others were passed before. */
		repeatParts: { type: CustomAttributeType<GradingPart[]>("any") },
		/** All decisions, of which the last counts. */
		decisions: { type: CustomAttributeType<Decision[]>("any"), required: true },
		applied: { type: CustomAttributeType<Applied>("any") },
		...versioned,
	},
	{
		ofEvent: byKey(["eventId"], ["userId"]),
		ofPerson: byIndex(1, ["userId"], ["eventId"]),
	},
);
export type CandidateRecord = EntityItem<typeof Candidates>;
