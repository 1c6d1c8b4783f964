import { convertToAttr, convertToNative, type NativeAttributeValue } from "@aws-sdk/util-dynamodb";

/** A value in the form of the table's requests: `{ S: "text" }`, `{ M: { age: { N: "9" } } }`. */
// biome-ignore lint/suspicious/noExplicitAny: the SDK types each kind of value as a part of its own.
type Stored = any;

export type Item = Record<string, NativeAttributeValue>;

/**
 * The value of a stored value. The kinds that fill our items are read here: the SDK lists each map's
 * entries first, and checks each number with exceptions in mind, which takes most of the reading.
 */
function toValue(stored: Stored): NativeAttributeValue {
	if (stored.S !== undefined) return stored.S;
	if (stored.N !== undefined) {
		const value = Number(stored.N);
		if (Number.isSafeInteger(value)) return value;
	}
	if (stored.BOOL !== undefined) return stored.BOOL;
	if (stored.M !== undefined) return fromStored(stored.M);
	if (stored.L !== undefined) return stored.L.map(toValue);
	return convertToNative(stored);
}

/** An item as the table's answers hold it, with plain values. */
export function fromStored(stored: Record<string, Stored>): Item {
	const item: Item = {};
	for (const name in stored) item[name] = toValue(stored[name]);
	return item;
}

function toStoredValue(value: NativeAttributeValue): Stored {
	if (typeof value === "string") return { S: value };
	if (typeof value === "boolean") return { BOOL: value };
	if (Number.isSafeInteger(value)) return { N: String(value) };
	if (Array.isArray(value)) return { L: value.filter(isStored).map(toStoredValue) };
	if (value?.constructor === Object) return { M: toStored(value) };
	return convertToAttr(value, { removeUndefinedValues: true });
}

const isStored = (value: unknown) => value !== undefined && typeof value !== "function";

/** The reverse of `fromStored`; values that are undefined are left out. */
export function toStored(item: Item): Record<string, Stored> {
	const stored: Record<string, Stored> = {};
	for (const name in item) if (isStored(item[name])) stored[name] = toStoredValue(item[name]);
	return stored;
}
