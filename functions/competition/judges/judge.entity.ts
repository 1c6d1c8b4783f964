import { CustomAttributeType, type EntityItem } from "electrodb";
import { judgeLevels, type Specialization } from "#shared/competition/judges/judges.rules.ts";
import { flag, number, oneOf, optional, text } from "../../core/table/attributes.ts";
import { byIndex, byKey, entity } from "../../core/table/database.ts";
import { versioned } from "../../core/table/versioned.ts";

export const Judges = entity(
	"judge",
	{
		id: number,
		userId: number,
		competitionLevel: oneOf(judgeLevels),
		specializations: { type: CustomAttributeType<Specialization[]>("any"), required: true },
		competitionsOfficiated: number,
		certificationDate: optional(text),
		isActive: flag,
		...versioned,
	},
	{
		byId: byKey(["id"]),
		/** A federation has a few dozen judges. */
		all: byIndex(1, [], ["createdAt"]),
	},
);
export type JudgeRecord = EntityItem<typeof Judges>;

/** Unique claim of a person for one judge record. Deleted only with the person. */
export const JudgeClaims = entity(
	"judgeClaim",
	{
		userId: number,
		judgeId: number,
	},
	{
		byPerson: byKey(["userId"]),
	},
);
