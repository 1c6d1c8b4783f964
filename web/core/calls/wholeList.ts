import type { PageOf } from "./client.ts";

/** All rows of a list that comes in pages, for who cannot do with some of them. @param read asks for the page behind a cursor */
export async function wholeList<Row>(
	read: (cursor?: string) => Promise<PageOf<Row>>,
): Promise<Row[]> {
	const rows: Row[] = [];
	let cursor: string | undefined;
	do {
		const page = await read(cursor);
		rows.push(...page.rows);
		cursor = page.next;
	} while (cursor);
	return rows;
}
