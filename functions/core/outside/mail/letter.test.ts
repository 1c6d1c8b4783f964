import { composeEmail } from "./letter.ts";

describe("a letter", () => {
	const letter = { subject: "Osu", paragraphs: ['<b>"Hi" & bye</b>', "Two\nlines"] };

	test("says the same in both of its bodies", () => {
		const { text, html, subject } = composeEmail("en", letter);
		expect(subject).toBe("Osu");
		expect(text).toBe('<b>"Hi" & bye</b>\n\nTwo\nlines\n\nKyokushin Karate Kuwait');
		expect(html).toContain("&#60;b&#62;&#34;Hi&#34; &#38; bye&#60;/b&#62;");
		expect(html).not.toContain("<b>");
	});

	test("is set from right to left in Arabic, and signed in it", () => {
		const { html, text } = composeEmail("ar", letter);
		expect(html).toMatch(/^<!doctype html><html lang="ar" dir="rtl">/);
		expect(text.endsWith("كيوكوشن كاراتيه الكويت")).toBe(true);
	});

	test("ends with why it comes and where one changes that", () => {
		const foot = {
			text: "You have an account <here>.",
			label: "Choose",
			url: "https://site.example/profile#mail",
		};
		const { html, text } = composeEmail("en", { ...letter, foot });
		expect(
			text.endsWith("\n\nYou have an account <here>.\nChoose: https://site.example/profile#mail"),
		).toBe(true);
		expect(html).toContain(
			'You have an account &#60;here&#62;. <a href="https://site.example/profile#mail"',
		);
	});

	test("leads where it should, and nowhere else", () => {
		const url = 'https://site.example/?a=1&b="><script>';
		const { html, text } = composeEmail("en", { ...letter, action: { label: "Go <on>", url } });
		expect(text).toContain(`Go <on>: ${url}`);
		expect(html).toContain('href="https://site.example/?a=1&#38;b=&#34;&#62;&#60;script&#62;"');
		expect(html).not.toContain("<script>");
	});
});
