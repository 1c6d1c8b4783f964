import type { Page } from "playwright-core";
import type { AboutSection } from "#shared/content/about/about.schema.ts";
import { recordMessages } from "#web/base/records/records.messages.ts";
import { manageAboutMessages } from "#web/content/about/manageAbout.messages.ts";
import { aboutSectionForTest } from "../../core/about.ts";
import { call } from "../../core/api.ts";
import { recordTexts } from "../../core/recordText.ts";
import { uniqueText } from "../../core/unique.ts";
import {
	countAuditLines,
	fill,
	fillInName,
	press,
	superAdmin,
	type Writes,
	waitForToast,
} from "../write.ts";

const sectionText = recordTexts(manageAboutMessages, "manageAbout", true);

async function addedSection(): Promise<AboutSection> {
	const { cookie } = await superAdmin();
	const body = aboutSectionForTest({ titleEn: uniqueText("Dojos") });
	return (await call("POST", "/about", { cookie, body })).body;
}

export default {
	"a section is made": async () => {
		const session = await superAdmin();
		const open = async (page: Page) => {
			await fill(page, "Title (English)", "Our halls");
			await fill(page, "Title (Arabic)", "صالاتنا");
		};
		return { session, address: "/?tab=content&section=new", open, made: countAuditLines(session) };
	},
	"a section is changed": async () => {
		const [{ id }, session] = await Promise.all([addedSection(), superAdmin()]);
		const open = (page: Page) => fill(page, "Content (English)", "**Ten** dojos.");
		return {
			session,
			address: `/?tab=content&section=${id}`,
			open,
			made: countAuditLines(session),
		};
	},
	"a section is changed in the list": async () => {
		const [{ id }, session] = await Promise.all([addedSection(), superAdmin()]);
		const open = (page: Page) =>
			page.getByLabel("Content (English)", { exact: true }).fill("**Eleven** dojos.");
		return {
			session,
			address: `/?tab=content&about.all=1&inline=${id}`,
			open,
			button: (page) =>
				page.getByRole("button", { name: recordMessages.en["record.update"], exact: true }),
			done: waitForToast(sectionText("wasUpdated", "en")),
			made: countAuditLines(session),
		};
	},
	"a section is deleted": async () => {
		const [{ titleEn: title }, session] = await Promise.all([addedSection(), superAdmin()]);
		const open = (page: Page) =>
			press(page, fillInName(recordMessages.en["record.deleteOf"], title));
		return { session, address: "/?tab=content&about.all=1", open, made: countAuditLines(session) };
	},
} satisfies Writes;
