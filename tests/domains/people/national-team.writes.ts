import type { Page } from "playwright-core";
import type { Athlete } from "#shared/people/national-team/national-team.schema.ts";
import { recordMessages } from "#web/base/records/records.messages.ts";
import { call } from "../../core/api.ts";
import { athleteForTest } from "../../core/national-team.ts";
import { uniqueText } from "../../core/unique.ts";
import { countAuditLines, fill, press, superAdmin, type Writes } from "../write.ts";

/** An athlete with a unique name. */
async function athlete(): Promise<Athlete> {
	const { cookie } = await superAdmin();
	const body = athleteForTest({ nameEn: uniqueText("Lost") });
	return (await call("POST", "/national-team", { cookie, body })).body;
}

export default {
	"an athlete is added": async () => {
		const session = await superAdmin();
		const open = (page: Page) => fill(page, "Name (English)", "Lost Athlete");
		return { session, address: "/?tab=content&athlete=new", open, made: countAuditLines(session) };
	},
	"an athlete is changed": async () => {
		const session = await superAdmin();
		const { id } = await athlete();
		const open = (page: Page) => fill(page, "Biography (English)", "Four titles.");
		return {
			session,
			address: `/?tab=content&athlete=${id}`,
			open,
			made: countAuditLines(session),
		};
	},
	"an athlete is deleted": async () => {
		const session = await superAdmin();
		const { nameEn } = await athlete();
		const open = (page: Page) =>
			press(page, recordMessages.en["record.deleteOf"].replace("{name}", nameEn));
		return { session, address: "/?tab=content", open, made: countAuditLines(session) };
	},
} satisfies Writes;
