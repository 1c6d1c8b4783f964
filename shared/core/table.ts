/**
 * The one table: keys and overloaded indexes as data, read by CDK and by the embedded engine.
 * Which question each index answers for each entity is in docs/access-patterns.md.
 */
export const table = {
	partitionKey: "pk",
	sortKey: "sk",
	indexes: [
		{ name: "gsi1", partitionKey: "gsi1pk", sortKey: "gsi1sk" },
		{ name: "gsi2", partitionKey: "gsi2pk", sortKey: "gsi2sk" },
		{ name: "gsi3", partitionKey: "gsi3pk", sortKey: "gsi3sk" },
	],
	/** Epoch seconds after which DynamoDB may drop an item; readers check it themselves, deletion is lazy. */
	timeToLive: "expiresAt",
	stream: "NEW_AND_OLD_IMAGES",
} as const;

/** Entities that lie in one partition, so that one Query reads what belongs to a person; a seal may be put and no more, like the lines. */
const together: Record<string, string> = { registration: "person", promotion: "person", auditSeal: "auditLine" };

/** ElectroDB's name for the service of an entity, with which its partition keys begin: rights are given by it. */
export const serviceOf = (entity: string) => `karate.${together[entity] ?? entity}`;

/** How the partition keys of an entity begin. ElectroDB writes keys in lower case. */
export const leadingKey = (entity: string) => `$${serviceOf(entity)}#`.toLowerCase();

/** Partition key of the item that counts the ids of a kind. */
export const counterKey = (kind: string) => `counter#${kind}`;
/** Its sort key. */
export const counterSort = "last";
