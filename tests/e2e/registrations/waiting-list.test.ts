import { readFile } from "node:fs/promises";
import { appMessages } from "#web/app/app.messages.ts";
import { auditMessages } from "#web/base/history/audit.messages.ts";
import { registrationMessages } from "#web/competition/registrations/registrations.messages.ts";
import { entriesMessages } from "#web/competition/registrations/staff/entries.messages.ts";
import { call, eventually } from "../../core/api.ts";
import { createEventForTest } from "../../core/events.ts";
import { createPeopleForTest, createPersonForTest } from "../../core/people.ts";
import { expectNoSeriousAxe } from "../axe.ts";
import { viewsInTurn, visit } from "../browser.ts";

const register = (eventId: number, cookie: string) =>
	call("POST", `/events/${eventId}/register`, { cookie });

/** A full event with one place and one person waiting. */
async function fullEvent() {
	const event = await createEventForTest({ maxParticipants: 1 });
	const [holder, waiting] = await createPeopleForTest(2);
	await register(event.id, holder.cookie);
	await register(event.id, waiting.cookie);
	await eventually(
		async () => (await call("GET", `/events/${event.id}`)).body.waiting,
		"the event to be shown as full",
	);
	return { event, holder, waiting };
}

test.each(viewsInTurn())(
	"a member in $language at $width joins a waiting list, sees their position and leaves it",
	async ({ language, width }) => {
		const { event } = await fullEvent();
		const { cookie } = await createPersonForTest();
		const text = registrationMessages[language];
		const join = language === "ar" ? /انضم إلى قائمة الانتظار/ : /Join the waiting list/;
		await visit({ language, width, session: cookie }, async (page) => {
			await page.goto(`/events/${event.id}`);
			await page.getByRole("button", { name: join }).click();
			await page.getByRole("button", { name: join }).waitFor({ state: "detached" });
			await page.goto("/registrations");
			await page
				.getByText(language === "ar" ? /وترتيبك ٢\./ : /^You’re 2nd on the waiting list\./)
				.first()
				.waitFor();
			await expectNoSeriousAxe(page);
			await page.getByRole("listitem").getByRole("button").click();
			const dialog = page.getByRole("dialog");
			await dialog.waitFor();
			await expectNoSeriousAxe(page);
			await dialog.getByRole("button", { name: text["reg.leave"] }).click();
			await page.getByText(text["reg.left"], { exact: true }).waitFor();
		});
		const { body } = await call("GET", "/me/registrations", { cookie });
		expect(body).toMatchObject([{ status: "cancelled" }]);
	},
);

test.each(viewsInTurn())(
	"staff in $language at $width approve a registration, reject another so that its place goes to the waiting list, and reopen it",
	async ({ language, width }) => {
		const event = await createEventForTest({ maxParticipants: 2 });
		const [first, second, next] = await createPeopleForTest(3);
		for (const { cookie } of [first, second, next]) await register(event.id, cookie);
		const { cookie } = await createPersonForTest({ role: "admin" });
		const text = registrationMessages[language];
		const statusOf = async (person: { cookie: string }) =>
			(await call("GET", "/me/registrations", { cookie: person.cookie })).body[0];
		await visit({ language, width, session: cookie }, async (page) => {
			await page.goto(`/events/${event.id}/entries?status=all`);
			await page.getByRole("checkbox", { name: new RegExp(String(first.id)) }).check();
			await expectNoSeriousAxe(page);
			await page.getByRole("button", { name: text["reg.approve"], exact: true }).click();
			await page.getByText(language === "ar" ? "اعتُمد تسجيل واحد" : "1 entry approved").waitFor();
			const row = page.getByRole("row").filter({ hasText: String(second.id) });
			const menu = row.locator('button[aria-haspopup="menu"]');
			const { "audit.history": history, "audit.hideHistory": hide } = auditMessages[language];
			await menu.click();
			await page.getByRole("menuitem", { name: history, exact: true }).click();
			await page.getByRole("region", { name: history }).getByRole("listitem").waitFor();
			await page.getByRole("button", { name: hide, exact: true }).click();
			await menu.click();
			await page.getByRole("menuitem", { name: text["reg.reject"], exact: true }).click();
			const dialog = page.getByRole("dialog");
			await dialog.getByRole("textbox").fill("The medical form is missing");
			await expectNoSeriousAxe(page);
			await dialog.getByRole("button", { name: text["reg.reject"], exact: true }).click();
			await dialog.waitFor({ state: "detached" });
			expect(await statusOf(second)).toMatchObject({
				status: "rejected",
				reason: "The medical form is missing",
			});
			await page.getByRole("checkbox", { name: new RegExp(String(second.id)) }).check();
			await page
				.getByRole("button", { name: entriesMessages[language]["entries.reopen"], exact: true })
				.click();
			await page
				.getByText(entriesMessages[language]["entries.reopened"], { exact: true })
				.waitFor();
		});
		expect(await statusOf(first)).toMatchObject({ status: "approved" });
		expect(await statusOf(second)).toMatchObject({ status: "waitlisted" });
		expect(await statusOf(next)).toMatchObject({ status: "pending" });
	},
);

test("the Excel export has a byte order mark and every registration", async () => {
	const { event, holder, waiting } = await fullEvent();
	const { cookie } = await createPersonForTest({ role: "admin" });
	await visit({ language: "ar", session: cookie }, async (page) => {
		await page.goto(`/events/${event.id}/entries`);
		const download = page.waitForEvent("download");
		await page.getByRole("button", { name: entriesMessages.ar["entries.export"] }).click();
		await page.getByRole("menuitem", { name: entriesMessages.ar["entries.csvEntries"] }).click();
		const content = await readFile(await (await download).path(), "utf8");
		expect(content.startsWith("\uFEFFالاسم,")).toBe(true);
		expect(content).toContain(holder.email);
		expect(content).toContain(waiting.email);
	});
});

test("the registrations page is for staff only", async () => {
	const { event, holder } = await fullEvent();
	await visit({ session: holder.cookie }, async (page) => {
		await page.goto(`/events/${event.id}/entries`);
		await page
			.getByRole("heading", { name: appMessages.en["app.accessDenied"], level: 1 })
			.waitFor();
	});
});
