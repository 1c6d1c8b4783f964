import { escapeHtml } from "./html.ts";
import { langOf } from "./lang-of.ts";

test("a text is Arabic if any of its letters is", () => {
	expect(["نورة", "Noura نورة", "Noura", "", "12"].map(langOf)).toEqual([
		"ar",
		"ar",
		"en",
		"en",
		"en",
	]);
});

test("escapes all signs that mean something in HTML", () => {
	expect(escapeHtml(`<a href="b" c='d'>&</a>`)).toBe(
		"&#60;a href=&#34;b&#34; c=&#39;d&#39;&#62;&#38;&#60;/a&#62;",
	);
});
