/** @jest-environment jsdom */
import { TextEncoder } from "node:util";
import { jest } from "@jest/globals";
import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { within } from "#local/pace.ts";
import { Markdown, safeTarget } from "./Markdown.tsx";

// react-dom/server needs TextEncoder at import time, and jsdom has none.
Object.assign(globalThis, { TextEncoder });
const { renderToStaticMarkup, renderToString } = await import("react-dom/server.node");

const html = (text: string) => renderToStaticMarkup(<Markdown under={2}>{text}</Markdown>);
const renderText = (text: string) => {
	const page = document.createElement("div");
	page.innerHTML = html(text);
	return page;
};

test("renders the supported Markdown syntax", () => {
	const text = [
		"# Title\n\nA **strong** and *quiet* ~~old~~ `word`, \\*so\\*.  \nNew line",
		"- one\n- [x] two\n  1. inner",
		"> said\n\n---\n\n| a | b |\n|:-|-:|\n| 1 | 2 |\n\n```js\nx < y\n```",
	].join("\n\n");
	expect(html(text)).toBe(
		[
			'<div class="markdown"><h3 dir="auto">Title</h3>',
			'<p dir="auto">A <strong>strong</strong> and <em>quiet</em> <del>old</del> <code dir="ltr">word</code>, *so*.',
			"<br/>New line</p>",
			'<ul dir="auto"><li><span>one</span></li><li>☑ <span>two</span><ol start="1"><li><span>inner</span></li></ol></li></ul>',
			'<blockquote dir="auto"><p>said</p></blockquote><hr/>',
			'<div class="markdown-table"><table dir="auto"><thead><tr><th data-align="start">a</th><th data-align="end">b</th>',
			'</tr></thead><tbody><tr><td data-align="start">1</td><td data-align="end">2</td></tr></tbody></table></div>',
			'<pre dir="ltr"><code>x &lt; y</code></pre></div>',
		].join(""),
	);
});

test("detects the direction of each block", () => {
	const page = renderText("# مرحبا\n\nHello\n\n- أهلًا\n\n> نص");
	expect([...page.querySelectorAll("[dir=auto]")].map(({ tagName }) => tagName)).toEqual([
		"H3",
		"P",
		"UL",
		"BLOCKQUOTE",
	]);
});

const hostile = [
	"<script>alert(1)</script>",
	"<img src=x onerror=alert(1)>",
	"a <b onclick=alert(1)>b</b> <svg/onload=alert(1)>",
	"[x](javascript:alert(1)) [y](JaVaScRiPt:alert(1)) [z](java\tscript:alert(1))",
	"[x](data:text/html,<script>alert(1)</script>) <javascript:alert(1)> [v](vbscript:x)",
	'[x](https://a.example "onmouseover=alert(1)") ![x](https://a.example/p.png "t")',
	"![x](javascript:alert(1))",
	"[x]: javascript:alert(1)\n\n[x] and [x][x]",
	"<!-- -->\n<iframe src=//evil.example>\n\n<style>*{}</style>",
	"&lt;script&gt;alert(1)&lt;/script&gt;",
	"<a href='javascript:alert(1)'>x</a>",
	"```\n</code><script>alert(1)</script>\n```",
	"| <script> |\n|-|\n| [x](javascript:1) |",
];

test.each(hostile)("renders no element or unsafe link from %s", (text) => {
	const page = renderText(text);
	expect(
		page.querySelector(
			"script, img, iframe, style, svg, b, [onclick], [onerror], [style], [title]",
		),
	).toBeNull();
	for (const link of page.querySelectorAll("a"))
		expect(link.getAttribute("href")).toMatch(/^(https?:|mailto:|\/)/);
});

test("shows HTML as plain text", () => {
	expect(renderText("a <b>c</b>\n\n<div>\nd\n</div>").textContent).toBe(
		"a <b>c</b><div>\nd\n</div>",
	);
});

test.each([
	["https://a.example/x?y#z", "https://a.example/x?y#z"],
	["http://a.example", "http://a.example/"],
	["mailto:info@kyokushin.example", "mailto:info@kyokushin.example"],
	["/events/7#classes", "/events/7#classes"],
	// Browsers resolve these as addresses of another site, so the code must too.
	["//a.example/x", "https://a.example/x"],
	["/\\a.example", "https://a.example/"],
	["/\t/a.example", "https://a.example/"],
	["events", null],
	["#about", null],
	["javascript:alert(1)", null],
	[" java\nscript:alert(1)", null],
	["data:text/html,x", null],
	["blob:https://a.example/x", null],
	["file:///etc/passwd", null],
	["tel:112", null],
	["https://", null],
])("resolves a link to %j to %j", (href, target) => expect(safeTarget(href)).toBe(target));

test("shows the address of a link without text", () => {
	expect(renderText("[](https://a.example/)").querySelector("a")?.textContent).toBe(
		"https://a.example/",
	);
});

const endless = {
	quotes: ">".repeat(20_000),
	numbers: "1. ".repeat(6_600),
	mixed: "- > ".repeat(5_000),
	stars: "*a **b ".repeat(1_250) + "c** d* ".repeat(1_250),
	lines: "~~a *b ".repeat(1_250) + "c* d~~ ".repeat(1_250),
	brackets: "![".repeat(10_000),
	underscores: "_a__b".repeat(4_000),
	indented: Array.from({ length: 140 }, (_, depth) => `${" ".repeat(2 * depth)}- a`).join("\n"),
};

test.each(Object.entries(endless))("renders endless %s within the time limit", (_, text) => {
	const begin = Date.now();
	expect(html(text).length).toBeGreaterThan(1_000);
	expect(Date.now() - begin).toBeLessThan(within(10_000));
});

test("hydrates to the same content as prerendered", async () => {
	Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
	const errors = jest.spyOn(console, "error").mockImplementation(() => {});
	for (const text of [
		...hostile,
		"# مرحبا\n\n- a\n\n  b\n- c\n\n| a |\n|-|\n| 1 |\n\n[![x](y)](/z)",
		endless.quotes,
	]) {
		const page = document.createElement("div");
		page.innerHTML = renderToString(<Markdown under={2}>{text}</Markdown>);
		const before = page.innerHTML;
		await act(async () => hydrateRoot(page, <Markdown under={2}>{text}</Markdown>));
		expect(page.innerHTML).toBe(before);
	}
	expect(errors).not.toHaveBeenCalled();
	errors.mockRestore();
});

test("shows pictures of this site in their size, and of other sites only the description", () => {
	const own = "/images/p/01m81bhzns8p20k8bjt8ry64sk.webp#1600x900-c9b28a";
	const page = renderText(
		`![The hall](${own})\n\n![Far](https://a.example/x.png) ![No](/images/../x)`,
	);
	const [image, ...others] = page.querySelectorAll("img");
	expect(others).toEqual([]);
	expect([image.getAttribute("src"), image.alt, image.width, image.height]).toEqual([
		own.replace(/#.*/, ""),
		"The hall",
		1600,
		900,
	]);
	expect(page.textContent).toBe("Far No");
});
