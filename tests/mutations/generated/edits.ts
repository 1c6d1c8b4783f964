import { parseSync } from "vite";

/** What an edit does to the code. */
export type EditKind =
	| "side"
	| "comparison"
	| "branch"
	| "await"
	| "write"
	| "condition"
	| "element"
	| "call"
	| "hook"
	| "word"
	| "number"
	| "text";

/** A fault made by rule: the characters from `start` to `end` of a source become `text`. */
export type Edit = { kind: EditKind; start: number; end: number; text: string };

/** A node of the ESTree that Vite's parser returns; positions count UTF-16 units. */
type Node = { type: string; start: number; end: number; [key: string]: unknown };

const isNode = (value: unknown): value is Node =>
	typeof value === "object" && value !== null && typeof (value as Node).type === "string";

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** Nodes of type annotations, and of what only describes: nothing in them runs. */
const isSilent = ({ type }: Node) =>
	/^(Import|TSType|TSInterface|TSLiteral|TSUnion|TSArray|TSEnum|TSModule)/.test(type);

/** Every node that can run, with the nodes around it, innermost first. */
function* nodesOf(node: Node, parents: Node[] = []): Generator<[Node, Node[]]> {
	if (isSilent(node)) return;
	yield [node, parents];
	for (const child of childrenOf(node)) yield* nodesOf(child, [node, ...parents]);
}

/** The nearest other operators of a comparison: its boundary, and its opposite. */
const comparisons: Record<string, readonly string[]> = {
	"<": ["<=", ">="],
	"<=": ["<", ">"],
	">": [">=", "<="],
	">=": [">", "<"],
	"===": ["!=="],
	"!==": ["==="],
};

const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text);
const placeholdersOf = (text: string) => (text.match(/\$?\{\w*/g) ?? []).sort().join();

const nameOf = (callee: unknown): string => {
	if (!isNode(callee)) return "";
	const { name, property } = callee as { name?: string; property?: unknown };
	return name ?? nameOf(property);
};

const isHook = (call: Node) => /^use[A-Z]/.test(nameOf(call.callee));

/** A call, or an awaited one, that stands alone as a statement. */
function lonelyCall({ type, expression }: Node): Node | null {
	if (type !== "ExpressionStatement" || !isNode(expression)) return null;
	const inner = expression.type === "AwaitExpression" ? expression.argument : expression;
	return isNode(inner) && inner.type === "CallExpression" ? inner : null;
}

/** Whether an element of a list is a write of a transaction, by the names around it. */
const isOfTransaction = (parents: Node[]) =>
	parents
		.slice(0, 3)
		.some((parent) =>
			/transaction|writes/i.test(nameOf(parent.callee) || nameOf(parent.key) || nameOf(parent.id)),
		);

/** Names of properties and methods that make a write conditional. */
const conditions = /^(onConditionFailed|condition|where|ifUnchanged)$/;

type Language = {
	/** For each word of an enumeration, its next one. */
	nextWord: ReadonlyMap<string, string>;
	/** Whether numbers are policy rather than arithmetic. */
	hasPolicies: boolean;
};

/** The words of all enumerations in a source: lists of at least two different short texts. */
export function enumerationsIn(file: string, source: string): string[][] {
	return [...nodesOf(parse(file, source))].flatMap(([node]) => {
		if (node.type !== "ArrayExpression") return [];
		const elements = node.elements as Node[];
		const words = elements.map((element) => element?.value);
		const isEnumeration =
			words.length > 1 &&
			words.every((word) => typeof word === "string" && /^[a-z]\w*$/.test(word));
		return isEnumeration ? [words as string[]] : [];
	});
}

function parse(file: string, source: string): Node {
	const { program, errors } = parseSync(file, source, {
		lang: file.endsWith("x") ? "tsx" : "ts",
	});
	if (errors.length > 0) throw new Error(`${file} does not parse: ${errors[0].message}`);
	return program as unknown as Node;
}

/** An edit that removes a node of a comma-separated list, with one comma. */
function removal(nodes: Node[], index: number): Pick<Edit, "start" | "end" | "text"> {
	const next = nodes[index + 1];
	const previous = nodes[index - 1];
	if (next) return { start: nodes[index].start, end: next.start, text: "" };
	return { start: previous?.end ?? nodes[index].start, end: nodes[index].end, text: "" };
}

/** Edits of one node. */
function editsOf(node: Node, parents: Node[], source: string, language: Language): Edit[] {
	const textOf = ({ start, end }: Node) => source.slice(start, end);
	const replaced = (kind: EditKind, text: string): Edit => ({
		kind,
		start: node.start,
		end: node.end,
		text,
	});
	switch (node.type) {
		case "LogicalExpression":
			return [node.left as Node, node.right as Node].map((side) =>
				replaced("side", `(${textOf(side)})`),
			);
		case "BinaryExpression": {
			const { left, right, operator } = node as unknown as {
				left: Node;
				right: Node;
				operator: string;
			};
			return (comparisons[operator] ?? []).map((other) =>
				replaced("comparison", `${textOf(left)} ${other} ${textOf(right)}`),
			);
		}
		case "ConditionalExpression":
		case "IfStatement": {
			const { start, end } = node.test as Node;
			return [{ kind: "branch", start, end, text: `!(${source.slice(start, end)})` }];
		}
		case "ExpressionStatement": {
			const call = lonelyCall(node);
			if (!call) return [];
			const isAwaited = (node.expression as Node).type === "AwaitExpression";
			return [
				...(isAwaited ? [replaced("await", `void ${textOf(call)};`)] : []),
				replaced(isHook(call) ? "hook" : "call", ";"),
			];
		}
		case "ArrayExpression": {
			const elements = (node.elements as (Node | null)[]).filter(isNode);
			const kind = isOfTransaction([node, ...parents]) ? "write" : "element";
			if (elements.length < 2) return [];
			return elements.map((_, index) => ({ kind, ...removal(elements, index) }));
		}
		case "Property": {
			if (!conditions.test(nameOf(node.key))) return [];
			const { properties } = parents[0] as unknown as { properties: Node[] };
			return [{ kind: "condition", ...removal(properties, properties.indexOf(node)) }];
		}
		case "CallExpression": {
			const callee = node.callee as Node;
			if (callee.type !== "MemberExpression" || !conditions.test(nameOf(callee))) return [];
			return [replaced("condition", textOf(callee.object as Node))];
		}
		case "Literal": {
			const [parent] = parents;
			const isKey = parent?.type === "Property" && parent.key === node;
			if (isKey || parent?.type.startsWith("JSX")) return [];
			if (typeof node.value === "number")
				return language.hasPolicies ? [replaced("number", String(node.value * 2 + 1))] : [];
			const next = typeof node.value === "string" && language.nextWord.get(node.value);
			return next ? [replaced("word", JSON.stringify(next))] : [];
		}
		default:
			return [];
	}
}

/** Swaps each Arabic text with the next one that has the same placeholders. */
function swappedTexts(nodes: Node[], source: string): Edit[] {
	const texts = nodes
		.filter(({ type }) => type === "Literal" || type === "TemplateLiteral")
		.map(({ start, end }) => ({ start, end, text: source.slice(start, end) }))
		.filter(({ text }) => isArabic(text));
	return texts.flatMap(({ start, end, text }, index) => {
		const other = texts
			.slice(index + 1)
			.concat(texts.slice(0, index))
			.find((one) => one.text !== text && placeholdersOf(one.text) === placeholdersOf(text));
		return other ? [{ kind: "text" as const, start, end, text: other.text }] : [];
	});
}

/**
 * All faults that can be made in a source by rule: one side of each `&&`, `||` and `??`, each comparison
 * and its boundary, each condition, a dropped `await`, a dropped write of a transaction or its condition,
 * a removed element of a list, a removed call, another word of an enumeration, another number,
 * another Arabic text.
 */
export function findEdits(file: string, source: string, language: Language): Edit[] {
	const nodes = [...nodesOf(parse(file, source))];
	return [
		...nodes.flatMap(([node, parents]) => editsOf(node, parents, source, language)),
		...swappedTexts(
			nodes.map(([node]) => node),
			source,
		),
	].filter(({ start, end, text }) => source.slice(start, end) !== text);
}

/** A source with an edit. */
export const applyEdit = (source: string, { start, end, text }: Edit): string =>
	source.slice(0, start) + text + source.slice(end);
