import { composeEmail } from "./letter.ts";

describe("an email", () => {
	const letter = { subject: "Osu", paragraphs: ['<b>"Hi" & bye</b>', "Two\nlines"] };

	const siteUrl = "https://site.example";

	test("an email begins with the mark and the federation's name in its language", () => {
		const { html } = composeEmail("ar", letter, { siteUrl });
		expect(html).toContain('src="https://site.example/app/icon-192.png"');
		expect(html.indexOf("كيوكوشن كاراتيه الكويت")).toBeLessThan(html.indexOf("Two"));
	});

	test("an email has the same content as text and as HTML", () => {
		const { text, html, subject } = composeEmail("en", letter, { siteUrl });
		expect(subject).toBe("Osu");
		expect(text).toBe('<b>"Hi" & bye</b>\n\nTwo\nlines\n\nKyokushin Karate Kuwait');
		expect(html).toContain("&#60;b&#62;&#34;Hi&#34; &#38; bye&#60;/b&#62;");
		expect(html).not.toContain("<b>");
	});

	test("an Arabic email is right to left and signed in Arabic", () => {
		const { html, text } = composeEmail("ar", letter, { siteUrl });
		expect(html).toMatch(/^<!doctype html><html lang="ar" dir="rtl">/);
		expect(text.endsWith("كيوكوشن كاراتيه الكويت")).toBe(true);
	});

	test("an email ends with the reason for it and a link to the settings", () => {
		const foot = {
			text: "You have an account <here>.",
			label: "Choose",
			url: "https://site.example/profile#mail",
		};
		const { html, text } = composeEmail("en", { ...letter, foot }, { siteUrl });
		expect(
			text.endsWith("\n\nYou have an account <here>.\nChoose: https://site.example/profile#mail"),
		).toBe(true);
		expect(html).toContain(
			'You have an account &#60;here&#62;. <a href="https://site.example/profile#mail"',
		);
	});

	test("an email shows the event that it is about as a card, after its text", () => {
		const card = { title: "Cup <8>", lines: ["Friday, January 8", "Jahra & Hall"] };
		const { html, text } = composeEmail("en", { ...letter, card }, { siteUrl });
		expect(text).toContain("Two\nlines\n\nCup <8>\nFriday, January 8\nJahra & Hall\n\n");
		expect(html).toContain("Cup &#60;8&#62;</strong><br>Friday, January 8<br>Jahra &#38; Hall<br>");
		expect(html.indexOf("Two")).toBeLessThan(html.indexOf("Cup"));
	});

	test("an email shows a code with its address as text, before the button", () => {
		const code = { title: "Code", text: "Show it <here>.", url: "https://site.example/a#entry=1" };
		const action = { label: "Open", url: "https://site.example/b" };
		const { html, text } = composeEmail("en", { ...letter, code, action }, { siteUrl });
		expect(text).toContain(
			"\n\nCode: https://site.example/a#entry=1\nShow it <here>.\n\nOpen: https://site.example/b",
		);
		expect(html).toContain("Show it &#60;here&#62;.");
		expect(html.indexOf("Show it")).toBeLessThan(html.indexOf("https://site.example/b"));
	});

	test("an email's button has its link escaped", () => {
		const url = 'https://site.example/?a=1&b="><script>';
		const { html, text } = composeEmail(
			"en",
			{ ...letter, action: { label: "Go <on>", url } },
			{ siteUrl },
		);
		expect(text).toContain(`Go <on>: ${url}`);
		expect(html).toContain('href="https://site.example/?a=1&#38;b=&#34;&#62;&#60;script&#62;"');
		expect(html).not.toContain("<script>");
	});

	test("telephone numbers, addresses and codes read from left to right in an Arabic email", () => {
		const { html, text } = composeEmail(
			"ar",
			{
				subject: "تنبيه",
				paragraphs: ["الإيصال KKK-2026-7 للفئة U-12 في https://site.example/a?b=U-12."],
			},
			{ siteUrl, signed: "كيوكوشن كاراتيه الكويت\n+965 2200 0000\ninfo@site.example" },
		);
		const isolated = (words: string) =>
			expect(html).toContain(`<span dir="ltr" style="unicode-bidi:isolate">${words}</span>`);
		for (const words of ["KKK-2026-7", "U-12", "+965 2200 0000", "info@site.example"]) {
			expect(text).toContain(`\u2066${words}\u2069`);
			isolated(words);
		}
		isolated("https://site.example/a?b=U-12");
		expect(text).toContain("في https://site.example/a?b=U-12.");
	});
});
