import type * as z from "zod/mini";
import type { Route } from "../http/route.ts";

type Schema = z.ZodMiniType;

/** The parts of zod's definitions that say which fields a schema takes. */
type Definition = {
	type: string;
	shape?: Record<string, Schema>;
	catchall?: Schema;
	innerType?: Schema;
	element?: Schema;
	options?: Schema[];
	in?: Schema;
};

const definitionOf = (schema: Schema) => schema._zod.def as unknown as Definition;

const isRecord = (value: unknown): value is Record<string, unknown> =>
	typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Names of the fields of a value that a schema does not take, such as `email` or `0.note`. Values
 * that a schema transforms before it checks them count as taken.
 */
export function unknownFields(schema: Schema, value: unknown, path = ""): string[] {
	const { type, shape, catchall, innerType, element, options, in: input } = definitionOf(schema);
	if (type === "object" && shape) {
		if (!isRecord(value) || catchall) return [];
		return Object.entries(value).flatMap(([name, part]) =>
			Object.hasOwn(shape, name)
				? unknownFields(shape[name], part, `${path}${name}.`)
				: `${path}${name}`,
		);
	}
	if (type === "array" && element)
		return Array.isArray(value)
			? value.flatMap((part, position) => unknownFields(element, part, `${path}${position}.`))
			: [];
	if (type === "union" && options) {
		const each = options.map((option) => unknownFields(option, value, path));
		return each.reduce((least, names) => (names.length < least.length ? names : least));
	}
	const inner = innerType ?? input;
	return inner ? unknownFields(inner, value, path) : [];
}

/**
 * Fields of a body that only the server sets. A call that replaces a record also takes the record
 * as it was read, with all its fields.
 */
export function ignoredFieldsOf({ method, response, ignoredFields = [] }: Route): string[] {
	const read = method === "PUT" && response ? definitionOf(response).shape : undefined;
	return [...ignoredFields, ...Object.keys(read ?? {})];
}
