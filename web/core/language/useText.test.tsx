/** @jest-environment jsdom */
import { fireEvent } from "@testing-library/react";
import type { Locale } from "#shared/core/locales.ts";
import { renderPart } from "#tests/core/renderPart.tsx";
import { useSetLocale } from "./i18n.tsx";
import { keepTimesTogether, messages, useLocale, usePick, useText } from "./messages.ts";

const table = messages(
	{ "a.plain": "It’s plain", "a.count": "{count, plural, one {# day} other {# days}}" },
	{ "a.plain": "نص", "a.count": "{count, plural, one {يوم} other {# يومًا}}" },
);

function Sample({
	show,
}: {
	show: (text: ReturnType<typeof useText>, pick: ReturnType<typeof usePick>) => string;
}) {
	const text = useText(table) as ReturnType<typeof useText>;
	const pick = usePick();
	const setLocale = useSetLocale();
	return (
		<button type="button" title="Arabic" lang={useLocale()} onClick={() => setLocale("ar")}>
			{show(text, pick)}
		</button>
	);
}

const textOf = (locale: Locale, show: Parameters<typeof Sample>[0]["show"]) =>
	renderPart(<Sample show={show} />, { locale }).getByRole("button").textContent;

test("a text is that of the reader's language, with its values", () => {
	expect(textOf("en", (text) => text("a.plain"))).toBe("It’s plain");
	expect(textOf("ar", (text) => text("a.plain"))).toBe("نص");
	expect(textOf("en", (text) => text("a.count", { count: 1 }))).toBe("1 day");
	expect(textOf("ar", (text) => text("a.count", { count: 12 }))).toBe("١٢ يومًا");
});

test("a value that this release does not know is shown as it is stored", () => {
	expect(textOf("en", (text) => text("news.category.newer"))).toBe("newer");
	expect(textOf("ar", (text) => text("newer"))).toBe("newer");
});

test.each([
	["en", { titleEn: "Cup", titleAr: "كأس" }, "Cup"],
	["ar", { titleEn: "Cup", titleAr: "كأس" }, "كأس"],
	["ar", { titleEn: "Cup", titleAr: null }, "Cup"],
	["ar", { titleEn: "Cup", titleAr: "" }, "Cup"],
	["en", { titleEn: "", titleAr: "كأس" }, "كأس"],
	["en", { titleAr: undefined }, ""],
] as const)("in %s, the title of %j is “%s”", (locale, record, title) => {
	expect(textOf(locale, (_, pick) => pick(record, "title"))).toBe(title);
});

test("the language changes for the page, its document and the next visit", () => {
	const line = document.body.appendChild(document.createElement("p"));
	line.id = "arabic";
	const { getByRole, findByText } = renderPart(<Sample show={(text) => text("a.plain")} />);
	document.documentElement.lang = "en";
	fireEvent.click(getByRole("button"));
	const { lang, dir } = document.documentElement;
	expect([lang, dir, getByRole("button").lang]).toEqual(["ar", "rtl", "ar"]);
	expect([localStorage.getItem("language"), document.cookie]).toEqual([
		"ar",
		expect.stringContaining("language=ar"),
	]);
	expect(document.getElementById("arabic")).toBeNull();
	return findByText("نص");
});

test("the language changes also where nothing can be stored", () => {
	const { setItem } = Storage.prototype;
	Storage.prototype.setItem = () => {
		throw new Error("storage is disabled");
	};
	const { getByRole } = renderPart(<Sample show={(text) => text("a.plain")} />);
	document.documentElement.lang = "en";
	fireEvent.click(getByRole("button"));
	expect(getByRole("button").textContent).toBe("نص");
	Storage.prototype.setItem = setItem;
});

test.each([
	["at 5:30 PM", "at 5:30\u00a0PM"],
	["at 5:30\u202fAM", "at 5:30\u00a0AM"],
	["5 PMs", "5 PMs"],
	["٥:٣٠ م", "٥:٣٠\u00a0م"],
	["٥:٣٠ مساءً", "٥:٣٠\u00a0مساءً"],
	["٥ مدربين", "٥ مدربين"],
	["5 people", "5 people"],
])("a time and its part of the day stay on one line: %s", (text, together) => {
	expect(keepTimesTogether(text)).toBe(together);
});
