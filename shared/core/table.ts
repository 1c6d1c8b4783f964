/**
 * The DynamoDB table: keys and overloaded indexes as data, read by CDK and by the embedded engine.
 * docs/access-patterns.md lists the queries of each index.
 */
export const table = {
	partitionKey: "pk",
	sortKey: "sk",
	indexes: [
		{ name: "gsi1", partitionKey: "gsi1pk", sortKey: "gsi1sk" },
		{ name: "gsi2", partitionKey: "gsi2pk", sortKey: "gsi2sk" },
		{ name: "gsi3", partitionKey: "gsi3pk", sortKey: "gsi3sk" },
	],
	/**
	 * Epoch seconds after which DynamoDB may delete an item. Deletion is lazy, so readers check it
	 * too.
	 */
	timeToLive: "expiresAt",
	stream: "NEW_AND_OLD_IMAGES",
} as const;

/**
 * Entities that share a partition, so that one Query reads all data of a person. An audit seal
 * shares the partition of audit lines, with the same permissions: it may be put, and no more.
 */
const together: Record<string, string> = {
	registration: "person",
	promotion: "person",
	progression: "person",
	auditSeal: "auditLine",
};

/**
 * ElectroDB's service name of an entity. Its partition keys begin with it, and IAM permissions use
 * it.
 */
export const serviceOf = (entity: string) => `karate.${together[entity] ?? entity}`;

/** Prefix of an entity's partition keys. ElectroDB writes keys in lower case. */
export const leadingKey = (entity: string) => `$${serviceOf(entity)}#`.toLowerCase();

/** Partition key of the counter item for the ids of a kind. */
export const counterKey = (kind: string) => `counter#${kind}`;
/** Sort key of a counter item. */
export const counterSort = "last";
