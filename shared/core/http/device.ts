/**
 * Browsers by their tokens in `User-Agent`. The first match counts, because most browsers also
 * carry the tokens of others.
 */
const browsers: [name: string, sign: RegExp][] = [
	["Edge", /\bEdgA?\//],
	["Opera", /\bOPR\//],
	["Samsung Internet", /\bSamsungBrowser\//],
	["Firefox", /\b(Firefox|FxiOS)\//],
	["Chrome", /\b(Chrome|CriOS|HeadlessChrome)\//],
	["Safari", /\bSafari\//],
];

const systems: [name: string, sign: RegExp][] = [
	["iPhone", /\biPhone\b/],
	["iPad", /\biPad\b/],
	["Android", /\bAndroid\b/],
	["Windows", /\bWindows\b/],
	["macOS", /\bMac OS X\b/],
	["Linux", /\bLinux\b/],
];

const first = (table: [string, RegExp][], agent: string) =>
	table.find(([, sign]) => sign.test(agent))?.[0] ?? null;

/** Browser and system of a `User-Agent` header, by their usual names; null if unknown. */
export const deviceOf = (agent: string) => ({
	browser: first(browsers, agent),
	system: first(systems, agent),
});
