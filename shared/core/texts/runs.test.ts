import { isolateRuns, splitRuns, targetOf } from "./runs.ts";

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
