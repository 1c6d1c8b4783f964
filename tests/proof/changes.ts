import { unmarshall } from "@aws-sdk/util-dynamodb";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import { wholeTable } from "../core/table.ts";

type Item = Record<string, unknown>;

/** Attributes that differ in each write, or follow from others. */
const silent =
	/^(pk|sk|gsi.*|__edb_.__|version|updatedAt|createdAt|expiresAt|id|at|period|digest|ipAddress|lane|month|userAgent|url|askedAt|gatewayId|request|trail|event)$/;
/** What a new fee status changes for the search of people; its own tests hold it. */
const ofSearch = /^(facet|searchKey)$/;

const sorted = (value: unknown): unknown => {
	if (Array.isArray(value)) return value.map(sorted);
	if (typeof value !== "object" || value === null) return value;
	const parts = Object.entries(value).filter(([name]) => !silent.test(name));
	return Object.fromEntries(
		parts.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, one]) => [name, sorted(one)]),
	);
};
/** Ids that no test chooses are all called the same, and the day of the test is today. */
const named = (value: string) =>
	value
		.replace(/\b01[0-9A-HJKMNP-TV-Z]{24}\b/g, "ULID")
		.replace(/(?<![\w-])((?:\w+-)*?)[\w-]{22}(?![\w-])/g, "$1KEY")
		.replace(/\b\d{9,}\b/g, "ID")
		.replaceAll(kuwaitDate(Date.now()), "today");
const text = (value: unknown) =>
	named(
		typeof value === "string" ? value : (JSON.stringify(sorted(value)) ?? "-").replaceAll('"', ""),
	);

async function readAll(): Promise<Map<string, Item>> {
	const items = (await wholeTable()).map((item) => unmarshall(item));
	return new Map(items.map((item) => [`${item.pk} ${item.sk}`, item]));
}

const isChanged = (before: Item | undefined, after: Item | undefined) =>
	text(before ?? null) !== text(after ?? null);

/** What changed of a charge, and its new lines. */
function describeCharge({ lines: was, ...before }: Item, { lines, ...after }: Item): string {
	const added = (lines as Item[]).slice((was as Item[]).length);
	const names = Object.keys({ ...before, ...after })
		.filter((name) => !silent.test(name))
		.sort();
	return [
		...names
			.filter((name) => text(before[name]) !== text(after[name]))
			.map((name) => `${name} ${text(before[name])} → ${text(after[name])}`),
		...added.map((line) => `+ ${text(line)}`),
	].join(", ");
}

/** A changed item in words: what was added, changed or removed. */
function describe(before: Item | undefined, after: Item | undefined): string[] {
	const item = (after ?? before) as Item;
	const entity = String(item.__edb_e__);
	const names = Object.keys({ ...before, ...after })
		.filter((name) => !silent.test(name))
		.sort();
	if (entity === "tally") {
		const kind = /#([^#]+)$/.exec(String(item.pk))?.[1]?.replace(/^.*_/, "") ?? item.pk;
		return names.flatMap((name) => {
			const by = Number(after?.[name] ?? 0) - Number(before?.[name] ?? 0);
			return by === 0 ? [] : [`count ${kind}: ${named(name)} ${by > 0 ? "+" : ""}${by}`];
		});
	}
	if (ofSearch.test(entity)) return [];
	if (!before || !after)
		return [
			`${after ? "+" : "-"} ${entity}: ${names.map((name) => `${name} ${text(item[name])}`).join(", ")}`,
		];
	return [
		`${entity}: ${names
			.filter((name) => text(before[name]) !== text(after[name]))
			.map((name) =>
				name === "charge"
					? describeCharge(before.charge as Item, after.charge as Item)
					: `${name} ${text(before[name])} → ${text(after[name])}`,
			)
			.join(", ")}`,
	];
}

/** Everything that an act changes in the table, an item a line; without the search of people. */
export async function changesBy(act: () => Promise<unknown>): Promise<string[]> {
	const before = await readAll();
	await act();
	const after = await readAll();
	const changed = [...new Set([...before.keys(), ...after.keys()])].filter((key) =>
		isChanged(before.get(key), after.get(key)),
	);
	return changed.flatMap((key) => describe(before.get(key), after.get(key))).sort();
}
