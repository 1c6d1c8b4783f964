import { type Node, parse, type Source, sourcesIn, walk } from "../core/syntax.ts";

/**
 * A browser that translates a page puts each text into elements of its own (`<font>`). React then
 * fails where it removes such a text, or inserts an element before it: the text is no longer where
 * React left it. So where something comes and goes, each text needs an element around it.
 */

/** The expression within `as`, `!` and brackets. */
function core(node: Node): Node {
	if (node.type === "ParenthesisExpression" || node.type === "TsNonNullExpression")
		return core(node.expression);
	if (node.type === "TsAsExpression" || node.type === "OptionalChainingExpression")
		return core(node.expression ?? node.base);
	return node;
}

/** Calls that answer text: `text(…)`, `words(…)`, `formatDate(…)`, `pick(…)`. */
const textCalls =
	/^(?:text|words?|said|message|calendar|told|shown|money|pick|names?|when|day|format[A-Z]\w*|atLeast|beltName|useText|join|toString)$|(?:Name|Text|Words|Of)$/;

const isElement = ({ type }: Node) => type === "JSXElement" || type === "JSXFragment";

/** Whether an expression may be text, by its form. */
function isText(node: Node): boolean {
	const one = core(node);
	if (one.type === "StringLiteral") return one.value.trim() !== "";
	if (one.type === "TemplateLiteral") return true;
	if (one.type === "CallExpression")
		return textCalls.test(one.callee.property?.value ?? one.callee.value ?? "");
	if (one.type === "BinaryExpression" && one.operator === "+") return isText(one.left);
	return one.type === "MemberExpression";
}

const choices = (node: Node): Node[] => {
	const one = core(node);
	if (one.type === "ConditionalExpression")
		return [...choices(one.consequent), ...choices(one.alternate)];
	if (one.type === "BinaryExpression" && one.operator === "&&") return choices(one.right);
	if (one.type === "BinaryExpression" && ["||", "??"].includes(one.operator))
		return [...choices(one.left), ...choices(one.right)];
	return [one];
};

const isChoice = (node: Node) => {
	const one = core(node);
	return (
		one.type === "ConditionalExpression" ||
		(one.type === "BinaryExpression" && ["&&", "||", "??"].includes(one.operator))
	);
};
const nameOf = (element: Node): string => element.opening?.name?.value ?? "";

type Child = { node: Node; is: "text" | "choice" | "list" | "part" | "steady" };

/** What the children of an element are; white space alone is no child. */
function childrenOf(element: Node, unsteady: ReadonlySet<string>): Child[] {
	return element.children.flatMap((child: Node): Child[] => {
		if (child.type === "JSXText") return child.value.trim() ? [{ node: child, is: "text" }] : [];
		if (isElement(child)) {
			const is = unsteady.has(nameOf(child)) ? "part" : "steady";
			return [{ node: child, is }];
		}
		const expression = core(child.expression ?? child);
		if (expression.type === "JSXEmptyExpression") return [];
		if (expression.type === "StringLiteral" && !expression.value.trim()) return [];
		if (isChoice(expression)) {
			const all = choices(expression);
			// One text or the other is one text that changes.
			if (expression.type === "ConditionalExpression" && all.every(isText))
				return [{ node: expression, is: "text" }];
			return [{ node: expression, is: "choice" }];
		}
		if (isText(expression)) return [{ node: expression, is: "text" }];
		const isList =
			expression.type === "CallExpression" &&
			/^(?:map|flatMap)$/.test(expression.callee.property?.value ?? "");
		return [{ node: expression, is: isList ? "list" : "steady" }];
	});
}

/** The places of a source at which a translated page would break. */
function breaksIn(
	{ tree, file, lineOf, textOf }: Source,
	{ unsteady, transparent }: Record<"unsteady" | "transparent", ReadonlySet<string>>,
): string[] {
	const found: string[] = [];
	const tell = (node: Node, why: string) =>
		found.push(`${file}:${lineOf(node)} ${why}: ${textOf(node).replace(/\s+/g, " ").slice(0, 70)}`);
	walk(tree, (node, around) => {
		if (node.type === "JSXAttribute" && node.name.value === "fallback") {
			const value = node.value?.expression ?? node.value;
			const of = nameOf({ opening: around.at(-1) } as unknown as Node);
			if (
				/^(?:LazyParts|Suspense|RevealTogether)$/.test(of) &&
				value &&
				choices(value).some(isText)
			)
				tell(node, "a fallback of bare text");
		}
		if (!isElement(node)) return;
		const children = childrenOf(node, unsteady);
		const isAlone =
			children.length === 1 && node.type === "JSXElement" && !transparent.has(nameOf(node));
		for (const [at, { node: child, is }] of children.entries()) {
			if (is === "choice" && !isAlone && choices(child).some(isText))
				tell(child, "a text that comes and goes");
			if (
				is === "text" &&
				children.slice(0, at).some((one) => one.is !== "text" && one.is !== "steady")
			)
				tell(child, "a text behind something that comes and goes");
			if (is === "text" && node.type === "JSXFragment" && around.some((one) => isChoice(one)))
				tell(child, "a text in a fragment that comes and goes");
		}
	});
	return found;
}

const sources = sourcesIn("web", /\.tsx$/);

/** Components that show nothing at times, or whose code is fetched when they are first shown. */
const unsteadyIn = ({ tree, textOf }: Source): Set<string> => {
	const names = new Set<string>();
	walk(tree, (node) => {
		const body = node.type === "FunctionDeclaration" ? node : node.init;
		const name = node.type === "FunctionDeclaration" ? node.identifier?.value : node.id?.value;
		if (!body || !/^[A-Z]/.test(name ?? "")) return;
		if (/return null;|return undefined;|: null;|&& <|lazyPart\(|\blazy\(/.test(textOf(body)))
			names.add(name);
	});
	return names;
};
const exported = /\bexport (?:default )?(?:const|function) ([A-Z]\w*)/g;
/** Of all files, what others import. */
const unsteadyExports = sources.flatMap((source) => {
	const names = [...source.textOf(source.tree).matchAll(exported)].map(([, name]) => name);
	const unsteady = unsteadyIn(source);
	return names.filter((name) => unsteady.has(name));
});

/** Components that show their children beside other things, or without an element around them. */
const transparent = new Set(
	sources.flatMap(({ tree }) => {
		const names: string[] = [];
		walk(tree, (node, around) => {
			const parent = around.at(-1);
			if (node.type !== "Identifier" || node.value !== "children") return;
			const isReturned = ["ReturnStatement", "ArrowFunctionExpression"].includes(
				parent?.type ?? "",
			);
			if (parent?.type !== "JSXExpressionContainer" && !isReturned) return;
			const element = around.findLast(isElement);
			const isSole = element?.type === "JSXElement" && childrenOf(element, new Set()).length === 1;
			const component = around
				.map((one) => one.identifier?.value ?? one.id?.value ?? "")
				.findLast((name) => /^[A-Z]/.test(name));
			if (component && (isReturned || !isSole)) names.push(component);
		});
		return names;
	}),
);

test("finds texts that a translated page would lose", () => {
	const broken = [
		"<p>{isOpen && text('a')} {text('b')}</p>",
		"<p>{coach ? <Name /> : '…'} <b>b</b></p>",
		"<p>{coach ? <Name /> : names(coach).full}<b>b</b></p>",
		"<LazyParts fallback='…'><Coach /></LazyParts>",
		"<LazyParts fallback={text('a')}><Coach /></LazyParts>",
		"<Beside>{isOpen && text('a')}</Beside>",
		"<>{isOpen && text('a')}</>",
		"<p>{isOpen && <b>a</b>} · {text('b')}</p>",
		"<p><Lazy /> {text('b')}</p>",
		"<p>{rows.map((row) => <b>{row}</b>)} {text('b')}</p>",
		"<p><b>a</b>{isOpen && <> · {text('b')}</>}</p>",
		"<p>{error.reason ?? text('a')} <b>b</b></p>",
	];
	const whole = [
		"<p>{isOpen && text('a')}</p>",
		"<p>{coach ? <Name /> : '…'}</p>",
		"<p>{text('a')} {isOpen && <b>b</b>}</p>",
		"<p>{text(isOpen ? 'a' : 'b')} <b>{count}</b></p>",
		"<p>{isOpen ? text('a') : text('b')} <b>c</b></p>",
		"<p>{isOpen && <b>a</b>} <span>{text('b')}</span></p>",
		"<Button>{isOpen ? text('a') : <Icon />}</Button>",
		"<LazyParts fallback={<span>…</span>}><Coach /></LazyParts>",
		"<>{text('a')} <b>b</b></>",
		"<WholeField fallback='0' />",
	];
	const breaks = (jsx: string) =>
		breaksIn(parse("x.tsx", `export const x = ${jsx};`), {
			unsteady: new Set(["Lazy"]),
			transparent: new Set(["Beside"]),
		});
	expect(broken.filter((jsx) => breaks(jsx).length === 0)).toEqual([]);
	expect(whole.flatMap(breaks)).toEqual([]);
});

test("no text stands bare beside what comes and goes", () => {
	const found = sources.flatMap((source) =>
		breaksIn(source, {
			unsteady: new Set([...unsteadyExports, ...unsteadyIn(source)]),
			transparent,
		}),
	);
	expect(found).toEqual([]);
});
