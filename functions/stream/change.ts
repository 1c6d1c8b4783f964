import { unmarshall } from "@aws-sdk/util-dynamodb";
import type { DynamoDBRecord } from "aws-lambda";

/** A change of one item of the table, as the stream tells it. */
export type Change = {
	kind: "INSERT" | "MODIFY" | "REMOVE";
	/** Name of the ElectroDB entity; empty for items that are none. */
	entity: string;
	before: Record<string, unknown> | null;
	after: Record<string, unknown> | null;
};

type Image = Parameters<typeof unmarshall>[0];

export function readChange(record: DynamoDBRecord): Change {
	const image = (value: unknown) => (value ? unmarshall(value as Image) : null);
	const before = image(record.dynamodb?.OldImage);
	const after = image(record.dynamodb?.NewImage);
	return {
		kind: record.eventName as Change["kind"],
		entity: String((after ?? before)?.__edb_e__ ?? ""),
		before,
		after,
	};
}
