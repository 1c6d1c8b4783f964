import type { APIGatewayProxyEventV2 } from "aws-lambda";
import * as z from "zod/mini";
import { type FieldCode, isFieldCode } from "#shared/core/fields/field-codes.ts";
import { parseEdit } from "#shared/core/fields/parse-edit.ts";
import { ignoredFieldsOf, unknownFields } from "#shared/core/fields/unknown-fields.ts";
import { queryOf } from "#shared/core/http/page.ts";
import type { Route } from "#shared/core/http/route.ts";
import { AppError } from "../errors.ts";

/** Maximum body size in bytes; a call with a picture may be larger. */
const maxBody = 256 * 1024;
const maxPicture = 4 * 1024 * 1024;
/** Bytes allowed for the other fields and the boundaries of a multipart form. */
const formOverhead = 64 * 1024;
/** Maximum number of fields of a form. */
const maxParts = 50;
/** Bytes allowed for the headers of one part of a form. */
const maxHead = 2 * 1024;
/**
 * Maximum number of field errors in a response, so that a small request cannot cause a large
 * response.
 */
const maxNamed = 50;

export type Picture = { bytes: Uint8Array };

const plainCodes: Record<string, FieldCode> = { too_small: "too_short", too_big: "too_long" };

/** The schema's issues as one code per field; the first issue of a field wins. */
function fieldErrors(
	schema: z.ZodMiniType,
	issues: readonly z.core.$ZodIssue[],
	input: unknown,
): Record<string, FieldCode> {
	const fields: Record<string, FieldCode> = {};
	for (const issue of issues.slice(0, maxNamed)) {
		const field = issue.path.map(String).join(".") || "body";
		fields[field] ??= isAbsent(issue, input) ? codeOfEmpty(schema, issue) : codeOf(issue, input);
	}
	return fields;
}

/** Whether the issue is that the body has no such key. */
const isAbsent = ({ path, code }: z.core.$ZodIssue, input: unknown) =>
	code === "invalid_type" && path.length === 1 && Object(input)[path[0]] === undefined;

/** Codes about the format of a value; a missing value gets `required` instead. */
const aboutFormat = new Set<FieldCode>([
	"invalid",
	"date_invalid",
	"time_invalid",
	"number_invalid",
]);

/** The code of a missing field: the one that an empty text gets. */
function codeOfEmpty(schema: z.ZodMiniType, { path: [key] }: z.core.$ZodIssue): FieldCode {
	const empty = schema.safeParse({ [key]: "" }).error?.issues.find(({ path }) => path[0] === key);
	const code = empty ? codeOf(empty, { [key]: "" }) : "required";
	return aboutFormat.has(code) ? "required" : code;
}

function codeOf(issue: z.core.$ZodIssue, input: unknown): FieldCode {
	const value = issue.path.reduce<unknown>(
		(part, key) => (part as Record<PropertyKey, unknown>)?.[key],
		input,
	);
	// A choice that is none of the given ones is not an empty field.
	const isOtherChoice = issue.code === "invalid_value" && typeof value === "string" && value !== "";
	if (isFieldCode(issue.message) && !(issue.message === "required" && isOtherChoice))
		return issue.message;
	if (value === undefined || value === null || value === "") return "required";
	return plainCodes[issue.code ?? ""] ?? "invalid";
}

/** Confirmations are for the checks of a schema and never reach a record. */
function withoutConfirmations<T>(data: T): T {
	if (typeof data !== "object" || data === null || !("confirmed" in data)) return data;
	const { confirmed: _, ...rest } = data;
	return rest as T;
}

/** @param stored the record that the input changes; see `parseEdit` */
export function parseInput<S extends z.ZodMiniType>(
	schema: S,
	input: unknown,
	stored?: object,
): z.output<S> {
	const result = stored ? parseEdit(schema, input, stored) : schema.safeParse(input);
	if (result.success) return withoutConfirmations(result.data);
	throw new AppError("invalid", { fields: fieldErrors(schema, result.error.issues, input) });
}

/**
 * Refuses what a schema does not take by name, because a caller who sends it expects an effect.
 * `z.looseObject` takes everything.
 */
function refuseUnknown(
	schema: z.ZodMiniType,
	input: unknown,
	code: "unknown_field" | "unknown_parameter",
	ignored: string[] = [],
): void {
	const unknown = unknownFields(schema, input)
		.filter((name) => !ignored.includes(name))
		.slice(0, maxNamed);
	if (unknown.length > 0)
		throw new AppError("invalid", {
			fields: Object.fromEntries(unknown.map((name) => [name, code])),
		});
}

function parseBody(route: Route, input: unknown, stored?: object) {
	const { body: schema = nothing } = route;
	refuseUnknown(schema, input, "unknown_field", ignoredFieldsOf(route));
	return parseInput(schema, input, stored);
}

/** Parses the query; undefined for a route that takes none. */
export function readQuery(route: Route, { queryStringParameters = {} }: APIGatewayProxyEventV2) {
	const schema = queryOf(route) ?? nothing;
	refuseUnknown(schema, queryStringParameters, "unknown_parameter");
	// Also where the handler does not page: a malformed `limit` is refused on every list.
	parseInput(schema, queryStringParameters);
	return route.query && parseInput(route.query, queryStringParameters);
}

const nothing = z.object({});

function bytesOf(event: APIGatewayProxyEventV2): Buffer {
	return Buffer.from(event.body ?? "", event.isBase64Encoded ? "base64" : "utf8");
}

/** The media type of the body in lower case, with its parameters unchanged. */
const contentType = (event: APIGatewayProxyEventV2) =>
	(event.headers["content-type"] ?? "").replace(/^[^;]*/, (type) => type.toLowerCase());

/** Whether the body is an HTML form submitted without JavaScript. */
export const isPlainForm = (route: Route, event: APIGatewayProxyEventV2) =>
	route.form !== undefined && contentType(event).startsWith("application/x-www-form-urlencoded");
/** A multipart boundary (RFC 2046). */
const boundaryOf = (type: string) =>
	/;\s*boundary=("?)([\w'()+,./:=?-]{1,70})\1\s*(;|$)/i.exec(type)?.[2];

const lineEnd = Buffer.from("\r\n");
const headEnd = Buffer.from("\r\n\r\n");

type Part = { name: string; isFile: boolean; content: Buffer };

/** Reads a part's name from its headers, and whether the part is a file. */
function readHead(head: string): Omit<Part, "content"> {
	const disposition = /^content-disposition:\s*form-data(;.*)$/im.exec(head)?.[1];
	const name = disposition && /;\s*name="([^"]*)"/i.exec(disposition)?.[1];
	if (!name) throw new AppError("malformed");
	return { name, isFile: /;\s*filename\*?=/i.test(disposition) };
}

/**
 * Splits a multipart form (RFC 7578) in one pass. Stops with an error as soon as there are too many
 * parts.
 */
function readParts(bytes: Buffer, boundary: string): Part[] {
	const first = Buffer.from(`--${boundary}`);
	const delimiter = Buffer.concat([lineEnd, first]);
	if (!bytes.subarray(0, first.length).equals(first)) throw new AppError("malformed");
	const parts: Part[] = [];
	let at = first.length;
	while (bytes.subarray(at, at + 2).equals(lineEnd)) {
		if (parts.length === maxParts) throw new AppError("too_large");
		const head = bytes.subarray(at, at + maxHead);
		const length = head.indexOf(headEnd);
		const start = at + length + headEnd.length;
		const end = length < 0 ? -1 : bytes.indexOf(delimiter, start);
		if (end < 0) throw new AppError("malformed");
		parts.push({
			...readHead(head.toString("utf8", 0, length)),
			content: bytes.subarray(start, end),
		});
		at = end + delimiter.length;
	}
	if (bytes.toString("latin1", at, at + 2) !== "--") throw new AppError("malformed");
	return parts;
}

/**
 * Converts a multipart form to a plain object: `name[]` and repeated names become lists, empty
 * texts are dropped.
 */
function readForm(bytes: Buffer, type: string, fileField: string) {
	const boundary = boundaryOf(type);
	if (!boundary) throw new AppError("malformed");
	const texts = new Map<string, string[]>();
	let picture: Picture | undefined;
	for (const { name, isFile, content } of readParts(bytes, boundary)) {
		const known = texts.get(name) ?? [];
		texts.set(name, known);
		if (!isFile && content.length > 0) known.push(content.toString("utf8"));
		if (isFile && name === fileField && content.length > 0)
			picture ??= { bytes: new Uint8Array(content) };
	}
	if (picture && picture.bytes.length > maxPicture) throw new AppError("too_large");
	const fields = [...texts].flatMap(([name, values]): [string, string | string[]][] => {
		if (name.endsWith("[]")) return [[name.slice(0, -2), values]];
		return values.length > 0 ? [[name, values.length > 1 ? values : values[0]]] : [];
	});
	return { input: Object.fromEntries(fields), picture };
}

/** Whether a URL-encoded form has more than `maxParts` fields; stops counting there. */
function hasTooManyFields(bytes: Buffer): boolean {
	let at = -1;
	for (let fields = 1; fields <= maxParts; fields += 1) {
		at = bytes.indexOf("&", at + 1);
		if (at < 0) return false;
	}
	return true;
}

/** Converts a URL-encoded form to a plain object; repeated names become lists. */
function readPlainForm(bytes: Buffer) {
	if (hasTooManyFields(bytes)) throw new AppError("too_large");
	const fields = new Map<string, string[]>();
	for (const [name, value] of new URLSearchParams(bytes.toString()))
		fields.set(name, [...(fields.get(name) ?? []), value]);
	return Object.fromEntries(
		[...fields].map(([name, values]) => [name, values.length > 1 ? values : values[0]]),
	);
}

/**
 * JSON may contain a lone surrogate (`"\\ud800"`), which DynamoDB rejects; it is replaced by
 * U+FFFD.
 */
const wellFormed = (_: string, value: unknown) =>
	typeof value === "string" ? value.toWellFormed() : value;

/** A surrogate in JSON's escapes. Valid UTF-8 contains surrogates only as escapes. */
const escapedSurrogate = /\\ud[89a-f]/i;

/** The most levels of a body. Code that walks a body of thousands exhausts the stack. */
const mostLevels = 32;

const isNested = (value: unknown): value is object => typeof value === "object" && value !== null;

/** Whether lists and objects are nested in more than `most` levels. */
function isDeeper(value: unknown, most: number): boolean {
	let nested = [value].filter(isNested);
	for (let levels = 1; nested.length > 0; levels++) {
		if (levels > most) return true;
		nested = nested.flatMap((one) => Object.values(one).filter(isNested));
	}
	return false;
}

/** The value of a JSON text in UTF-8; undefined if the bytes are not one. */
function parseJson(bytes: Buffer): unknown {
	try {
		const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
		// A reviver is called for each value, so it is used only where it is needed.
		return escapedSurrogate.test(text) ? JSON.parse(text, wellFormed) : JSON.parse(text);
	} catch {
		return undefined;
	}
}

function readJson(bytes: Buffer): unknown {
	const value = parseJson(bytes);
	if (value === undefined || isDeeper(value, mostLevels)) throw new AppError("malformed");
	return value;
}

/** Rejects fields sent to a route without a body; ignores bodies that are not JSON objects. */
function refuseFields(route: Route, bytes: Buffer): void {
	let input: unknown;
	try {
		input = JSON.parse(bytes.toString());
	} catch {
		return;
	}
	if (typeof input === "object" && input !== null && !Array.isArray(input)) parseBody(route, input);
}

/**
 * Parses the body by the route's schema and extracts the picture, if there is one.
 * @param stored the record that the call changes
 */
export function readBody(
	route: Route,
	event: APIGatewayProxyEventV2,
	stored?: object,
): { body?: unknown; picture?: Picture } {
	const bytes = bytesOf(event);
	const type = contentType(event);
	const isForm = type.startsWith("multipart/form-data");
	if (bytes.length > (route.file && isForm ? maxPicture + formOverhead : maxBody))
		throw new AppError("too_large");
	const isJson = !type || type.startsWith("application/json");
	if (!route.body) {
		if (isJson && bytes.length > 0) refuseFields(route, bytes);
		return {};
	}
	// No body, an empty body and `{}` are equivalent.
	if (bytes.length === 0) return { body: parseInput(route.body, {}) };
	if (isForm && route.file) {
		const { input, picture } = readForm(bytes, type, route.file);
		return { body: parseBody(route, input, stored), picture };
	}
	if (isPlainForm(route, event)) {
		return { body: parseInput(route.body, readPlainForm(bytes)) };
	}
	if (!isJson) throw new AppError("unsupported_media");
	return { body: parseBody(route, readJson(bytes), stored) };
}
