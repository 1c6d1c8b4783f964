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

/** What the item was and is is only read when it is asked for: nobody reads most entities, and a broken one may throw. */
export function readChange({ eventName, dynamodb }: DynamoDBRecord): Change {
	const images = { before: dynamodb?.OldImage, after: dynamodb?.NewImage };
	const read: Partial<Pick<Change, "before" | "after">> = {};
	const item = (which: "before" | "after") => {
		const image = images[which];
		read[which] ??= image ? unmarshall(image as Image) : null;
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
