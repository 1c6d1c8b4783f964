import type { Page } from "playwright-core";
import { createMergeForTest, createPairForTest } from "../../core/merges.ts";
import { createPersonForTest } from "../../core/people.ts";
import { countAuditLines, type Writes } from "../write.ts";

export default {
	"two people are noted as two": async () => {
		const [session] = [
			await createPersonForTest({ role: "super-admin" }),
			await createPairForTest(),
		];
		const open = (page: Page) =>
			page
				.getByRole("button", { name: /^Not the same person: .*Salma Twin/ })
				.first()
				.click();
		return { session, address: "/duplicates", open, made: countAuditLines(session) };
	},
	"two people are merged": async () => {
		const [session] = [
			await createPersonForTest({ role: "super-admin" }),
			await createPairForTest(),
		];
		const open = (page: Page) =>
			page
				.getByRole("button", { name: /^Compare and merge: .*Salma Twin/ })
				.first()
				.click();
		return { session, address: "/duplicates", open, made: countAuditLines(session) };
	},
	"a merge is undone": async () => {
		const [session, { merged }] = [
			await createPersonForTest({ role: "super-admin" }),
			await createMergeForTest(),
		];
		const open = (page: Page) =>
			page.getByRole("button", { name: new RegExp(`^Undo: .*${merged.lastName}`) }).click();
		return { session, address: "/duplicates", open, made: countAuditLines(session) };
	},
} satisfies Writes;
