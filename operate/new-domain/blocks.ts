const depthOf = (line: string) => line.length - line.trimStart().length;
const closes = /^\s*([\])}]|<\/|\/?>)/;

/**
 * The line after the statement, property or element that begins at `start`, judged by indentation.
 */
function endOf(lines: string[], start: number): number {
	const own = depthOf(lines[start]);
	const belongs = (line: string) =>
		depthOf(line) > own || (depthOf(line) === own && closes.test(line));
	let end = start + 1;
	for (let at = end; at < lines.length && (lines[at] === "" || belongs(lines[at])); at++)
		if (lines[at] !== "") end = at + 1;
	return end;
}

/**
 * The beginning of a block: its first line, and its first property if that line is only a bracket.
 */
const beginningOf = (lines: string[], at: number) =>
	lines[at].trim() === "{" ? `${lines[at]}\n${lines[at + 1]}` : lines[at];

/** Removes the comment at the end of some lines. */
function dropComment(lines: string[]): void {
	if (!/^\s*(\/\*\*|\/\/|\*)/.test(lines.at(-1) ?? "")) return;
	const isBegun = /^\s*(\/\*\*|\/\/)/.test(lines.at(-1) ?? "");
	lines.pop();
	if (!isBegun) dropComment(lines);
}

/**
 * Replaces each block of a source whose beginning `isMeant` accepts; removes it, and the comment
 * above it, if `change` returns nothing.
 */
export function changeBlocks(
	source: string,
	isMeant: (beginning: string) => boolean,
	change: (block: string) => string[],
) {
	const lines = source.split("\n");
	const changed: string[] = [];
	for (let at = 0; at < lines.length; ) {
		const isChanged = isMeant(beginningOf(lines, at));
		const end = isChanged ? endOf(lines, at) : at + 1;
		const block = lines.slice(at, end).join("\n");
		const next = isChanged ? change(block) : [block];
		if (next.length === 0) dropComment(changed);
		changed.push(...next);
		at = end;
	}
	return changed.join("\n");
}
