import type { Page } from "playwright-core";
import { importsMessages } from "#web/community/imports/imports.messages.ts";
import { auditOf } from "../../core/audit.ts";
import { rowForTest } from "../../core/importRows.ts";
import { createImportForTest } from "../../core/imports.ts";
import { createPersonForTest } from "../../core/people.ts";
import { uniqueName } from "../../core/unique.ts";
import { press, type Writes } from "../write.ts";

/** An import of one member from a file with a unique name. */
async function importedFile() {
	const fileName = `${uniqueName()}.csv`;
	return { fileName, ...(await createImportForTest([rowForTest()], { fileName })) };
}

export default {
	"an import is taken back": async () => {
		const [session, { id, fileName }] = [
			await createPersonForTest({ role: "admin" }),
			await importedFile(),
		];
		const name = importsMessages.en["imports.takeBackOf"].replace("{file}", fileName);
		const made = async () =>
			(await auditOf("import", id)).filter(({ action }) => action === "import_taken_back").length;
		return { session, address: "/import", open: (page: Page) => press(page, name), made };
	},
} satisfies Writes;
