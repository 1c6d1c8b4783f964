import { StudentRelations } from "#functions/people/coaches/student.entity.ts";
import { formatLocale } from "#shared/core/locales.ts";
import { auditMessages } from "#web/base/history/audit.messages.ts";
import { broadcastMessages } from "#web/community/broadcasts/broadcasts.messages.ts";
import { bulkPeopleMessages } from "#web/community/people/bulk/bulkPeople.messages.ts";
import { invitationMessages } from "#web/community/people/bulk/invitations.messages.ts";
import { managePeopleMessages } from "#web/community/people/managePeople.messages.ts";
import { personPageMessages } from "#web/community/people/page/personPage.messages.ts";
import { personFormMessages } from "#web/community/people/personForm.messages.ts";
import { uiMessages } from "#web/ui/ui.messages.ts";
import { call, eventually, mailsTo, mailTo } from "../../core/api.ts";
import { dojoForTest } from "../../core/dojos.ts";
import {
	admin,
	createPeopleForTest,
	createPersonForTest,
	makeFindable,
} from "../../core/people.ts";
import { uniqueName } from "../../core/unique.ts";
import { expectNoSeriousAxe } from "../axe.ts";
import { languagesInTurn, viewsInTurn, visit } from "../browser.ts";
import { expectSoon } from "../expectSoon.ts";

test.each(viewsInTurn())(
	"an admin in $language at $width sets the dojo of selected people, writes to them and corrects one",
	async ({ language, width }) => {
		const [list, bulk] = [managePeopleMessages[language], bulkPeopleMessages[language]];
		const [personPage, form] = [personPageMessages[language], personFormMessages[language]];
		const lastName = uniqueName();
		const { body: dojo } = await call("POST", "/dojos", {
			cookie: await admin(),
			body: dojoForTest(),
		});
		const people = await createPeopleForTest(2, { lastName, dojoLocation: "Garage" });
		await makeFindable(
			...people.map((person) => ({ ...person, lastName, dojoLocation: "Garage" })),
		);
		const [first] = people;
		const { cookie } = await createPersonForTest({ role: "admin" });
		const placeOf = async () =>
			(await call("GET", `/users/${first.id}`, { cookie })).body.dojoLocation;
		await visit({ language, width, session: cookie }, async (page) => {
			const bar = page.locator(".selection-bar");
			const dialog = page.getByRole("dialog");
			const button = (name: string) => page.getByRole("button", { name, exact: true });
			await page.goto(`/people?search=${lastName}`);
			await page
				.getByRole("status")
				.filter({ hasText: language === "en" ? /^2 people$/ : /^شخصان$/ })
				.waitFor();
			await page.getByRole("table").getByRole("checkbox").first().check();
			await bar.getByRole("button", { name: bulk["bulk.setDojo"], exact: true }).click();
			await dialog
				.getByLabel(list["managePeople.dojo"], { exact: true })
				.selectOption(String(dojo.id));
			await expectNoSeriousAxe(page);
			await dialog.locator("button[type=submit]").click();
			await dialog.waitFor({ state: "detached" });
			expect(await placeOf()).toBe(dojo.nameEn);
			await button(uiMessages[language]["ui.undo"]).click();
			await eventually(async () => (await placeOf()) === "Garage", "the former dojo");

			await page.getByRole("table").getByRole("checkbox").first().check();
			await bar.getByRole("link", { name: bulk["bulk.message"], exact: true }).click();
			await dialog
				.getByText(language === "en" ? "To the 2 selected people" : "إلى الشخصين المختارين")
				.waitFor();
			await dialog
				.getByRole("button", {
					name: broadcastMessages[language]["broadcast.preview"],
					exact: true,
				})
				.waitFor();
			await page.keyboard.press("Escape");
			await dialog.waitFor({ state: "detached" });
			await page.goto(`/people?search=${lastName}`);
			await page.getByRole("table").getByRole("link").filter({ hasText: lastName }).first().click();
			await button(personPage["person.edit"]).click();
			await dialog.getByLabel(form["personForm.phoneNumber"], { exact: true }).fill("50012345");
			await dialog.locator("button[type=submit]").click();
			await dialog.waitFor({ state: "detached" });
			await page
				.getByRole("tab", { name: personPage["person.section.history"], exact: true })
				.click();
			await page.getByText(auditMessages[language]["audit.noHistory"], { exact: true }).waitFor();
			await page.getByRole("link", { name: personPage["person.backToList"], exact: true }).click();
			await page.waitForURL(`**/people?search=${lastName}`);
		});
	},
);

test.each(viewsInTurn())(
	"a super-admin in $language at $width reads the changes of a person in the audit log as sentences",
	async ({ language, width }) => {
		const text = auditMessages[language];
		const names = { firstName: "Mariam", lastName: uniqueName(), firstNameAr: "مريم" };
		const person = await createPersonForTest({ ...names, lastNameAr: "الكندري" });
		await makeFindable({ ...person, ...names, lastNameAr: "الكندري" });
		const { cookie } = await createPersonForTest({ role: "super-admin" });
		await call("PATCH", `/users/${person.id}`, { cookie, body: { currentBelt: "orange-10" } });
		const name = language === "en" ? `Mariam ${names.lastName}` : "مريم الكندري";
		const sentence = language === "en" ? `Changed: ${name}` : `تعديل: ${name}`;
		await visit({ language, width, session: cookie }, async (page) => {
			await page.goto("/audit");
			await page.getByRole("button", { name: text["audit.choose.person"], exact: true }).click();
			const search = page.getByRole("region", { name: text["audit.choose.person"], exact: true });
			await search.getByRole("searchbox").fill(names.lastName);
			await search.locator("li").getByRole("button").click();
			await page.getByText(sentence, { exact: true }).waitFor();
			await expectNoSeriousAxe(page);
		});
	},
);

test.each(languagesInTurn())(
	"the list of people is sorted by its headings, with the keyboard, and keeps its filters: %s",
	async (language) => {
		const text = managePeopleMessages[language];
		const lastName = uniqueName();
		const coach = await createPersonForTest({ role: "coach" });
		for (const [firstName, currentBelt] of [
			["Adel", "green-3"],
			["Basma", "white"],
			["Carim", "black-1"],
		] as const) {
			const student = await createPersonForTest({ firstName, lastName, currentBelt });
			await StudentRelations.put({
				coachId: coach.id,
				studentId: student.id,
				assignedAt: coach.createdAt,
			}).go();
		}
		await visit({ language, session: await admin() }, async (page) => {
			const names = page.getByRole("table").getByRole("rowheader");
			const orderIs = async (...firstNames: string[]) => {
				await names
					.first()
					.getByText(firstNames[0] ?? "")
					.waitFor();
				await expectSoon(
					() => names.allTextContents(),
					firstNames.map((name) => expect.stringContaining(name)),
				);
			};
			const heading = (id: "name" | "belt") =>
				page.getByRole("columnheader").filter({ hasText: text[`managePeople.${id}`] });
			await page.goto(`/people?coach=${coach.id}`);
			await orderIs("Adel", "Basma", "Carim");
			await expectSoon(() => heading("name").getAttribute("aria-sort"), "ascending");
			await heading("belt").getByRole("button").press("Enter");
			await orderIs("Carim", "Adel", "Basma");
			await expectSoon(() => heading("belt").getAttribute("aria-sort"), "descending");
			await heading("belt").getByRole("button").press("Enter");
			await orderIs("Basma", "Adel", "Carim");
			await expectSoon(() => heading("belt").getAttribute("aria-sort"), "ascending");
			expect(page.url()).toContain(`coach=${coach.id}`);
		});
	},
);

test.each(viewsInTurn())(
	"staff in $language at $width find who has no password yet and invite them all at once",
	async ({ language, width }) => {
		const text = invitationMessages[language];
		const lastName = uniqueName();
		const people = await createPeopleForTest(2, { lastName, emailConfirmedAt: undefined });
		await makeFindable(...people);
		const { cookie } = await createPersonForTest({ role: "admin" });
		await visit({ language, width, session: cookie }, async (page) => {
			const dialog = page.getByRole("dialog");
			const two = new Intl.NumberFormat(formatLocale[language]).format(2);
			await page.goto(`/people?search=${lastName}&lacks=password`);
			await page
				.getByRole("button", {
					name: text["invitations.inviteCount"].replace("{count, number}", two),
					exact: true,
				})
				.click();
			await expectNoSeriousAxe(page);
			await dialog.locator("button[type=submit]").click();
			await dialog.waitFor({ state: "detached" });
			for (const { email } of people) await mailTo(email);
			// The others of the list are still to be invited, but not these two again.
			await page.getByRole("table").getByRole("checkbox").first().check();
			await page
				.locator(".selection-bar")
				.getByRole("button", { name: text["invitations.invite"], exact: true })
				.click();
			await dialog.locator("button[type=submit]").click();
			await page
				.getByText(
					language === "en" ? /2 were invited in the last 24 hours/ : /دُعيا خلال آخر ٢٤ ساعة/,
				)
				.first()
				.waitFor();
		});
		for (const { email } of people) expect(await mailsTo(email)).toHaveLength(1);
	},
);
