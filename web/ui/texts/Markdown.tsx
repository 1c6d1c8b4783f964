import { Lexer, type MarkedToken, type Token, type Tokens, type TokensList } from "marked";
import { createElement, type ReactNode, useMemo } from "react";
import { isOwnPicture } from "#shared/core/texts/own-picture.ts";
import { Runs } from "./Runs.tsx";
import "./markdown.css";

const deepest = 12;

/** Limits nesting: deeper content stays plain text, so that no input overflows the stack. */
class BoundedLexer extends Lexer {
	private depth = 0;

	private deeper(src: string, tokens: Token[], read: () => Token[]): Token[] {
		if (this.depth >= deepest) {
			tokens.push({ type: "text", raw: src, text: src });
			return tokens;
		}
		this.depth++;
		const found = read();
		this.depth--;
		return found;
	}

	override blockTokens(src: string, tokens: Token[] = [], isCut?: boolean) {
		return this.deeper(src, tokens, () => super.blockTokens(src, tokens, isCut)) as TokensList;
	}

	override inlineTokens(src: string, tokens: Token[] = []) {
		return this.deeper(src, tokens, () => super.inlineTokens(src, tokens));
	}
}

const own = "https://own.invalid";

/**
 * Validates a link's target: another site, an email address or a path on this site. Null otherwise.
 */
export function safeTarget(href: string): string | null {
	if (!URL.canParse(href, own)) return null;
	const url = new URL(href, own);
	if (url.origin === own) return href.startsWith("/") ? url.href.slice(own.length) : null;
	return ["https:", "http:", "mailto:"].includes(url.protocol) ? url.href : null;
}

const inside = (tokens: Token[] | undefined, isLink = false): ReactNode[] =>
	(tokens ?? []).map((token) => inline(token, isLink));

function link({ href, text, tokens }: Tokens.Link): ReactNode {
	const target = safeTarget(href);
	const words = text.trim() ? inside(tokens, true) : [href];
	return target
		? createElement("a", { href: target }, ...words)
		: createElement("span", null, ...words);
}

/**
 * A picture of this site, in the size that its address states. Of a picture on another site only
 * the description is shown, because pages load nothing from other sites.
 */
function picture({ href, text }: Tokens.Image): ReactNode {
	if (!isOwnPicture(href)) return text;
	const [address, hash = ""] = href.split("#");
	const [, width, height] = /^(\d+)x(\d+)/.exec(hash) ?? [];
	return <img src={address} alt={text} loading="lazy" width={width} height={height} />;
}

function inline(token: Token, isLink = false): ReactNode {
	const one = token as MarkedToken;
	switch (one.type) {
		case "strong":
		case "em":
		case "del":
			return createElement(one.type, null, ...inside(one.tokens, isLink));
		case "codespan":
			return <code dir="ltr">{one.text}</code>;
		case "br":
			return <br />;
		case "link":
			return link(one);
		case "image":
			return picture(one);
		case "checkbox":
			return one.checked ? "☑ " : "☐ ";
		case "text":
			return one.tokens ? (
				createElement("span", null, ...inside(one.tokens, isLink))
			) : (
				<Runs linked={!isLink}>{one.text}</Runs>
			);
		case "escape":
			return one.text;
		// HTML and other tokens are shown as typed.
		default:
			return token.raw;
	}
}

type Place = {
	/** Level of the heading above the text. */
	under: number;
	/**
	 * Set on the outermost blocks, which detect their direction from the text; nested blocks inherit
	 * the direction.
	 */
	dir?: "auto";
};

function list({ ordered, start, items }: Tokens.List, { under, dir }: Place): ReactNode {
	const drawn = items.map((item) => createElement("li", null, ...blocks(item.tokens, { under })));
	return ordered
		? createElement("ol", { dir, start: start || undefined }, ...drawn)
		: createElement("ul", { dir }, ...drawn);
}

const logical = { left: "start", right: "end", center: "center" };

function table({ header, rows }: Tokens.Table, { dir }: Place): ReactNode {
	const row = (cells: Tokens.TableCell[], cell: "th" | "td") =>
		createElement(
			"tr",
			null,
			...cells.map(({ tokens, align }) =>
				createElement(
					cell,
					{ "data-align": align ? logical[align] : undefined },
					...inside(tokens),
				),
			),
		);
	return (
		<div className="markdown-table">
			<table dir={dir}>
				<thead>{row(header, "th")}</thead>
				{rows.length > 0 && createElement("tbody", null, ...rows.map((cells) => row(cells, "td")))}
			</table>
		</div>
	);
}

function block(token: Token, place: Place): ReactNode {
	const { under, dir } = place;
	const one = token as MarkedToken;
	switch (one.type) {
		case "paragraph":
			return createElement("p", { dir }, ...inside(one.tokens));
		case "heading":
			return createElement(`h${Math.min(under + one.depth, 6)}`, { dir }, ...inside(one.tokens));
		case "blockquote":
			return createElement("blockquote", { dir }, ...blocks(one.tokens, { under }));
		case "list":
			return list(one, place);
		case "table":
			return table(one, place);
		case "code":
			return (
				<pre dir="ltr">
					<code>{one.text}</code>
				</pre>
			);
		case "hr":
			return <hr />;
		case "html":
			return (
				<p dir={dir} className="lines">
					{one.raw.trim()}
				</p>
			);
		case "space":
		case "def":
			return null;
		default:
			return inline(token);
	}
}

const blocks = (tokens: Token[], place: Place): ReactNode[] =>
	tokens.map((token) => block(token, place));

/**
 * Renders Markdown as React elements. HTML in the text is shown as plain text.
 * @param under level of the heading above; headings in the text start below it
 */
export function Markdown({ children, under }: { children: string; under: number }) {
	const tokens = useMemo(() => new BoundedLexer().lex(children), [children]);
	return createElement("div", { className: "markdown" }, ...blocks(tokens, { under, dir: "auto" }));
}
