/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { newsCategories } from "#shared/content/news/news.rules.ts";
import type { NewsItem } from "#shared/content/news/news.schema.ts";
import { Language } from "../../../core/language/i18n.tsx";
import { newsMessages } from "../news.messages.ts";
import { Dateline } from "./Dateline.tsx";

test.each(newsCategories)(
	"labels the badge of an article about %s and gives it the colour of its category",
	(category) => {
		const item = { category, published: true, createdAt: "2026-11-01T09:00:00Z" } as NewsItem;
		const { getByText } = render(
			<Language initial="en">
				<Dateline item={item} />
			</Language>,
		);
		expect([...getByText(newsMessages.en[`news.${category}`]).classList]).toEqual([
			"badge",
			"category",
			category,
		]);
	},
);

test("shows an unknown category as it is, in a plain badge", () => {
	const item = { category: "travel", published: true, createdAt: "2026-11-01T09:00:00Z" };
	const { getByText } = render(
		<Language initial="en">
			<Dateline item={item as unknown as NewsItem} />
		</Language>,
	);
	expect([...getByText("travel").classList]).toEqual(["badge", "category"]);
});

test.each([
	["2026-11-20T09:00:00Z", "November 20, 2026"],
	[null, "November 1, 2026"],
])("an article that was published at %s bears the date of %s", (publishedAt, date) => {
	const item = { category: "local", createdAt: "2026-11-01T09:00:00Z", publishedAt };
	const { getByText } = render(
		<Language initial="en">
			<Dateline item={item as NewsItem} />
		</Language>,
	);
	expect(getByText(date).tagName).toBe("TIME");
});
