/** @jest-environment jsdom */
import { fireEvent, waitFor } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { userQuery } from "../../base/session/session.ts";
import { firstPage } from "../../core/calls/usePages.ts";
import ArticlePage from "./articles/ArticlePage.tsx";
import { LatestNews } from "./articles/LatestNews.tsx";
import ManageNews from "./ManageNews.tsx";
import NewsPage from "./NewsPage.tsx";
import { newsKind, newsQuery } from "./news.queries.ts";
import { newsOf, publishedArticleQuery } from "./published.queries.ts";

const article = (id: number, wish: object = {}) => ({
	id,
	titleEn: `Cup ${id}`,
	titleAr: `كأس ${id}`,
	contentEn: `Report ${id}`,
	contentAr: `تقرير ${id}`,
	category: "seminar",
	imageUrl: null,
	published: true,
	createdAt: "2027-04-17T09:00:00Z",
	publishedAt: "2027-05-18T09:00:00Z",
	updatedAt: "2027-06-19T09:00:00Z",
	...wish,
});

test.each(["en", "ar"] as const)(
	"in %s, an article is read in the reader’s language",
	async (locale) => {
		const view = renderPart(
			<Routes>
				<Route path="/news/:id" element={<ArticlePage />} />
			</Routes>,
			{ locale, at: "/news/7", data: [[publishedArticleQuery(7 as never).queryKey, article(7)]] },
		);
		const { title, text, day } = {
			en: { title: "Cup 7", text: "Report 7", day: "May 18, 2027" },
			ar: { title: "كأس 7", text: "تقرير 7", day: "١٨ مايو ٢٠٢٧" },
		}[locale];
		view.getByRole("heading", { level: 1, name: title });
		expect(view.texts("p.lines")).toEqual([text]);
		expect(view.texts("time")).toEqual([day]);
	},
);

test.each([
	[404, true],
	[500, false],
])("an article that answers %d is reported as missing: %s", async (status, isMissing) => {
	answerCalls(() => ({ status, body: { code: "not_found" } }));
	const view = renderPart(
		<Routes>
			<Route path="/news/:id" element={<ArticlePage />} />
		</Routes>,
		{ at: "/news/7" },
	);
	await view.findByText(isMissing ? "Article not found" : "Try again");
	expect(view.queryByText("Try again") !== null).toBe(!isMissing);
});

const list = (at: string, rows: object[], category?: "seminar") =>
	renderPart(<NewsPage />, {
		at,
		data: [[newsOf(category).queryKey, firstPage({ rows } as never)]],
	});

test("each listed article leads to its page", () => {
	const view = list("/news", [article(7), article(8, { category: "local" })]);
	expect(view.all("h2 a").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
		["Cup 7", "/news/7"],
		["Cup 8", "/news/8"],
	]);
	expect(view.getByRole("link", { name: "Read More: Cup 8" }).getAttribute("href")).toBe("/news/8");
	expect(view.texts(".category")).toEqual(["Seminar", "Local"]);
});

test.each([
	["/news", undefined, "There is no news yet. Check back soon."],
	["/news?category=seminar", "seminar", "There is no news in this category yet."],
	["/news?category=nothing", undefined, "There is no news yet. Check back soon."],
] as const)("an empty list at %s says of what", (at, category, words) => {
	list(at, [], category).getByText(words);
});

test("the start page shows as many articles as it has room for, and each opens in place", () => {
	const view = renderPart(<LatestNews count={2} />, {
		data: [[newsQuery.queryKey, [article(7), article(8), article(9)]]],
	});
	expect(view.texts("h3")).toEqual(["Cup 7", "Cup 8"]);
	fireEvent.click(view.getByRole("button", { name: "Read More: Cup 8" }));
	view.getByRole("button", { name: "Read less: Cup 8", expanded: true });
	view.getByRole("button", { name: "Read More: Cup 7", expanded: false });
	expect(view.texts("p.content:not(.clamped)")).toEqual(["Report 8"]);
	expect(view.getByRole("link", { name: "All news" }).getAttribute("href")).toBe("/news");
});

describe("staff’s list of news", () => {
	const rows = [
		article(3),
		article(4, { published: false, category: "local", createdAt: "2027-01-02T09:00:00Z" }),
		article(5, { published: false, titleAr: "", contentAr: "" }),
	];
	const open = (locale: "en" | "ar" = "en") => {
		const calls = answerCalls(({ method }) =>
			method === "GET" ? new Promise(() => undefined) : { body: {} },
		);
		const view = renderPart(<ManageNews />, {
			locale,
			data: [
				[userQuery.queryKey, { id: 1, role: "member" }],
				[newsKind.pages.queryKey, firstPage({ rows, next: undefined } as never)],
			],
		});
		return { ...view, writes: () => calls.filter(({ method }) => method !== "GET") };
	};

	test("has drafts first, each with its category, day and page", () => {
		const view = open();
		expect(view.texts("tbody th a")).toEqual(["Cup 4", "Cup 5", "Cup 3"]);
		expect(view.texts("tbody th .soft.block")).toEqual(["Local", "Seminar", "Seminar"]);
		expect(view.texts("tbody time")).toEqual(["Jan 2, 2027", "Apr 17, 2027", "Apr 17, 2027"]);
		expect(view.texts("tbody .badge").filter((one) => /^(Draft|Published)$/.test(one))).toEqual([
			"Draft",
			"Draft",
			"Published",
		]);
		expect(view.all("tbody th a")[0].getAttribute("href")).toBe("/news/4");
		expect(open("ar").texts("tbody th a")[0]).toBe("كأس 4");
	});

	test("publishes a draft that has both languages, and takes it back", async () => {
		const view = open();
		expect(view.queryByRole("button", { name: /^Publish.*Cup 5$/ })).toBeNull();
		expect(view.queryByRole("button", { name: /^Publish.*Cup 3$/ })).toBeNull();
		fireEvent.click(view.getByRole("button", { name: /^Publish.*Cup 4$/ }));
		await view.findByText("News published successfully");
		fireEvent.click(view.getByRole("button", { name: "Undo" }));
		await waitFor(() => expect(view.writes()).toHaveLength(2));
		expect(view.writes().map(({ method, path, body }) => [method, path, body])).toEqual([
			["POST", "/api/news/4/publish", undefined],
			["PATCH", "/api/news/4", { published: false }],
		]);
		expect(view.queries.getQueryState(newsKind.pages.queryKey)?.isInvalidated).toBe(true);
	});
});
