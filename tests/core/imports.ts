import { rowsAtOnce } from "#shared/community/imports/imports.rules.ts";
import type { Import } from "#shared/community/imports/imports.schema.ts";
import { call, eventually } from "./api.ts";
import type { Row } from "./importRows.ts";
import { createPersonForTest } from "./people.ts";

async function must(status: number, path: string, cookie: string, body?: object) {
	const answer = await call("POST", path, { cookie, body });
	if (answer.status !== status)
		throw new Error(`POST ${path} answered ${answer.status} ${JSON.stringify(answer.body)}`);
	return answer.body;
}

type Wish = { cookie?: string; fileName?: string };

/** An import without its rows, and its creator. */
export async function createDraftForTest(rows: number, wish: Wish = {}) {
	const {
		cookie = (await createPersonForTest({ role: "admin" })).cookie,
		fileName = "members.csv",
	} = wish;
	const { id }: Import = await must(201, "/imports", cookie, { fileName, rows });
	return { cookie, id };
}

/** Waits until an import is finished or taken back. */
export const settledImport = (cookie: string, id: string) =>
	eventually(async () => {
		const { body } = await call("GET", "/imports", { cookie });
		const found = (body as Import[]).find((one) => one.id === id);
		return (found?.state === "imported" || found?.state === "takenBack") && found;
	}, "the end of an import");

/** An import with all its rows. */
export async function sendForTest(rows: readonly Row[], wish: Wish = {}) {
	const draft = await createDraftForTest(rows.length, wish);
	for (let from = 0; from < rows.length; from += rowsAtOnce)
		await must(204, `/imports/${draft.id}/rows`, draft.cookie, {
			rows: rows.slice(from, from + rowsAtOnce),
		});
	return draft;
}

/** People imported from rows. */
export async function createImportForTest(rows: readonly Row[], wish: Wish = {}) {
	const { cookie, id } = await sendForTest(rows, wish);
	await must(202, `/imports/${id}/start`, cookie);
	return { cookie, id, import: await settledImport(cookie, id) };
}
