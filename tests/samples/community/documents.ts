import {
	createDocumentForTest,
	documentForTest,
	sendDocumentForTest,
} from "../../core/documents.ts";
import { createPersonForTest } from "../../core/people.ts";
import type { SamplesOf } from "../../core/samples.ts";

export default {
	list: async () => {
		const { cookie, id } = await createPersonForTest();
		return { cookie, params: { id: String(id) } };
	},
	start: async () => {
		const { cookie, id } = await createPersonForTest();
		return { cookie, params: { id: String(id) }, body: documentForTest() };
	},
	finish: async () => {
		const { cookie, id } = await createPersonForTest();
		return { cookie, params: { id: await sendDocumentForTest(cookie, id) } };
	},
	remove: async () => {
		const { cookie, id } = await createPersonForTest();
		return { cookie, params: { id: (await createDocumentForTest(cookie, id)).id } };
	},
	download: async () => {
		const { cookie, id } = await createPersonForTest();
		return { cookie, params: { id: (await createDocumentForTest(cookie, id)).id } };
	},
} satisfies SamplesOf<"documents">;
