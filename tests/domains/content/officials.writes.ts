import type { Page } from "playwright-core";
import type { Official } from "#shared/content/officials/officials.schema.ts";
import { recordMessages } from "#web/base/records/records.messages.ts";
import { manageOfficialsMessages } from "#web/content/officials/manageOfficials.messages.ts";
import { call } from "../../core/api.ts";
import { officialForTest } from "../../core/officials.ts";
import { uniqueText } from "../../core/unique.ts";
import { countAuditLines, fill, fillInName, press, superAdmin, type Writes } from "../write.ts";

/** An official with a unique name. */
async function addedOfficial(): Promise<Official> {
	const { cookie } = await superAdmin();
	const body = officialForTest({ nameEn: uniqueText("Khalid") });
	return (await call("POST", "/officials", { cookie, body })).body;
}

export default {
	"an official is added": async () => {
		const session = await superAdmin();
		const open = async (page: Page) => {
			for (const [language, name, position] of [
				["English", "Khalid", "Treasurer"],
				["Arabic", "خالد", "أمين الصندوق"],
			]) {
				await fill(page, `Name (${language})`, name);
				await fill(page, `Position (${language})`, position);
			}
		};
		return { session, address: "/?tab=content&official=new", open, made: countAuditLines(session) };
	},
	"an official is changed": async () => {
		const [{ id }, session] = await Promise.all([addedOfficial(), superAdmin()]);
		const open = (page: Page) => fill(page, "Message (English)", "Osu");
		return {
			session,
			address: `/?tab=content&official=${id}`,
			open,
			made: countAuditLines(session),
		};
	},
	"an official may judge": async () => {
		const [{ id }, session] = await Promise.all([addedOfficial(), superAdmin()]);
		const level = manageOfficialsMessages.en["manageOfficials.level"];
		const open = (page: Page) =>
			page.getByLabel(level, { exact: true }).selectOption("Corner Judge A");
		return {
			session,
			address: `/?tab=content&judging=${id}`,
			open,
			made: countAuditLines(session),
		};
	},
	"an official is deleted": async () => {
		const [{ nameEn: name }, session] = await Promise.all([addedOfficial(), superAdmin()]);
		const open = (page: Page) =>
			press(page, fillInName(recordMessages.en["record.deleteOf"], name));
		return {
			session,
			address: "/?tab=content&officials.all=1",
			open,
			made: countAuditLines(session),
		};
	},
} satisfies Writes;
