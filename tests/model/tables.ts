import { allotments } from "./allotments.ts";
import { counterOutside, keyless, unconditional } from "./broken.ts";
import { dispenser } from "./dispenser.ts";
import { type Report, run } from "./run.ts";
import { crowded, opening, roomy, type Settings, soldOut } from "./settings.ts";
import type { Strategy } from "./strategy.ts";

type Line = [label: string, strategy: Strategy, change?: Partial<Settings>];

/** The columns of each line; all tables have the same ones. */
const columns: Record<string, (report: Report) => string> = {
	placed: ({ placed }) => whole(placed),
	"over / under / twice / orphans": (report) =>
		[report.over, report.under, report.duplicates, report.orphans].map(whole).join(" / "),
	busy: ({ busy }) => whole(busy),
	"placed/s": ({ rate }) => whole(rate),
	"placed p50 / p99": ({ toPlaced }) => toPlaced.map(time).join(" / "),
	"waiting p50 / p99": ({ toWaiting }) => toWaiting.map(time).join(" / "),
	"let in later": ({ letIn }) => whole(letIn),
	"units a person": ({ units }) => units.toFixed(1),
	"tries a call": ({ tries }) => tries.toFixed(1),
	conflicts: ({ conflicts }) => percent(conflicts),
	throttled: ({ throttled }) => percent(throttled),
};

const whole = (count: number) => count.toLocaleString("en", { maximumFractionDigits: 0 });
const percent = (share: number) => (Number.isNaN(share) ? "–" : `${(share * 100).toFixed(1)} %`);
const time = (ms: number) => {
	if (Number.isNaN(ms)) return "–";
	return ms < 1000 ? `${ms.toFixed(0)} ms` : `${(ms / 1000).toFixed(1)} s`;
};

/** Runs the lines of a table and formats it as Markdown. */
function table(title: string, settings: Settings, lines: Line[]) {
	const reports = lines.map(([, strategy, change]) => run(strategy, { ...settings, ...change }));
	const cells = reports.map((report, line) => [
		lines[line][0],
		...Object.values(columns).map((show) => show(report)),
	]);
	const head = ["", ...Object.keys(columns)];
	const widths = head.map((name, column) =>
		Math.max(3, name.length, ...cells.map((line) => line[column].length)),
	);
	const pad = (line: string[]) =>
		`| ${line.map((cell, column) => cell.padEnd(widths[column])).join(" | ")} |`;
	const rule = `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`;
	return { text: [`**${title}**`, "", pad(head), rule, ...cells.map(pad)].join("\n"), reports };
}

const shipped = allotments(96);
const spreadOut = allotments(96, 1);

/**
 * The correct strategies. The single counter has no other shard to try, so its clients pause
 * longer.
 */
const right: Line[] = [
	["counter, pauses up to 2 s", allotments(1), { longestPause: 2_000 }],
	["allotments, S = 64", allotments(64)],
	["allotments, S = 96 (shipped)", shipped],
	["allotments, S = 128", allotments(128)],
	["dispenser, 1 counter", dispenser(1)],
	["dispenser, 16 counters", dispenser(16)],
];

const limits: Line[] = [
	["shipped: G = 24, pauses up to 1 s", shipped],
	["pauses up to 120 ms", shipped, { longestPause: 120 }],
	["G = 6", allotments(96, 16)],
	["G = 6, pauses up to 120 ms", allotments(96, 16), { longestPause: 120 }],
	["G = 96", spreadOut],
	["nothing paid in vain", shipped, { waste: false }],
	["500 Lambda processes", shipped, { processes: 500 }],
	["500 Lambda processes, G = 96", spreadOut, { processes: 500 }],
];

const locks: Line[] = [3, 6, 12].flatMap((h): Line[] => [
	[`h = ${h} ms, S = 96`, shipped, { h }],
	[`h = ${h} ms, S = 96, 500 Lambda processes`, shipped, { h, processes: 500 }],
]);

const lists = [1, 4, 16].map((parts): Line => [`K = ${parts}`, shipped, { lists: parts }]);

const behind = [0, 96].flatMap((added) =>
	[80, 5_000].flatMap((indexLag): Line[] => [
		[`${added} places added, index up to ${indexLag} ms behind`, shipped, { added, indexLag }],
		[
			"the same, a promoter that stops at what moved on",
			shipped,
			{ added, indexLag, thorough: false },
		],
	]),
);

const wrong: Line[] = [
	["counter outside, few places", counterOutside],
	["counter outside, room for all", counterOutside, roomy],
	["no condition, few places", unconditional],
	["no key, room for all", keyless, roomy],
];

/** All tables, and the reports of the correct strategies. */
export function tables(): { text: string; right: Report[] } {
	const first = table("Opening: 12,000 people, 12,000 places, 1 s", opening, right);
	const second = table(
		"Full house: 10,000 people, 500 places, 1 s, one in twenty cancels",
		soldOut,
		right,
	);
	const others = [
		table("Opening, S = 96: what limits it", opening, limits),
		table("Opening: time between prepare and commit", opening, locks),
		table("Full house, S = 96: parts of the index", soldOut, lists),
		table(
			"2,000 people, 100 places, three in ten cancel: an index that is behind",
			{ ...crowded, cancel: 0.3 },
			behind,
		),
		table(
			"Negative controls: 2,000 people and 100 places, or 1,000 people and 1,200 places",
			crowded,
			wrong,
		),
	];
	const text = [first, second, ...others].map((one) => one.text).join("\n\n");
	return { text, right: [...first.reports, ...second.reports] };
}
