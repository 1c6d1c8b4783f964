import { isolateRuns, runsToHtml, splitRuns, targetOf, writtenToHtml } from "./runs.ts";

const addresses = (text: string) =>
	splitRuns(text).flatMap((run) => (targetOf(run) ? [`${run.text} → ${targetOf(run)}`] : []));

describe("splitRuns", () => {
	test.each([
		["Call +965 5001 2345.", ["+965 5001 2345 → tel:+96550012345"]],
		["اتصل على ٥٠٠١ ٢٣٤٥ مساءً", ["٥٠٠١ ٢٣٤٥ → tel:+96550012345"]],
		[
			"00965-5001-2345 or 66612345",
			["00965-5001-2345 → tel:+96550012345", "66612345 → tel:+96566612345"],
		],
		["Write to info@club.example, please", ["info@club.example → mailto:info@club.example"]],
		[
			"See https://club.example/form?a=1&b=(2).",
			["https://club.example/form?a=1&b=(2) → https://club.example/form?a=1&b=(2)"],
		],
		["(www.club.example/a)", ["www.club.example/a → https://www.club.example/a"]],
		[
			"https://club.example/50012345/U-12 only",
			["https://club.example/50012345/U-12 → https://club.example/50012345/U-12"],
		],
		["The season 2026-2027, on 2026-11-26 at 9:00–10:00", []],
		["javascript:alert(1) and data:text/html,x", []],
		["Receipt KKK-2026-00012345, 1234567890123", []],
	])("finds the addresses in “%s”", (text, found) => {
		expect(addresses(text)).toEqual(found);
		expect(
			splitRuns(text)
				.map((run) => run.text)
				.join(""),
		).toBe(text);
	});

	test("reads a long text without addresses in linear time", () => {
		const before = performance.now();
		for (const part of ["a.", "a-", "1 ", "٥", "+1", "a@", "www."]) splitRuns(part.repeat(5_000));
		expect(performance.now() - before).toBeLessThan(2_000);
	});
});

describe("isolateRuns", () => {
	test.each([
		["هاتف: +965 2200 0000", "هاتف: \u2066+965 2200 0000\u2069"],
		["الفئة U-12 والإيصال KKK-2026-7", "الفئة \u2066U-12\u2069 والإيصال \u2066KKK-2026-7\u2069"],
		["في 2026-11-26", "في \u20662026-11-26\u2069"],
		["البريد a.b@c.example", "البريد \u2066a.b@c.example\u2069"],
		["افتح https://c.example/?t=U-12", "افتح https://c.example/?t=U-12"],
		["Call +965 2200 0000", "Call +965 2200 0000"],
	])("isolates what reads from left to right in “%s”", (text, isolated) => {
		expect(isolateRuns(text)).toBe(isolated);
	});
});

test("a text that is one address has no other parts", () => {
	for (const [text, kind] of [
		["a@club.example", "email"],
		["+965 5001 2345", "phone"],
		["https://club.example", "web"],
		["U-12", "code"],
		["Hello", "text"],
	] as const)
		expect(splitRuns(text)).toEqual([{ kind, text }]);
	expect(splitRuns("")).toEqual([]);
	expect(splitRuns("a@b.example c@d.example").map(({ kind }) => kind)).toEqual([
		"email",
		"text",
		"email",
	]);
});

test("an address ends before the punctuation behind it, and with a bracket that it opened", () => {
	const found = (text: string) => splitRuns(text).find(({ kind }) => kind === "web")?.text;
	for (const sign of [..."., ; : ! ? ' \" » ” ’ ، ؛ ؟".replaceAll(" ", "")])
		expect(found(`See https://a.example/b${sign}`)).toBe("https://a.example/b");
	expect(found("(https://a.example/b)")).toBe("https://a.example/b");
	expect(found("https://a.example/b_(c)")).toBe("https://a.example/b_(c)");
});

test("HTML isolates what reads from left to right in an Arabic text only, and escapes all", () => {
	const isolated = (text: string) => `<span dir="ltr" style="unicode-bidi:isolate">${text}</span>`;
	expect(runsToHtml("Call <b> U-12 & 5")).toBe("Call &#60;b&#62; U-12 &#38; 5");
	expect(runsToHtml("الفئة U-12 & <b>")).toBe(`الفئة ${isolated("U-12")} &#38; &#60;b&#62;`);
	expect(runsToHtml("انظر https://a.example/?b&c")).toBe(
		`انظر ${isolated("https://a.example/?b&#38;c")}`,
	);
	expect(writtenToHtml("O'Neil")).toBe('<bdi dir="auto" lang="en">O&#39;Neil</bdi>');
	expect(writtenToHtml("نورة")).toBe('<bdi dir="auto" lang="ar">نورة</bdi>');
});
