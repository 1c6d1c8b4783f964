import { CustomAttributeType, type EntityItem } from "electrodb";
import { type Evidence, mailboxOf } from "#shared/merges/merges.rules.ts";
import { number, oneOf, text } from "../core/table/attributes.ts";
import { byIndex, byKey, entity } from "../core/table/database.ts";

/** Something by which two people may be one: who shares it lies together, and only they are compared. */
export const PairKeys = entity(
	"pairKey",
	{
		/** "phone 99000011", "mail reem@test.example", "birth 1999-03-02 nr". */
		key: text,
		userId: number,
	},
	{
		byKey: byKey(["key"], ["userId"]),
		ofPerson: byIndex(1, ["userId"], ["key"]),
	},
);

/** Two people who may be one. A pair that was dismissed stays, so that it is not found again. */
export const Pairs = entity(
	"pair",
	{
		/** The smaller number. */
		userId: number,
		otherId: number,
		evidence: { type: CustomAttributeType<Evidence[]>("any"), required: true },
		status: oneOf(["suspected", "dismissed"]),
		foundAt: text,
	},
	{
		ofPerson: byKey(["userId"], ["otherId"]),
		ofOther: byIndex(1, ["otherId"], ["userId"]),
		byStatus: byIndex(2, ["status"], ["foundAt", "userId", "otherId"]),
	},
);
export type PairRecord = EntityItem<typeof Pairs>;

/** The key of who shares a mailbox. */
export const mailKey = (email: string) => `mail ${mailboxOf({ email })}`;
