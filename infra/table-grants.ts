import type { TableRights } from "#functions/core/domain.ts";
import { counterKey, leadingKey } from "#shared/core/table.ts";

/** DynamoDB actions on items with one of these partition keys; a trailing `*` is a wildcard. */
export type TableGrant = { actions: readonly string[]; leadingKeys?: readonly string[] };

const reads = ["GetItem", "BatchGetItem", "Query"];
const writes = ["PutItem", "UpdateItem", "DeleteItem", "BatchWriteItem"];

/** IAM grants for a function. Scan is never granted: no request may read the whole table. */
export function tableGrants({
	writes: entities = [],
	audits,
	redacts,
	counts = [],
}: TableRights): TableGrant[] {
	const begins = (entity: string) => `${leadingKey(entity)}*`;
	const isWriter = entities.length > 0 || audits;
	return [
		// A condition check in a transaction is a read: it reveals whether an item meets the condition.
		{ actions: [...reads, ...(isWriter ? ["ConditionCheckItem"] : [])] },
		...(entities.length > 0 ? [{ actions: writes, leadingKeys: entities.map(begins) }] : []),
		// The log is append-only: no deletions and no batch writes, which can delete. Only who
		// `redacts` may update a line.
		...(audits ? [{ actions: ["PutItem"], leadingKeys: [begins("auditLine")] }] : []),
		...(redacts ? [{ actions: ["UpdateItem"], leadingKeys: [begins("auditLine")] }] : []),
		...(counts.length > 0
			? [{ actions: ["UpdateItem"], leadingKeys: counts.map(counterKey) }]
			: []),
	];
}

const fits = (pattern: string, key: string) =>
	pattern.endsWith("*") ? key.startsWith(pattern.slice(0, -1)) : key === pattern;

/** Whether grants allow an action on all of these partition keys, evaluated as IAM does. */
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
