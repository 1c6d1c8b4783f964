import { quickSearchMessages } from "#web/app/search/quickSearch.messages.ts";
import { recordMessages } from "#web/base/records/records.messages.ts";
import { personPageMessages } from "#web/community/people/page/personPage.messages.ts";
import { personFormMessages } from "#web/community/people/personForm.messages.ts";
import { removalsMessages } from "#web/community/removals/removals.messages.ts";
import { manageTeamMessages } from "#web/people/national-team/staff/manageTeam.messages.ts";
import { call } from "../../core/api.ts";
import { createPersonForTest } from "../../core/people.ts";
import { login } from "../../core/signIns.ts";
import { createSquadForTest } from "../../core/squads.ts";
import { uniqueEmail, uniqueName } from "../../core/unique.ts";
import { expectNoSeriousAxe } from "../axe.ts";
import { languagesInTurn, viewsInTurn, visit } from "../browser.ts";
import { expectSoon } from "../expectSoon.ts";
import { inLanguage, seeToast } from "../steps.ts";

test.each(languagesInTurn())(
	"a member is added, found by keyboard, and edited by two people: %s",
	async (language) => {
		const [form, page_] = [personFormMessages[language], personPageMessages[language]];
		const { cookie } = await createPersonForTest({ role: "super-admin" });
		const email = uniqueEmail("e2e");
		await visit({ language, session: cookie, expected: /409 \(Conflict\)/ }, async (page) => {
			const dialog = page.getByRole("dialog");
			const fill = (label: string, value: string) =>
				dialog.getByLabel(label, { exact: true }).fill(value);
			await page.goto("/?tab=members&id=new");
			await dialog.locator("button[type=submit]").click();
			await dialog.getByText(form["personForm.requiredMissing"], { exact: true }).waitFor();
			await seeToast(page, form["personForm.invalid"], form["personForm.requiredMissing"]);
			await fill(form["personForm.firstName"], "Noura");
			await fill(form["personForm.lastName"], "Al Sabah");
			await fill(form["personForm.email"], email);
			const created = page.waitForRequest(
				(request) => request.method() === "POST" && request.url().endsWith("/create-member"),
			);
			await dialog.locator("button[type=submit]").click();
			expect((await created).postDataJSON()).toMatchObject({ role: "member" });
			await dialog.getByText(form["personForm.passwordNoMail"], { exact: true }).waitFor();
			const password = await dialog.locator("code").textContent();
			expect((await login(email, password ?? "")).status).toBe(200);
			await dialog.getByRole("button", { name: form["personForm.done"], exact: true }).click();
			await dialog.waitFor({ state: "detached" });

			await page.keyboard.press("Control+k");
			await page
				.getByRole("combobox", { name: quickSearchMessages[language]["quick.label"] })
				.fill(email);
			await page.getByRole("option", { selected: true }).getByText(email).waitFor();
			await page.keyboard.press("Enter");
			await page.getByRole("heading", { name: "Noura Al Sabah", level: 1 }).waitFor();

			await page.getByRole("button", { name: page_["person.edit"], exact: true }).click();
			await fill(form["personForm.address"], "Salmiya");
			const id = Number(new URL(page.url()).pathname.split("/").at(-1));
			await call("PATCH", `/users/${id}`, { cookie, body: { dojoLocation: "Hawally" } });
			await dialog.locator("button[type=submit]").click();
			await dialog
				.getByText(recordMessages[language]["record.takenOver"], { exact: true })
				.waitFor();
			await dialog.locator("button[type=submit]").click();
			await dialog.waitFor({ state: "detached" });
			const { body } = await call("GET", `/users/${id}`, { cookie });
			expect(body).toMatchObject({ address: "Salmiya", dojoLocation: "Hawally" });
		});
	},
);

test.each(viewsInTurn())(
	"a super-admin in $language at $width makes a national team card from the person's record",
	async ({ language, width }) => {
		const [form, team] = [personFormMessages[language], manageTeamMessages[language]];
		const { cookie } = await createPersonForTest({ role: "super-admin" });
		const person = await createPersonForTest({
			lastName: uniqueName(),
			dateOfBirth: "1999-05-01",
			gender: "female",
		});
		const name = `${person.firstName} ${person.lastName}`;
		await visit({ language, width, session: cookie }, async (page) => {
			const dialog = page.getByRole("dialog");
			const submit = () => dialog.locator("button[type=submit]").click();
			const setMember = async (isMember: boolean) => {
				await page.goto(`/people/${person.id}?edit=1`);
				await dialog
					.getByRole("switch", { name: form["personForm.isNationalTeamMember"] })
					.setChecked(isMember);
				await submit();
			};
			await setMember(true);
			await dialog.getByText(form["personForm.cardTitle"], { exact: true }).waitFor();
			await expectNoSeriousAxe(page);
			await submit();

			const english = dialog.getByLabel(inLanguage(language, team["manageTeam.name"], "en"), {
				exact: true,
			});
			await english.waitFor();
			await expectSoon(() => english.inputValue(), name);
			const birth = dialog.getByLabel(team["manageTeam.dateOfBirth"], { exact: true });
			await expectSoon(() => birth.inputValue(), "1999-05-01");
			await submit();
			await dialog.waitFor({ state: "detached" });
			expect(new URL(page.url()).search).toBe("?tab=content");
			const { body } = await call("GET", "/national-team", { cookie });
			expect(body).toContainEqual(
				expect.objectContaining({ nameEn: name, gender: "female", userId: person.id }),
			);

			// A person with a national team card is not offered a second card.
			await setMember(false);
			await dialog.waitFor({ state: "detached" });
			await setMember(true);
			await dialog.waitFor({ state: "detached" });
			await seeToast(page, form["personForm.updated"], name);
		});
	},
);

test.each(viewsInTurn())(
	"a super-admin in $language at $width closes a coach's account and says who takes over",
	async ({ language, width }) => {
		const text = personPageMessages[language];
		const staff = await createPersonForTest({ role: "super-admin" });
		const { coach, students } = await createSquadForTest([{}]);
		const successor = await createPersonForTest({ role: "coach", firstName: uniqueName() });
		await visit({ language, width, session: staff.cookie }, async (page) => {
			await page.goto(`/people/${coach.id}`);
			await page.locator("button.row-menu").first().click();
			await page.getByRole("menuitem", { name: text["person.close"], exact: true }).click();
			const dialog = page.getByRole("dialog");
			const submit = dialog.locator("button[type=submit]");
			await dialog
				.getByLabel(removalsMessages[language]["removals.successor"])
				.selectOption(String(successor.id));
			await expectNoSeriousAxe(page);
			await submit.click();
			await seeToast(page, text["person.wasClosed"]);
		});
		const { body } = await call("GET", `/users/${students[0].id}`, { cookie: staff.cookie });
		expect(body.coaches.map(({ id }: { id: number }) => id)).toEqual([successor.id]);
	},
);
