import type { DynamoDBRecord } from "aws-lambda";
import { fromStored } from "../../core/table/values.ts";

/** A change of one table item, as read from a DynamoDB stream record. */
export type Change = {
	kind: "INSERT" | "MODIFY" | "REMOVE";
	/**
	 * Name of the ElectroDB entity; empty for items outside ElectroDB, such as counters.
	 */
	entity: string;
	before: Record<string, unknown> | null;
	after: Record<string, unknown> | null;
};

type Image = Parameters<typeof fromStored>[0];

/**
 * Parses the images lazily: most entities have no reaction, and an image that cannot be parsed
 * throws.
 */
export function readChange({ eventName, dynamodb }: DynamoDBRecord): Change {
	const images = { before: dynamodb?.OldImage, after: dynamodb?.NewImage };
	const read: Partial<Pick<Change, "before" | "after">> = {};
	const item = (which: "before" | "after") => {
		const image = images[which];
		read[which] ??= image ? fromStored(image as Image) : null;
		return read[which];
	};
	return {
		kind: eventName as Change["kind"],
		entity: (images.after ?? images.before)?.__edb_e__?.S ?? "",
		get before() {
			return item("before");
		},
		get after() {
			return item("after");
		},
	};
}
