import type { AttributeValue } from "@aws-sdk/client-dynamodb";

export type Item = Record<string, AttributeValue>;

const sorted = (entries: [string, unknown][]) =>
	Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
const inOrder = (values: readonly string[]) => [...values].sort();
const encode = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64");
const decode = (text: string) => new Uint8Array(Buffer.from(text, "base64"));

/**
 * Canonical form of a value in DynamoDB's notation. Sets and maps have no order, so they are
 * sorted.
 */
function canonical(value: AttributeValue): unknown {
	if (value.M)
		return { M: sorted(Object.entries(value.M).map(([name, one]) => [name, canonical(one)])) };
	if (value.L) return { L: value.L.map(canonical) };
	if (value.SS) return { SS: inOrder(value.SS) };
	if (value.NS) return { NS: inOrder(value.NS) };
	if (value.B) return { B: encode(value.B) };
	return value.BS ? { BS: inOrder(value.BS.map(encode)) } : value;
}

type Written = Record<string, unknown>;

function revived(value: Written): AttributeValue {
	if ("M" in value) return { M: revivedAll(value.M as Record<string, Written>) };
	if ("L" in value) return { L: (value.L as Written[]).map(revived) };
	if ("B" in value) return { B: decode(value.B as string) };
	return "BS" in value
		? { BS: (value.BS as string[]).map(decode) }
		: (value as unknown as AttributeValue);
}

const revivedAll = (values: Record<string, Written>): Item =>
	Object.fromEntries(Object.entries(values).map(([name, value]) => [name, revived(value)]));

/** An item as a line of JSON; equal items give equal lines. */
export const toLine = (item: Item) => JSON.stringify((canonical({ M: item }) as { M: unknown }).M);
export const toItem = (line: string): Item => revivedAll(JSON.parse(line));
