import { marshall, unmarshall } from "@aws-sdk/util-dynamodb";
import fc from "fast-check";
import { fromStored, type Item, toStored } from "./values.ts";

const single = fc.oneof(
	fc.string(),
	fc.boolean(),
	fc.integer(),
	fc.maxSafeInteger(),
	fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 }),
	fc.constant(null),
	fc.constant(undefined),
	fc.uint8Array({ minLength: 1 }),
	fc.array(fc.string(), { minLength: 1 }).map((values) => new Set(values)),
	fc.array(fc.integer(), { minLength: 1 }).map((values) => new Set(values)),
);
/** No attribute is called `__proto__`, which is no name of its own in an object. */
const names = fc.string().filter((name) => name !== "__proto__");
const { value } = fc.letrec((tie) => ({
	value: fc.oneof(
		{ depthSize: "small", withCrossShrink: true },
		single,
		fc.array(tie("value")),
		fc.dictionary(names, tie("value"), { noNullPrototype: true }),
	),
}));
const items = fc.dictionary(names, value, { noNullPrototype: true }) as fc.Arbitrary<Item>;

test("items are stored and read as the SDK does it", () => {
	fc.assert(
		fc.property(items, (item) => {
			const stored = marshall(item, { removeUndefinedValues: true });
			expect(toStored(item)).toEqual(stored);
			expect(fromStored(stored)).toEqual(unmarshall(stored));
		}),
	);
});

test("numbers that lose digits are not passed off as exact", () => {
	expect(fromStored({ id: { N: "9007199254740993" } })).toEqual({ id: 9007199254740993n });
	expect(() => toStored({ id: Number.NaN })).toThrow();
	expect(() => toStored({ id: 2 ** 53 })).toThrow();
});
