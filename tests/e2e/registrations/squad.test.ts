import { appMessages } from "#web/app/app.messages.ts";
import { studentMessages } from "#web/community/students/students.messages.ts";
import { eventMessages } from "#web/competition/events/events.messages.ts";
import { squadMessages } from "#web/competition/registrations/squad/squad.messages.ts";
import { entriesMessages } from "#web/competition/registrations/staff/entries.messages.ts";
import { call } from "../../core/api.ts";
import { createEventForTest } from "../../core/events.ts";
import { createPersonForTest } from "../../core/people.ts";
import { addEventClassForTest, createSquadForTest } from "../../core/squads.ts";
import { expectGoodContrastInTheDark, expectNoSeriousAxe } from "../axe.ts";
import { viewsInTurn, visit } from "../browser.ts";
import { expectSoon } from "../expectSoon.ts";

test.each(viewsInTurn())(
	"a coach in $language at $width registers students, corrects the one that is rejected and sends it again",
	async ({ language, width }) => {
		const event = await createEventForTest();
		const kumite = await addEventClassForTest(event.id, { maxWeight: 70, minBeltLevel: "green-4" });
		const kata = await addEventClassForTest(event.id, {
			className: "Kata, beginners",
			classNameAr: "كاتا للمبتدئين",
			maxBeltLevel: "blue-8",
		});
		const { coach, students } = await createSquadForTest([
			{ firstName: "Hamad", currentBelt: "green-3" },
			{ firstName: "Sara", currentBelt: "white" },
		]);
		const text = squadMessages[language];
		const of = (
			id: "squad.weightOf" | "squad.entered",
			{ firstName, lastName }: (typeof students)[0],
		) => text[id].replace("{name}", `${firstName} ${lastName}`);
		await visit({ language, width, session: coach.cookie }, async (page) => {
			await page.goto(`/events/${event.id}`);
			await page
				.getByRole("link", { name: eventMessages[language]["event.squad"], exact: true })
				.click();
			await page.waitForURL(`**/events/${event.id}/squad`);
			const [hamad, sara] = students;
			const rowOf = ({ firstName, lastName }: (typeof students)[0]) =>
				page.locator(".squad-row").filter({ hasText: `${firstName} ${lastName}` });
			const choice = rowOf(hamad).getByRole("checkbox");
			await choice.waitFor();
			const className = language === "ar" ? kumite.classNameAr : kumite.className;
			await expectSoon(
				() => choice.getAttribute("aria-label"),
				`${className}: ${hamad.firstName} ${hamad.lastName}`,
			);
			await page.locator("main summary").first().click();
			await page.locator(".squad-why .why li").first().waitFor();
			await choice.check();
			await rowOf(sara).getByRole("checkbox").check();
			const send = page.locator(".squad-actions button");
			await send.click();
			// A missing weight is reported before anything is sent.
			await page
				.getByLabel(of("squad.weightOf", hamad), { exact: true })
				.and(page.locator("[aria-invalid]"))
				.waitFor();
			await page.getByLabel(of("squad.weightOf", hamad), { exact: true }).fill("٧٥");
			await send.click();
			await page.locator(".notice .why li").waitFor();
			await page.locator(".notice.good").waitFor();
			await page.getByRole("list", { name: of("squad.entered", sara) }).waitFor();
			expect(
				await page.evaluate(
					() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
				),
			).toBe(0);
			await expectNoSeriousAxe(page);
			await expectGoodContrastInTheDark(page);

			await page.getByLabel(of("squad.weightOf", hamad), { exact: true }).fill("69.5");
			await send.click();
			await page.getByRole("list", { name: of("squad.entered", hamad) }).waitFor();
			// A registered student's row says nothing about other event classes.
			const name = of("squad.entered", hamad);
			const row = page.locator(".squad-row").filter({ has: page.getByRole("list", { name }) });
			expect(await row.locator("summary").count()).toBe(0);
			const { body } = await call("GET", `/events/${event.id}/registrations`, {
				cookie: coach.cookie,
			});
			expect(body).toMatchObject([
				{ userId: sara.id, classId: kata.id, status: "pending" },
				{ userId: hamad.id, classId: kumite.id, status: "pending", declaredWeight: 69.5 },
			]);

			const entry = page.getByRole("list", { name: of("squad.entered", sara) });
			await entry.getByRole("button").click();
			await page
				.getByRole("dialog")
				.getByRole("button", { name: entriesMessages[language]["entries.cancel"], exact: true })
				.click();
			await entry.waitFor({ state: "detached" });
		});
	},
);

test.each(viewsInTurn())(
	"a coach in $language at $width without students reads how to add them",
	async (view) => {
		const event = await createEventForTest();
		await addEventClassForTest(event.id);
		const { coach } = await createSquadForTest([]);
		await visit({ ...view, session: coach.cookie }, async (page) => {
			await page.goto(`/events/${event.id}/squad`);
			await page
				.getByText(studentMessages[view.language]["students.none"], { exact: true })
				.waitFor();
			await expectNoSeriousAxe(page);
		});
	},
);

test("the squad page is for approved coaches only", async () => {
	const [event, member] = [await createEventForTest(), await createPersonForTest()];
	await visit({ session: member.cookie }, async (page) => {
		await page.goto(`/events/${event.id}/squad`);
		await page
			.getByRole("heading", { name: appMessages.en["app.accessDenied"], level: 1 })
			.waitFor();
	});
	const pending = await createPersonForTest({ role: "coach", isApproved: false });
	await visit({ session: pending.cookie }, async (page) => {
		await page.goto(`/events/${event.id}/squad`);
		await page.getByRole("heading", { name: appMessages.en["app.pendingCoach"] }).waitFor();
	});
});
