/** @jest-environment jsdom */
import { fireEvent } from "@testing-library/react";
import { plainText } from "#tests/core/confirmIn.tsx";
import { answerCalls, renderPart } from "#tests/core/renderPart.tsx";
import { userQuery } from "../../base/session/session.ts";
import { firstPage } from "../../core/calls/usePages.ts";
import { officialKind } from "../officials/officials.queries.ts";
import AboutPage from "./AboutPage.tsx";
import { sectionKind } from "./about.queries.ts";
import { CopyPictures } from "./CopyPictures.tsx";
import ManageAbout from "./ManageAbout.tsx";

// The notice of a filter scrolls to itself, which the tests' browser cannot do.
Element.prototype.scrollIntoView = () => undefined;

const section = (id: number, wish: object = {}) => ({
	id,
	titleEn: `History ${id}`,
	titleAr: `تاريخ ${id}`,
	bodyEnMd: `Founded **${id}**`,
	bodyArMd: `تأسس **${id}**`,
	photoUrl: null,
	sortOrder: id,
	version: 3,
	...wish,
});
const pages = (rows: object[]) => firstPage({ rows, next: undefined } as never);

describe("the page about the federation", () => {
	const open = (locale: "en" | "ar") =>
		renderPart(<AboutPage />, {
			locale,
			data: [
				[
					sectionKind.pages.queryKey,
					pages([section(1, { photoUrl: "/images/about/1.webp" }), section(2)]),
				],
				[officialKind.pages.queryKey, pages([])],
			],
		});

	test("has its sections and where to begin", () => {
		const view = open("en");
		view.getByText("Who leads the federation, what it stands for, and how it trains.");
		expect(view.texts("h1, h2")).toEqual([
			"About the federation",
			"History 1",
			"History 2",
			"Come and train with us",
		]);
		expect(view.texts(".about-section p").map(plainText)).toEqual(["Founded 1", "Founded 2"]);
		expect(view.texts(".about-section strong")).toEqual(["1", "2"]);
		expect(view.all(".about-section img")).toHaveLength(1);
		expect(
			view.all(".about-start a").map((link) => [link.textContent, link.getAttribute("href")]),
		).toEqual([
			["Meet our coaches", "/coaches"],
			["See the classes", "/classes"],
		]);
		const arabic = open("ar");
		expect(arabic.texts(".about-section h2, .about-section p")).toEqual([
			"تاريخ 1",
			"تأسس 1",
			"تاريخ 2",
			"تأسس 2",
		]);
	});
});

describe("staff’s list of sections", () => {
	const rows = [section(2), section(11, { titleAr: "", bodyArMd: "" })];
	const open = (search = "") => {
		answerCalls(({ method, path }) =>
			method !== "GET"
				? { body: section(2) }
				: path.endsWith("/11")
					? { body: rows[1] }
					: new Promise(() => undefined),
		);
		return renderPart(<ManageAbout />, {
			at: `/admin/about${search}`,
			data: [
				[userQuery.queryKey, { id: 1, role: "member" }],
				[sectionKind.pages.queryKey, pages(rows)],
			],
		});
	};

	test("names each with what it lacks and its position", () => {
		const view = open();
		const cells = view
			.all("tbody tr")
			.map((row) => [...row.children].slice(0, 2).map(({ textContent }) => plainText(textContent)));
		expect(cells).toEqual([
			["History 2", "2"],
			[expect.stringMatching(/^History 11.+/), "11"],
		]);
		const titles = (search: string) =>
			open(search)
				.texts("tbody th")
				.map((name) => name.slice(0, 10));
		expect(titles("?about.sort=-order")).toEqual(["History 11", "History 2"]);
		expect(titles("?lacks=about.ar")).toEqual(["History 11"]);
	});

	test("opens one below its row, and closes it with the same button", async () => {
		const view = open();
		fireEvent.click(view.getByRole("button", { name: "Edit here: History 11", expanded: false }));
		expect(view.address()).toBe("/admin/about?inline=11");
		await view.findByRole("form", { name: /History 11|Edit/ });
		const field = view.getByLabelText(/^Title.*English/) as HTMLInputElement;
		expect(field.value).toBe("History 11");
		expect(document.activeElement?.tagName).toBe("INPUT");
		fireEvent.click(view.getByRole("button", { name: "Edit here: History 11", expanded: true }));
		expect(view.address()).toBe("/admin/about");
		expect(view.queryByRole("form")).toBeNull();
	});

	test("asks by the name before one is deleted", async () => {
		const view = open();
		fireEvent.click(view.getByRole("button", { name: /^Delete.*History 2$/ }));
		expect((await view.findByRole("dialog")).textContent).toContain("History 2");
	});
});

describe("pictures of other sites in the texts of a section", () => {
	const [one, two] = ["https://a.example/one.png", "https://b.example/two.png"];
	const open = (texts: { bodyEnMd: string; bodyArMd: string }, locale: "en" | "ar" = "en") => {
		const copied: unknown[] = [];
		const calls = answerCalls(({ body }) => ({
			body: { fileUrl: `/images/page/${(body as { url: string }).url.at(-5)}.webp` },
		}));
		const view = renderPart(<CopyPictures texts={texts} onCopied={(to) => copied.push(to)} />, {
			locale,
		});
		return { ...view, calls, copied };
	};

	test("are copied to this site, and stand in both texts by their new addresses", async () => {
		const view = open({
			bodyEnMd: `![A](${one}) and again ![A](${one})`,
			bodyArMd: `![B](${one}) ![C](${two}) ![D](/images/own.webp)`,
		});
		view.getByText(
			"2 pictures in the text are on another site. Visitors see only pictures of this site.",
		);
		fireEvent.click(view.getByRole("button", { name: "Copy to this site" }));
		await view.findByRole("button", { name: "Copy to this site" });
		expect(view.calls.map(({ body }) => body)).toEqual([
			{ purpose: "page", url: one },
			{ purpose: "page", url: two },
		]);
		expect(view.copied).toEqual([
			{
				bodyEnMd: "![A](/images/page/e.webp) and again ![A](/images/page/e.webp)",
				bodyArMd: "![B](/images/page/e.webp) ![C](/images/page/o.webp) ![D](/images/own.webp)",
			},
		]);
	});

	test("are counted in words, and not mentioned without one", () => {
		const single = open({ bodyEnMd: "", bodyArMd: `![C](${two})` }, "ar");
		single.getByText("في النص صورة من موقع آخر. لا يرى الزوار إلا صور هذا الموقع.");
		expect(open({ bodyEnMd: "![D](/images/own.webp)", bodyArMd: "" }).all("button")).toEqual([]);
	});
});
