import type { APIGatewayProxyEventV2 } from "aws-lambda";
import type * as z from "zod/mini";
import { type FieldCode, isFieldCode } from "#shared/core/fields/field-codes.ts";
import type { Route } from "#shared/core/http/route.ts";
import { AppError } from "../errors.ts";

/** Largest body of a call, in bytes; a call that takes a picture may be larger. */
const maxBody = 256 * 1024;
const maxPicture = 4 * 1024 * 1024;
/** Room for the other fields and the boundaries of a multipart form. */
const formOverhead = 64 * 1024;
const maxParts = 50;
/** Room for the headers of one part of a form. */
const maxHead = 2 * 1024;
/** Most fields that a refusal names, so that a small body cannot ask for a large answer. */
const maxNamed = 50;

export type Picture = { bytes: Uint8Array };

const plainCodes: Record<string, FieldCode> = { too_small: "too_short", too_big: "too_long" };

/** The schema's issues as one code per field; the first issue of a field wins. */
function fieldErrors(
	issues: readonly z.core.$ZodIssue[],
	input: unknown,
): Record<string, FieldCode> {
	const fields: Record<string, FieldCode> = {};
	for (const issue of issues.slice(0, maxNamed)) {
		const field = issue.path.map(String).join(".") || "body";
		fields[field] ??= codeOf(issue, input);
	}
	return fields;
}

function codeOf(issue: z.core.$ZodIssue, input: unknown): FieldCode {
	if (isFieldCode(issue.message)) return issue.message;
	const value = issue.path.reduce<unknown>(
		(part, key) => (part as Record<PropertyKey, unknown>)?.[key],
		input,
	);
	if (value === undefined || value === null || value === "") return "required";
	return plainCodes[issue.code ?? ""] ?? "invalid";
}

export function parseInput<S extends z.ZodMiniType>(schema: S, input: unknown): z.output<S> {
	const result = schema.safeParse(input);
	if (result.success) return result.data;
	throw new AppError("invalid", { fields: fieldErrors(result.error.issues, input) });
}

function bytesOf(event: APIGatewayProxyEventV2): Buffer {
	return Buffer.from(event.body ?? "", event.isBase64Encoded ? "base64" : "utf8");
}

const contentType = (event: APIGatewayProxyEventV2) => event.headers["content-type"] ?? "";

/** A form as a browser sends it without script. */
export const isPlainForm = (route: Route, event: APIGatewayProxyEventV2) =>
	route.form !== undefined && contentType(event).startsWith("application/x-www-form-urlencoded");
/** A boundary as RFC 2046 allows it. */
const boundaryOf = (type: string) =>
	/;\s*boundary=("?)([\w'()+,./:=?-]{1,70})\1\s*(;|$)/i.exec(type)?.[2];

const lineEnd = Buffer.from("\r\n");
const headEnd = Buffer.from("\r\n\r\n");

type Part = { name: string; isFile: boolean; content: Buffer };

/** The name in a part's headers and whether it is a file. */
function readHead(head: string): Omit<Part, "content"> {
	const disposition = /^content-disposition:\s*form-data(;.*)$/im.exec(head)?.[1];
	const name = disposition && /;\s*name="([^"]*)"/i.exec(disposition)?.[1];
	if (!name) throw new AppError("malformed");
	return { name, isFile: /;\s*filename\*?=/i.test(disposition) };
}

/** The parts of a multipart form (RFC 7578), read in one pass. Refuses the form at the first part too many. */
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

/** A multipart form as a plain object: `name[]` and repeated names become lists, empty texts are dropped. */
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

/** A form as a browser sends it without script: repeated names become lists. */
const plainForm = (fields: URLSearchParams) =>
	Object.fromEntries(
		[...new Set(fields.keys())].map((name) => {
			const values = fields.getAll(name);
			return [name, values.length > 1 ? values : values[0]];
		}),
	);

/** JSON can write half a surrogate pair (`"\\ud800"`), which the table refuses; U+FFFD stands for it. */
const wellFormed = (_: string, value: unknown) =>
	typeof value === "string" ? value.toWellFormed() : value;

function readJson(bytes: Buffer): unknown {
	try {
		return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes), wellFormed);
	} catch {
		throw new AppError("malformed");
	}
}

/** The body of a call, parsed by its route's schema, and the picture that came with it. */
export function readBody(
	route: Route,
	event: APIGatewayProxyEventV2,
): { body?: unknown; picture?: Picture } {
	const bytes = bytesOf(event);
	const type = contentType(event);
	const isForm = type.startsWith("multipart/form-data");
	if (bytes.length > (route.file && isForm ? maxPicture + formOverhead : maxBody))
		throw new AppError("too_large");
	if (!route.body) return {};
	// No body, an empty one and `{}` are the same.
	if (bytes.length === 0) return { body: parseInput(route.body, {}) };
	if (isForm && route.file) {
		const { input, picture } = readForm(bytes, type, route.file);
		return { body: parseInput(route.body, input), picture };
	}
	if (isPlainForm(route, event)) {
		return { body: parseInput(route.body, plainForm(new URLSearchParams(bytes.toString()))) };
	}
	if (type && !type.startsWith("application/json")) throw new AppError("unsupported_media");
	return { body: parseInput(route.body, readJson(bytes)) };
}
