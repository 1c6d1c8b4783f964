import { CustomAttributeType, type EntityItem } from "electrodb";
import { type Evidence, mailboxOf } from "#shared/community/merges/merges.rules.ts";
import { number, oneOf, text } from "../../core/table/attributes.ts";
import { byIndex, byKey, entity } from "../../core/table/database.ts";

/**
 * A value by which people are compared for duplicates. People with the same key are in one
 * partition, and only they are compared.
 */
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

/** Two people who may be the same. A dismissed pair is kept, so that it is not found again. */
export const Pairs = entity(
	"pair",
	{
		/** The smaller user id. */
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

/** The key shared by people with the same mailbox. */
export const mailKey = (email: string) => `mail ${mailboxOf({ email })}`;
