import { type Node, parse, type Source, sourcesIn, walk } from "../core/syntax.ts";

/**
 * A list that is filtered after it was limited shows too few rows, or none. The query takes the
 * filter, the server reads on until the page is full (`readOn`), or `usePages` does.
 */
const narrowing = ["filter", "find", "findLast", "findIndex", "some", "every", "flatMap", "slice"];

/** The expression within brackets, `await`, `!`, `as` and the left side of `??` and `||`. */
function core(node: Node): Node {
	if (node.type === "BinaryExpression" && ["??", "||"].includes(node.operator))
		return core(node.left);
	if (node.type === "OptionalChainingExpression") return core(node.base);
	const inner = node.type === "AwaitExpression" ? node.argument : node.expression;
	return inner && node.type !== "JSXExpressionContainer" ? core(inner) : node;
}

const isCallOf = (node: Node, name: RegExp) =>
	node.type === "CallExpression" &&
	name.test(node.callee.property?.value ?? node.callee.value ?? "");

type Limited = {
	/** Whether an expression is a page of a list: `usePages(…)`, or the answer of a limited query. */
	isPage: (node: Node) => boolean;
	/** The field of a page with its rows. */
	rows: "rows" | "data";
};

/** The places at which the rows of a page are narrowed, as lines of source. */
function narrowedIn({ tree, textOf, lineOf, file }: Source, { isPage, rows }: Limited): string[] {
	// The parser gives the identifiers of each scope a context of their own.
	const nameOf = ({ value, ctxt }: Node) => `${value} ${ctxt}`;
	const pages = new Set<string>();
	const lists = new Set<string>();
	const isPageAt = (node: Node) =>
		isPage(core(node)) || (core(node).type === "Identifier" && pages.has(nameOf(core(node))));
	const isListAt = (node: Node): boolean => {
		const one = core(node);
		if (one.type === "Identifier") return lists.has(nameOf(one));
		return one.type === "MemberExpression" && one.property.value === rows && isPageAt(one.object);
	};
	const bind = (target: Node, value: Node) => {
		if (target.type === "ArrayPattern" && core(value).type === "ArrayExpression") {
			for (const [at, one] of target.elements.entries()) {
				const other = core(value).elements[at]?.expression;
				if (one && other) bind(one, other);
			}
			return;
		}
		if (target.type === "Identifier" && isPageAt(value)) pages.add(nameOf(target));
		if (target.type === "Identifier" && isListAt(value)) lists.add(nameOf(target));
		if (target.type !== "ObjectPattern" || !isPageAt(value)) return;
		for (const { key, value: named } of target.properties)
			if (key?.value === rows)
				lists.add(
					nameOf(named?.type === "AssignmentPattern" ? named.left : named?.value ? named : key),
				);
	};
	const found: string[] = [];
	walk(tree, (node) => {
		if (node.type === "VariableDeclarator" && node.init) bind(node.id, node.init);
		if (node.type !== "CallExpression") return;
		const callee = core(node.callee);
		if (callee.type !== "MemberExpression" || !isListAt(callee.object)) return;
		const source = textOf(node).replace(/\s+/g, " ");
		// `flatMap` narrows where it answers nothing for a row.
		if (
			callee.property.value === "flatMap" &&
			!/(?<!\.\.\.\([^()]*)\? \[.* : \[\]|return \[\]/.test(source)
		)
			return;
		if (narrowing.includes(callee.property.value))
			found.push(`${file}:${lineOf(node)} ${source.slice(0, 90)}`);
	});
	return found;
}

const pagesOfScreens: Limited = { rows: "rows", isPage: (node) => isCallOf(node, /^usePages$/) };

const hasLimit = (node: Node) =>
	node.arguments.some(
		({ expression }: { expression: Node }) =>
			expression.type === "ObjectExpression" &&
			expression.properties.some((one: Node) => (one.key ?? one).value === "limit"),
	);
const limitedQueries: Limited = {
	rows: "data",
	isPage: (node) => isCallOf(node, /^go$/) && hasLimit(node),
};
/** Services that answer a page. */
const pagesOfServices: Limited = {
	rows: "rows",
	isPage: (node) => isCallOf(node, /^(?:list|find|page)[A-Z]/),
};

test("finds lists that are narrowed in every notation", () => {
	const source = `
const { rows } = usePages(a);
rows?.filter(isOpen);
const { rows: others = [] } = usePages(b);
others.slice(0, 6);
const pages = usePages(c);
pages.rows!.find(isIt);
const held = usePages(d).rows ?? [];
held.some(isIt);
const [one, two] = [usePages(e), usePages(f)];
const [first] = [two.rows ?? []];
first.flatMap((one) => (isIt(one) ? [one] : []));
first.flatMap(idsOf);
other.filter(isIt);
usePages(g, { isIncluded: isOpen }).rows?.map(show);
`;
	expect(
		narrowedIn(parse("x.tsx", source), pagesOfScreens).map((one) => one.split(" ")[0]),
	).toEqual([3, 5, 7, 9, 12].map((line) => `x.tsx:${line}`));
	const service = `
const { data } = await Claims.query.all({}).go({ limit: 5 });
data.filter(isOpen);
const { data: all } = await Claims.query.all({}).go({ pages: "all" });
all.filter(isOpen);
(await Claims.query.all({}).go({ order, limit })).data.find(isIt);
`;
	expect(
		narrowedIn(parse("x.ts", service), limitedQueries).map((one) => one.split(" ")[0]),
	).toEqual(["x.ts:3", "x.ts:6"]);
});

test("filters no list of a screen but in usePages, which reads on", () => {
	// What is done with the rows on the screen, such as the selected ones, is not about others.
	const isSelection = /\b(?:selected\.has\(|keys\.includes\(|canApproveInList)/;
	const found = sourcesIn("web", /\.tsx?$/).flatMap((source) => narrowedIn(source, pagesOfScreens));
	expect(found.filter((one) => !isSelection.test(one))).toEqual([]);
});

const deleted = "people deleted meanwhile are left out; the cursor goes on behind them";

/** Queries that may be narrowed after their limit, by file, with the reason. */
const narrowedQueries: Record<string, string> = {
	"functions/community/merges/pairs.service.ts": deleted,
	"functions/community/my-data/erasure.service.ts": deleted,
	"functions/training/belts/promotion-lists.service.ts": deleted,
	"functions/competition/registrations/entries/entries.service.ts": deleted,
	"functions/people/users/directory/directory.service.ts": "reads on itself, round by round",
	"functions/competition/registrations/entries/entrants.ts":
		"read by the sender of announcements, which goes on to the end",
};

test("services filter rows after a query's limit only inside readOn", () => {
	const found = sourcesIn("functions", /\.ts$/).flatMap((source) => [
		...narrowedIn(source, limitedQueries),
		...narrowedIn(source, pagesOfServices),
	]);
	expect(found.filter((one) => !(one.split(":")[0] in narrowedQueries))).toEqual([]);
	const files = new Set(found.map((one) => one.split(":")[0]));
	expect(Object.keys(narrowedQueries).filter((file) => !files.has(file))).toEqual([]);
});
