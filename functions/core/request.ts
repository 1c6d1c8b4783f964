import type { APIGatewayProxyEventV2 } from "aws-lambda";
import type * as z from "zod/mini";
import { type FieldCode, isFieldCode } from "#shared/core/errors.ts";
import type { Route } from "#shared/core/route.ts";
import { AppError } from "./errors.ts";

/** Largest body of a call, in bytes; a call that takes a picture may be larger. */
const maxBody = 256 * 1024;
const maxPicture = 4 * 1024 * 1024;
/** Room for the other fields and the boundaries of a multipart form. */
const formOverhead = 64 * 1024;

export type Picture = { bytes: Uint8Array };

const plainCodes: Record<string, FieldCode> = { too_small: "too_short", too_big: "too_long" };

/** The schema's issues as one code per field; the first issue of a field wins. */
function fieldErrors(issues: readonly z.core.$ZodIssue[], input: unknown): Record<string, FieldCode> {
	const fields: Record<string, FieldCode> = {};
	for (const issue of issues) {
		const field = issue.path.map(String).join(".") || "body";
		fields[field] ??= codeOf(issue, input);
	}
	return fields;
}

function codeOf(issue: z.core.$ZodIssue, input: unknown): FieldCode {
	if (isFieldCode(issue.message)) return issue.message;
	const value = issue.path.reduce<unknown>((part, key) => (part as Record<PropertyKey, unknown>)?.[key], input);
	if (value === undefined || value === null || value === "") return "required";
	return plainCodes[issue.code ?? ""] ?? "invalid";
}

export function parse<S extends z.ZodMiniType>(schema: S, input: unknown): z.output<S> {
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

/** A multipart form as a plain object: `name[]` and repeated names become lists, empty texts are dropped. */
async function readForm(bytes: Buffer, type: string, fileField: string) {
	const form = await new Response(new Uint8Array(bytes), { headers: { "content-type": type } }).formData().catch(() => {
		throw new AppError("malformed");
	});
	const fields: Record<string, string | string[]> = {};
	let picture: Picture | undefined;
	for (const name of new Set(form.keys())) {
		const values = form.getAll(name);
		const [file] = values.filter((value) => typeof value !== "string");
		const texts = values.filter((value) => typeof value === "string" && value !== "") as string[];
		if (file && name === fileField && file.size > 0) picture = { bytes: new Uint8Array(await file.arrayBuffer()) };
		if (name.endsWith("[]")) fields[name.slice(0, -2)] = texts;
		else if (texts.length > 0) fields[name] = texts.length > 1 ? texts : texts[0];
	}
	if (picture && picture.bytes.length > maxPicture) throw new AppError("too_large");
	return { input: { ...fields }, picture };
}

function readJson(bytes: Buffer): unknown {
	try {
		return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
	} catch {
		throw new AppError("malformed");
	}
}

/** The body of a call, parsed by its route's schema, and the picture that came with it. */
export async function readBody(
	route: Route,
	event: APIGatewayProxyEventV2,
): Promise<{ body?: unknown; picture?: Picture }> {
	const bytes = bytesOf(event);
	const type = contentType(event);
	const isForm = type.startsWith("multipart/form-data");
	if (bytes.length > (route.file && isForm ? maxPicture + formOverhead : maxBody)) throw new AppError("too_large");
	if (!route.body) return {};
	if (isForm && route.file) {
		const { input, picture } = await readForm(bytes, type, route.file);
		return { body: parse(route.body, input), picture };
	}
	if (isPlainForm(route, event)) {
		return { body: parse(route.body, Object.fromEntries(new URLSearchParams(bytes.toString()))) };
	}
	if (type && !type.startsWith("application/json")) throw new AppError("unsupported_media");
	return { body: parse(route.body, readJson(bytes)) };
}
