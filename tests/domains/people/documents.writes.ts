import type { Page } from "playwright-core";
import { documentMessages } from "#web/people/documents/documents.messages.ts";
import { auditOf } from "../../core/audit.ts";
import { createDocumentForTest } from "../../core/documents.ts";
import { createPersonForTest } from "../../core/people.ts";
import { press, type Writes } from "../write.ts";

export default {
	"a document is deleted": async () => {
		const session = await createPersonForTest();
		const { id } = await createDocumentForTest(session.cookie, session.id);
		const name = documentMessages.en["document.deleteOf"].replace(
			"{name}",
			"\u2068certificate.pdf\u2069",
		);
		const open = (page: Page) => press(page, name);
		const made = async () =>
			(await auditOf("document", id)).filter(({ action }) => action === "deleted").length;
		return { session, address: "/profile#documents", open, made };
	},
} satisfies Writes;
