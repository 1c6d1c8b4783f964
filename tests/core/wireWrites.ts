import { unmarshall } from "@aws-sdk/util-dynamodb";
import { entityDefinitions } from "#functions/domains.ts";
import { leadingKey, table } from "#shared/core/table.ts";

type Value = { S?: string; N?: string };
type Item = Record<string, Value>;
type Params = {
	Item?: Item;
	Key?: Item;
	ConditionExpression?: string;
	ExpressionAttributeNames?: Record<string, string>;
	ExpressionAttributeValues?: Item;
};
type Kind = "Put" | "Update" | "Delete" | "ConditionCheck";

/** A write as the table receives it. */
export type WireWrite = {
	/**
	 * What is written, and what it requires: `news if version`, `new registration`,
	 * `removed enrollment`, `checks event if open`, `tally of news (draft -1)`.
	 */
	description: string;
	isConditional: boolean;
	/** The attributes of an audit line. */
	auditLine?: Record<string, string | number>;
};

/** Names of entities by their names in keys, which ElectroDB writes in lower case. */
const entities = new Map(
	[...Object.keys(entityDefinitions), "tally"].map((name) => [name.toLowerCase(), name]),
);

/**
 * The entity of an item by its keys, such as `$onlinepayment_1#id_7` and `$person#registration_1`, or
 * by its partition alone.
 */
function entityOf({ [table.partitionKey]: partition, [table.sortKey]: sort }: Item): string {
	const named = /^\$(?:[a-z]+#)?([a-z]+)(_\d+)?(?=#|$)/.exec(sort?.S ?? "")?.[1] ?? "";
	const name = entities.get(named);
	// The counters of each kind are an item.
	if (name === "tally") return `tally of ${partition?.S?.slice(leadingKey("tally").length)}`;
	return name ?? `number of ${partition?.S?.split("#")[1]}`;
}

const keys: readonly string[] = [table.partitionKey, table.sortKey];

/** What staff find a person by: search keys and filters are made of it, and written with it. */
const foundBy = [
	...["firstName", "lastName", "firstNameAr", "lastNameAr", "email", "phoneNumber"],
	...["role", "isApproved", "isDisabled", "gender", "dateOfBirth", "currentBelt"],
	...["membershipFeeStatus", "dojoId", "dojoLocation", "createdAt"],
	...["emailConfirmedAt", "passwordSetAt"],
];

/** What a session says of its person. */
const signedInAs = [
	...["role", "isApproved", "isDisabled", "mustChangePassword"],
	...["passwordSetAt", "secondFactorAt"],
];

const groups = { "what it is found by": foundBy, "what a session says": signedInAs };

/** The attributes that a condition asks about, without the keys. */
function attributesIn({ ConditionExpression = "", ExpressionAttributeNames = {} }: Params) {
	const names = ConditionExpression.match(/#\w+/g) ?? [];
	const all = new Set(names.map((name) => ExpressionAttributeNames[name] ?? name));
	for (const key of keys) all.delete(key);
	const found: string[] = [];
	for (const [name, group] of Object.entries(groups)) {
		if (!group.every((attribute) => all.has(attribute))) continue;
		found.push(name);
		for (const attribute of group) all.delete(attribute);
	}
	// A counter's name may be an id or a day.
	return [...found, ...[...all].map((name) => (/^[\d-]+$/.test(name) ? "its count" : name)).sort()];
}

/** What a write adds to counters: ` (draft -1)`; years and ids in their names are left out. */
function countsIn({ ExpressionAttributeNames = {}, ExpressionAttributeValues = {} }: Params) {
	const added = Object.entries(ExpressionAttributeNames).flatMap(([placeholder, name]) => {
		const { N } = ExpressionAttributeValues[placeholder.replace("#", ":")] ?? {};
		// Ids, years and days, but not the grade of a belt.
		const counterName = name.replace(/(?<![-\w])\d[\d-]*/g, "#");
		return N ? [`${counterName} ${Number(N) > 0 ? "+" : ""}${N}`] : [];
	});
	return added.length > 0 ? ` (${added.sort().join(", ")})` : "";
}

function describe(kind: Kind, params: Params): WireWrite {
	const { ConditionExpression: condition = "" } = params;
	const entity = entityOf(params.Item ?? params.Key ?? {});
	// A condition about the key itself: the item must be new, or must exist.
	const isAbout = (word: string) =>
		[...condition.matchAll(new RegExp(`${word}\\((#?\\w+)\\)`, "g"))].some(([, name]) =>
			keys.includes(params.ExpressionAttributeNames?.[name] ?? name.replace("#", "")),
		);
	const isNew = isAbout("attribute_not_exists");
	const state = isNew ? "new " : isAbout("attribute_exists") ? "existing " : "";
	const verb = { Put: "", Update: "", Delete: "removed ", ConditionCheck: "checks " }[kind];
	const required = attributesIn(params);
	const counts = kind === "Update" && entity.startsWith("tally") ? countsIn(params) : "";
	return {
		description: `${verb}${state}${entity}${counts}${required.length > 0 ? ` if ${required.join(", ")}` : ""}`,
		isConditional: condition !== "",
		...(entity === "auditLine" && params.Item && { auditLine: unmarshall(params.Item as never) }),
	};
}

/** The writes of a request to the table, in order; none if it only reads. */
export function writesIn(operation: string, body: Buffer): WireWrite[] {
	if (!/^(TransactWriteItems|BatchWriteItem|PutItem|UpdateItem|DeleteItem)$/.test(operation))
		return [];
	const input = JSON.parse(body.toString());
	if (operation === "TransactWriteItems")
		return input.TransactItems.map((one: Record<Kind, Params>) => {
			const [[kind, params]] = Object.entries(one) as [Kind, Params][];
			return describe(kind, params);
		});
	if (operation === "BatchWriteItem")
		return (
			Object.values(input.RequestItems) as { PutRequest?: Params; DeleteRequest?: Params }[][]
		)
			.flat()
			.map(({ PutRequest, DeleteRequest }) =>
				PutRequest ? describe("Put", PutRequest) : describe("Delete", DeleteRequest ?? {}),
			);
	return [describe(operation.replace("Item", "") as Kind, input)];
}

/** Items of which the number counts: one more or less is another effect. */
const counted = /(notification|outbox|auditLine)$/;

/** What writes do together, each effect once; how many people are notified, say, by a number. */
export function describeTogether(writes: readonly WireWrite[]): string[] {
	const all = Map.groupBy(writes, ({ description }) => description);
	return [...all].map(([description, { length }]) =>
		length > 1 && counted.test(description) ? `${length} × ${description}` : description,
	);
}

const prefix = "com.amazonaws.dynamodb.v20120810#";
const message = "The conditional request failed";

/**
 * The table's answer to an operation if the condition of the write so described fails; null if it has
 * no such write.
 */
export function refusalOf(operation: string, writes: WireWrite[], described: string) {
	const at = writes.findIndex(
		({ description, isConditional }) => isConditional && description === described,
	);
	if (at < 0) return null;
	if (operation !== "TransactWriteItems")
		return { __type: `${prefix}ConditionalCheckFailedException`, message };
	const CancellationReasons = writes.map((_, position) => ({
		Code: position === at ? "ConditionalCheckFailed" : "None",
	}));
	return { __type: `${prefix}TransactionCanceledException`, message, CancellationReasons };
}
