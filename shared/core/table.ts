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
