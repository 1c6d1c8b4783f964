/** Browsers by what they call themselves; the first that matches counts, as most claim to be others too. */
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

/** Browser and system of a `User-Agent` header, as their owner would name them; null where unknown. */
export const deviceOf = (agent: string) => ({
	browser: first(browsers, agent),
	system: first(systems, agent),
});
