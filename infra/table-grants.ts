import type { TableRights } from "#functions/core/domain.ts";
import { counterKey, leadingKey } from "#shared/core/table.ts";

/** Actions of DynamoDB on items whose partition key is one of these; `*` stands for any end. */
export type TableGrant = { actions: readonly string[]; leadingKeys?: readonly string[] };

const reads = ["GetItem", "BatchGetItem", "Query"];
const writes = ["PutItem", "UpdateItem", "DeleteItem", "BatchWriteItem"];

/** Without Scan: no request may read the whole table. */
export function tableGrants({
	writes: entities = [],
	audits,
	redacts,
	counts = [],
}: TableRights): TableGrant[] {
	const begins = (entity: string) => `${leadingKey(entity)}*`;
	const isWriter = entities.length > 0 || audits;
	return [
		// A condition of a transaction reads: it tells whether an item is as it should be.
		{ actions: [...reads, ...(isWriter ? ["ConditionCheckItem"] : [])] },
		...(entities.length > 0 ? [{ actions: writes, leadingKeys: entities.map(begins) }] : []),
		// Neither Update, Delete nor a batch, which could delete.
		...(audits ? [{ actions: ["PutItem"], leadingKeys: [begins("auditLine")] }] : []),
		...(redacts ? [{ actions: ["UpdateItem"], leadingKeys: [begins("auditLine")] }] : []),
		...(counts.length > 0
			? [{ actions: ["UpdateItem"], leadingKeys: counts.map(counterKey) }]
			: []),
	];
}

const fits = (pattern: string, key: string) =>
	pattern.endsWith("*") ? key.startsWith(pattern.slice(0, -1)) : key === pattern;

/** Whether grants allow an action on these partition keys, decided as IAM does. */
export const isAllowed = (
	grants: readonly TableGrant[],
	action: string,
	keys: readonly string[],
): boolean =>
	grants.some(
		({ actions, leadingKeys }) =>
			actions.includes(action) &&
			(!leadingKeys || keys.every((key) => leadingKeys.some((one) => fits(one, key)))),
	);
