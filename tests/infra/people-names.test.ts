import { type Node, parse, type Source, sourcesIn, walk } from "../core/syntax.ts";

/**
 * What people are called is marked in one place: `PersonName`, and `Written` for other names, give it
 * the language of its script and a direction of its own; `Sentence` does so within a text.
 */

const core = (node: Node): Node => {
	if (["ParenthesisExpression", "TsNonNullExpression", "TsAsExpression"].includes(node.type))
		return core(node.expression);
	return node.type === "OptionalChainingExpression" ? core(node.base) : node;
};

const parts = ["first", "last", "full"];
const stored = /^(?:first|last)Name(?:Ar)?$/;

/** Whether an expression is a person's name, by its form or as a name that the file gave it. */
function isNameIn(names: ReadonlySet<string>) {
	return function isName(node: Node): boolean {
		const one = core(node);
		if (one.type === "Identifier") return names.has(`${one.value} ${one.ctxt}`);
		if (one.type === "ConditionalExpression")
			return isName(one.consequent) || isName(one.alternate);
		if (one.type === "BinaryExpression" && ["&&", "||", "??"].includes(one.operator))
			return (one.operator !== "&&" && isName(one.left)) || isName(one.right);
		if (one.type === "TemplateLiteral") return one.expressions.some(isName);
		if (one.type === "CallExpression") {
			const called = core(one.callee);
			if (called.type === "Identifier" && called.value === "isolateName")
				return isName(one.arguments[0].expression);
			return called.type === "Identifier" && /^(?:joinNames|arabicName)$/.test(called.value);
		}
		if (one.type !== "MemberExpression" || one.property.type !== "Identifier") return false;
		const of = core(one.object);
		return (
			stored.test(one.property.value) ||
			(parts.includes(one.property.value) &&
				of.type === "CallExpression" &&
				/^(?:names|nameIn|useNames)$/.test(of.callee.value ?? of.callee.callee?.value ?? ""))
		);
	};
}

/** The names that a file gives to people's names. */
function namesIn({ tree }: Source): Set<string> {
	const names = new Set<string>();
	const keyOf = ({ value, ctxt }: Node) => `${value} ${ctxt}`;
	const isName = isNameIn(names);
	const isOfPerson = (node: Node) => {
		const one = core(node);
		return (
			one.type === "CallExpression" &&
			/^(?:names|nameIn|useNames)$/.test(one.callee.value ?? one.callee.callee?.value ?? "")
		);
	};
	walk(tree, (node) => {
		if (node.type !== "VariableDeclarator" || !node.init) return;
		if (node.id.type === "Identifier" && isName(node.init)) names.add(keyOf(node.id));
		if (node.id.type !== "ObjectPattern") return;
		for (const { key, value } of node.id.properties) {
			const isPart = isOfPerson(node.init) && parts.includes(key?.value);
			const bound = value?.type === "Identifier" ? value : key;
			if (isPart || (stored.test(key?.value ?? "") && value?.type !== "AssignmentPattern" && bound))
				names.add(keyOf(bound));
		}
	});
	return names;
}

function unmarkedIn(source: Source): string[] {
	const { file, tree, lineOf, textOf } = source;
	const isName = isNameIn(namesIn(source));
	const found: string[] = [];
	const tell = (node: Node, why: string) =>
		found.push(`${file}:${lineOf(node)} ${why}: ${textOf(node).replace(/\s+/g, " ").slice(0, 70)}`);
	walk(tree, (node, around) => {
		if (node.type === "JSXElement" && node.opening.name.value === "bdi") {
			const marks = node.opening.attributes.map((one: Node) => one.name?.value);
			if (!marks.includes("dir") && !marks.includes("lang"))
				tell(node, "a text without its language");
		}
		if (node.type !== "JSXExpressionContainer" || around.at(-1)?.type === "JSXAttribute") return;
		const inside = around.at(-1)?.opening?.name?.value;
		const expression = core(node.expression);
		if (isName(expression) && inside !== "Written") tell(node, "a name");
		const values: Node[] =
			expression.type === "CallExpression" && expression.callee.value !== "initialsOf"
				? expression.arguments.flatMap(({ expression: one }: { expression: Node }) =>
						one.type === "ObjectExpression" ? one.properties : [],
					)
				: [];
		const hasName = values.some((one) =>
			isName(one.type === "Identifier" ? one : (one.value ?? one)),
		);
		if (hasName && inside !== "Sentence") tell(node, "a sentence with a name");
	});
	return found;
}

test("finds names that are not marked", () => {
	const read = (jsx: string) =>
		unmarkedIn(
			parse(
				"x.tsx",
				`function X({ person }) { const names = useNames(); const name = useNames()(person).full; const { first, full } = names(person); return ${jsx}; }`,
			),
		).length;
	const unmarked = [
		"<p>{name}</p>",
		"<p>{names(person).full}</p>",
		"<p>{person ? names(person).full : '…'}</p>",
		"<h1>{full}</h1>",
		"<p>{person.firstName}</p>",
		"<bdi>{title}</bdi>",
		"<p>{text('greeting', { name })}</p>",
		"<p>{text('greeting', { name: first })}</p>",
		"<p>{text('greeting', { name: isolateName(names(person).first) })}</p>",
	];
	const marked = [
		"<PersonName person={person} />",
		"<Written>{name}</Written>",
		"<bdi dir='ltr'>{person.email}</bdi>",
		"<Sentence>{text('greeting', { name: isolateName(name) })}</Sentence>",
		"<Button aria-label={text('editOf', { name })}>{text('edit')}</Button>",
		"<p>{text('greeting', { count })}</p>",
	];
	expect(unmarked.filter((jsx) => read(jsx) === 0)).toEqual([]);
	expect(marked.filter((jsx) => read(jsx) > 0)).toEqual([]);
});

test("marks each name that a screen shows", () => {
	const found = sourcesIn("web", /\.tsx$/)
		.filter(({ file }) => !file.startsWith("web/ui/texts/"))
		.flatMap(unmarkedIn);
	expect(found).toEqual([]);
});
