import { readdirSync, readFileSync } from "node:fs";
import { parseSync } from "@swc/core";

/** A node of a syntax tree, as the parser describes it; fields depend on `type`. */
export type Node = {
	type: string;
	span?: { start: number; end: number };
	// biome-ignore lint/suspicious/noExplicitAny: a tree of a hundred node types.
	[field: string]: any;
};

/** A source file as a tree. `textOf` and `lineOf` read the source behind a node. */
export type Source = {
	file: string;
	tree: Node;
	textOf: (node: Node) => string;
	lineOf: (node: Node) => number;
};

export function parse(file: string, source: string): Source {
	const tree = parseSync(source, { syntax: "typescript", tsx: file.endsWith(".tsx") }) as Node;
	const bytes = Buffer.from(source);
	// Positions count bytes, and go on from one parsed file to the next; a tree begins at its first
	// statement, before which there may be comments.
	const first = Buffer.byteLength(source.slice(0, source.length - withoutLead(source).length));
	const base = (tree.span?.start ?? 0) - first;
	const textOf = ({ span }: Node) =>
		span ? bytes.subarray(span.start - base, span.end - base).toString() : "";
	const lineOf = ({ span }: Node) =>
		span
			? bytes
					.subarray(0, span.start - base)
					.toString()
					.split("\n").length
			: 0;
	return { file, tree, textOf, lineOf };
}

const withoutLead = (source: string) => source.replace(/^(?:\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)+/, "");

/** Calls `visit` with each node of a tree and the nodes around it, outermost first. */
export function walk(
	node: Node,
	visit: (node: Node, around: readonly Node[]) => void,
	around: readonly Node[] = [],
): void {
	visit(node, around);
	for (const value of Object.values(node)) {
		for (const inner of Array.isArray(value) ? value : [value]) {
			const found = inner?.expression?.type && !inner.type ? inner.expression : inner;
			if (typeof found?.type === "string") walk(found, visit, [...around, node]);
		}
	}
}

/** All sources below a folder that match, without tests. */
export const sourcesIn = (folder: string, pattern: RegExp): Source[] =>
	readdirSync(folder, { recursive: true, encoding: "utf8" })
		.filter((name) => pattern.test(name) && !/\.(test|d)\.tsx?$/.test(name))
		.map((name) => parse(`${folder}/${name}`, readFileSync(`${folder}/${name}`, "utf8")));
