import fc from "fast-check";

/** A body as it is sent. */
export type Raw = { bytes: Uint8Array; type: string };

const json = "application/json";
const encoder = new TextEncoder();
const raw = (text: string, type = json): Raw => ({ bytes: encoder.encode(text), type });

/** Valid JSON with absurd depth. */
const deep = fc
	.tuple(fc.constantFrom("[", '{"a":'), fc.integer({ min: 100, max: 5_000 }))
	.map(([open, depth]) => `${open.repeat(depth)}1${(open === "[" ? "]" : "}").repeat(depth)}`);

const texts = fc.oneof(
	fc.constantFrom(
		"",
		" ",
		"\u0000",
		"a\u0000b",
		"\u202egpj.exe",
		"\u2066x\u2069",
		"\ud800",
		"\ufeff",
		"٠١٢٣",
		"NaN",
	),
	fc.constantFrom(
		"../../etc/passwd",
		"{{7*7}}",
		"' OR 1=1 --",
		"<script>alert(1)</script>",
		"a@b",
		"%00",
	),
	fc.constantFrom(
		"2026-02-30",
		"2026-13-01T25:00",
		"0000-00-00",
		"9999-12-31",
		"2026-01-01T00:00+99:99",
		"-1",
		"1e999",
	),
	fc.string({ unit: "binary" }),
	fc.integer({ min: 1, max: 10 }).map((thousands) => "ا".repeat(thousands * 1_000)),
);

const numbers = fc.oneof(
	fc.constantFrom(0, -1, 1.5, 1e308, -1e308, 2 ** 53, 1e-300, 13, 999_999_999),
	fc.integer(),
	fc.double({ noNaN: true, noDefaultInfinity: true }),
);

const nested = fc.oneof(
	fc.array(fc.oneof(texts, numbers, fc.constant(null)), { maxLength: 60 }),
	fc.dictionary(fc.string(), fc.oneof(texts, numbers), { maxKeys: 5 }),
	fc.constantFrom({}, [], [[]], [null], { length: 3 }, { toString: 1 }),
);

/** Any value as JSON text. */
const value = fc.oneof(
	fc.constantFrom("null", "true", "false", "1e999", "-1e999", "-0"),
	fc.oneof(texts, numbers, nested).map((one) => JSON.stringify(one)),
	deep,
);

const prototypeKeys = [
	"__proto__",
	"constructor",
	"prototype",
	"hasOwnProperty",
	"toString",
	"valueOf",
	"toJSON",
];

/** Values known to cause errors in parsers and databases, as JSON text. */
export const trickyValues = [
	"null",
	"true",
	"false",
	"0",
	"-0",
	"-1",
	"1.5",
	"1e999",
	"-1e999",
	"1e308",
	"9007199254740993",
	"1e-300",
	"[]",
	"{}",
	"[[]]",
	"[null]",
	'{"length":3}',
	'{"__proto__":{"role":"admin"}}',
	'["a","a"]',
	'[{"a":1}]',
	...prototypeKeys.map((name) => JSON.stringify(name)),
	'""',
	'" "',
	'"\\u0000"',
	'"a\\u0000b"',
	'"\\u202egpj"',
	'"\\ud800"',
	'"\\ufeff"',
	'"\\uffff"',
	'"٠١٢"',
	'"NaN"',
	'"-1"',
	'"1e999"',
	'"2026-02-30"',
	'"9999-12-31"',
	'"0000-00-00"',
	'"2026-01-01T00:00+99:99"',
	'"/"',
	'"//a"',
	'"<script>"',
	'"%00"',
	'"../.."',
	'"a\\r\\nb: c"',
	'"🥋"',
	JSON.stringify("x".repeat(5_000)),
];

/** A valid body with the same value in some of its fields. */
export const withValue = (sample: Record<string, unknown>, names: string[], json: string): Raw => {
	const others = Object.entries(sample).filter(([other]) => !names.includes(other));
	const fields = [
		...others.map(([other, one]) => [other, JSON.stringify(one)]),
		...names.map((name) => [name, json]),
	];
	return raw(`{${fields.map(([one, text]) => `${JSON.stringify(one)}:${text}`).join(",")}}`);
};

/** A valid body with some fields removed, replaced or added. */
const mutated = (sample: Record<string, unknown>, names: string[]) =>
	fc
		.record({
			changes: fc.dictionary(fc.constantFrom(...names), fc.option(value, { nil: undefined }), {
				maxKeys: 3,
			}),
			more: fc.dictionary(fc.oneof(fc.constantFrom(...prototypeKeys), fc.string()), value, {
				maxKeys: 2,
			}),
		})
		.map(({ changes, more }) => {
			const good = Object.entries(sample).filter(([name]) => !(name in changes));
			const fields = [
				...good.map(([name, one]) => [name, JSON.stringify(one)] as const),
				...Object.entries(changes).filter(([, one]) => one !== undefined),
				...Object.entries(more),
			];
			return raw(`{${fields.map(([name, one]) => `${JSON.stringify(name)}:${one}`).join(",")}}`);
		});

const noJson = (sample: Record<string, unknown>) =>
	fc.oneof(
		fc.uint8Array({ maxLength: 200 }).map((bytes) => ({ bytes, type: json })),
		fc.string({ unit: "binary" }).map((text) => raw(text)),
		fc
			.nat({ max: JSON.stringify(sample).length - 1 })
			.map((end) => raw(JSON.stringify(sample).slice(0, end))),
		fc
			.constantFrom(
				"{",
				"[",
				'{"a":',
				"undefined",
				"NaN",
				"{'a':1}",
				'{"a":1,}',
				"\u0000",
				"﻿{",
				"//",
			)
			.map((t) => raw(t)),
		deep.map((text) => raw(text.slice(0, -1))),
	);

const types = [
	"text/plain",
	"text/html",
	"application/xml",
	"application/x-www-form-urlencoded",
	"application/octet-stream",
	"multipart/form-data",
	"multipart/form-data; boundary=",
	"multipart/form-data; boundary=x",
	"nonsense",
];

const otherType = (sample: Record<string, unknown>, names: string[]) =>
	fc.record({
		bytes: mutated(sample, names).map(({ bytes }) => bytes),
		type: fc.constantFrom(...types),
	});

/**
 * Invalid bodies, derived from a valid one. A few of them happen to be valid; see `reads`.
 * @param names fields to change
 */
export const oddBody = (
	sample: Record<string, unknown>,
	names = Object.keys(sample),
): fc.Arbitrary<Raw> =>
	fc.oneof(
		{ weight: 6, arbitrary: mutated(sample, names) },
		{ weight: 1, arbitrary: value.map((text) => raw(text)) },
		{ weight: 1, arbitrary: noJson(sample) },
		{ weight: 1, arbitrary: otherType(sample, names) },
	);

/** The JSON value of a body; undefined if it is not JSON. */
export function reads({ bytes, type }: Raw): unknown {
	if (bytes.length === 0) return {};
	if (!type.startsWith(json)) return undefined;
	try {
		return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
	} catch {
		return undefined;
	}
}
