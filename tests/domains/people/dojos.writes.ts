import type { Page } from "playwright-core";
import type { Dojo } from "#shared/people/dojos/dojos.schema.ts";
import { recordMessages } from "#web/base/records/records.messages.ts";
import { manageDojosMessages } from "#web/people/dojos/staff/manageDojos.messages.ts";
import { call } from "../../core/api.ts";
import { dojoForTest } from "../../core/dojos.ts";
import { countAuditLines, fill, fillInName, press, staff, type Writes } from "../write.ts";

/** A new dojo, not published. */
async function draftDojo(): Promise<Dojo> {
	const { cookie } = await staff();
	const dojo = dojoForTest({ published: false });
	return (await call("POST", "/dojos", { cookie, body: dojo })).body;
}

const manageDojos = manageDojosMessages.en;

export default {
	"a dojo is made": async () => {
		const session = await staff();
		const open = async (page: Page) => {
			await fill(page, "Name (English)", "Lost dojo");
			await fill(page, "Name (Arabic)", "الدوجو المفقود");
			const area = page.getByLabel(manageDojos["manageDojos.area"], { exact: true });
			await area.selectOption("jahra");
		};
		return { session, address: "/?tab=dojos&dojo=new", open, made: countAuditLines(session) };
	},
	"a dojo is changed": async () => {
		const [dojo, session] = await Promise.all([draftDojo(), staff()]);
		const open = (page: Page) => fill(page, manageDojos["manageDojos.phone"], "+96522226666");
		return {
			session,
			address: `/?tab=dojos&dojo=${dojo.id}`,
			open,
			made: countAuditLines(session),
		};
	},
	"a dojo is published": async () => {
		const [{ nameEn: name }, session] = await Promise.all([draftDojo(), staff()]);
		const label = fillInName(recordMessages.en["record.publishOf"], name);
		return {
			session,
			address: "/?tab=dojos&all=1",
			open: async () => {},
			button: (page) => page.getByRole("button", { name: label, exact: true }),
			done: (page) =>
				page.getByRole("button", { name: label, exact: true }).waitFor({ state: "detached" }),
			made: countAuditLines(session),
		};
	},
	"a dojo is deleted": async () => {
		const [{ nameEn: name }, session] = await Promise.all([draftDojo(), staff()]);
		const open = (page: Page) =>
			press(page, fillInName(recordMessages.en["record.deleteOf"], name));
		return { session, address: "/?tab=dojos&all=1", open, made: countAuditLines(session) };
	},
} satisfies Writes;
