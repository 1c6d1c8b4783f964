import { type FunctionName, functionNames } from "#infra/functions.ts";
import { domains } from "#shared/api.ts";
import { type Row, row } from "../row.ts";
import { kilobytes } from "../stats.ts";
import { floors, functionBundle } from "./bundle.ts";

const bars = { must: [760, 215], aim: [620, 176] };
const sizes = ({ min, zip }: { min: number; zip: number }) => [kilobytes(min), kilobytes(zip)];

/** Whether people wait for the function's answer. Only then is its start time limited. */
export const answersPeople = (name: FunctionName) => (domains as string[]).includes(name);

/** Code size of each Lambda, minified and zipped, compared to the SDK alone. */
export async function measure(): Promise<Row[]> {
	const rows = [
		row("Lambda bundle, min / zip: floor, bare DocumentClient", sizes(await floors.bare()), {
			unit: "KB",
		}),
	];
	for (const name of functionNames) {
		const limits = answersPeople(name)
			? bars
			: { note: name === "pages" ? "with its renderer" : undefined };
		rows.push(row(`  ${name}`, sizes(await functionBundle(name)), { ...limits, unit: "KB" }));
	}
	return rows;
}
