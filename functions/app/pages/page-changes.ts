import type { DynamoDBRecord } from "aws-lambda";
import { type PageData, pageAt, pages } from "#shared/pages.ts";
import type { Affected, AffectedBy, Search, ToRender } from "../../base/pages/definePageData.ts";
import { readChange } from "../../base/stream/change.ts";
import { log, nameOfError } from "../../core/log.ts";
import { definitionOf, pageDataKinds } from "./definitions.ts";

/** What a batch of changes means for the public pages. */
type Changed = {
	render: "all" | Set<string>;
	removed: string[];
	lookUps: (() => Promise<string[]>)[];
	inData: Search[];
};

/** Which pages to render. `inData`: more of them are found once their data is read. */
export type Rendering = { render: ToRender; inData?: readonly Search[] };

/** What a change means for each kind of data. */
function follow(record: DynamoDBRecord): Affected[] {
	const change = readChange(record);
	try {
		return pageDataKinds.flatMap(
			(kind) => definitionOf(kind).affectedBy[change.entity as keyof AffectedBy]?.(change) ?? [],
		);
	} catch (error) {
		// Rendering reads the table again, so only the list of affected and removed pages is lost.
		log.error("record for the pages not read", {
			...nameOfError(error),
			sequence: record.dynamodb?.SequenceNumber,
		});
		return [{ render: "all" }];
	}
}

/** Which pages show changed data, and which ones are to be removed. */
export function changeOfPages(records: DynamoDBRecord[]): Changed {
	const found = records.flatMap(follow);
	const isAll = found.some(({ render }) => render === "all");
	return {
		render: isAll ? "all" : new Set(found.flatMap(({ render = [] }) => render)),
		removed: found.flatMap(({ removed = [] }) => removed),
		lookUps: found.flatMap(({ lookUp = [] }) => lookUp),
		inData: found.flatMap(({ inData = [] }) => inData),
	};
}

export const changesNothing = ({ render, inData }: Pick<Changed, "render" | "inData">) =>
	render !== "all" && render.size + inData.length === 0;

const changesByClock = (path: string) => {
	const shows = pages[pageAt(path)?.name ?? "home"].shows ?? [];
	return shows.length === 0 || shows.some((kind) => !definitionOf(kind).timeless);
};

/** Of all rendered paths, those to render now. */
export function pathsToRender(
	{ render, inData = [] }: Rendering,
	all: readonly string[],
	data: PageData,
): string[] {
	if (render === "all") return [...all];
	if (render === "byClock") return all.filter(changesByClock);
	const paths = new Set([...render, ...inData.flatMap(({ find }) => find(data))]);
	return all.filter((path) => paths.has(path));
}
