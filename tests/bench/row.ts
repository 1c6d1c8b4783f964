/** A line of the table. `verdict` is empty if the figure has no limit. */
export type Row = {
	what: string;
	measured: string;
	must?: string;
	aim?: string;
	verdict?: "ok" | "under must but not aim" | "over must" | "not aim" | "not measured";
};

type Bars = {
	must?: number[];
	aim?: number[];
	unit?: string;
	digits?: number;
	/** The figure must be at least the limit, not at most. */
	atLeast?: boolean;
	/** A remark on the figure, in brackets. */
	note?: string;
};

/** A line for one or more figures with a limit each, such as the two sizes of a bundle. */
export function row(
	what: string,
	figures: number[],
	{ must, aim, unit = "", digits = 0, atLeast, note }: Bars,
): Row {
	const show = (values: number[] | undefined) =>
		values && `${values.map((value) => value.toFixed(digits)).join(" / ")}${unit && ` ${unit}`}`;
	const within = (bars: number[] | undefined) =>
		!bars ||
		figures.every((figure, position) =>
			atLeast ? figure >= bars[position] : figure <= bars[position],
		);
	const short = must ? "under must but not aim" : "not aim";
	return {
		what,
		measured: `${show(figures)}${note ? ` (${note})` : ""}`,
		must: show(must),
		aim: show(aim),
		verdict: must || aim ? (within(must) ? (within(aim) ? "ok" : short) : "over must") : undefined,
	};
}

export const missed = (what: string): Row => ({
	what,
	measured: "failed, see above",
	verdict: "not measured",
});

const columns = ["what", "measured", "must", "aim", "verdict"] as const;

export function toTable(rows: Row[]): string {
	const cells = rows.map((row) => columns.map((column) => row[column] ?? ""));
	const lines = [[...columns], ...cells];
	const widths = columns.map((_, column) => Math.max(...lines.map((line) => line[column].length)));
	const pad = (line: string[]) =>
		line
			.map((cell, column) => cell.padEnd(widths[column]))
			.join("  ")
			.trimEnd();
	const rule = widths.map((width) => "─".repeat(width)).join("──");
	return [pad(lines[0]), rule, ...cells.map(pad)].join("\n");
}
