import type { Page } from "playwright-core";
import type { Locale } from "#shared/core/locales.ts";
import { appMessages } from "#web/app/app.messages.ts";
import { coachMessages } from "#web/app/dashboard/coach/coach.messages.ts";
import { dashboardMessages } from "#web/app/dashboard/dashboard.messages.ts";
import { landingMessages } from "#web/app/landing/landing.messages.ts";
import { staffNavigationMessages } from "#web/app/staff/staffNavigation.messages.ts";
import { historyMessages } from "#web/base/ranks/history.messages.ts";
import { recordMessages } from "#web/base/records/records.messages.ts";
import { applicationsMessages } from "#web/community/applications/applications.messages.ts";
import { managePeopleMessages } from "#web/community/people/managePeople.messages.ts";
import { studentMessages } from "#web/community/students/students.messages.ts";
import { manageEventClassMessages } from "#web/competition/event-classes/manage/manageEventClasses.messages.ts";
import { eventMessages } from "#web/competition/events/events.messages.ts";
import { manageMessages } from "#web/competition/events/manage/manage.messages.ts";
import { manageJudgesMessages } from "#web/competition/judges/staff/manageJudges.messages.ts";
import { workspaceMessages } from "#web/competition/workspace/workspace.messages.ts";
import { manageAboutMessages } from "#web/content/about/manageAbout.messages.ts";
import { managePlanMessages } from "#web/content/annual-plan/staff/managePlans.messages.ts";
import { manageNewsMessages } from "#web/content/news/manageNews.messages.ts";
import { manageOfficialsMessages } from "#web/content/officials/manageOfficials.messages.ts";
import { authMessages } from "#web/identity/auth/auth.messages.ts";
import { pageLinks } from "#web/pageLinks.ts";
import { teamMessages } from "#web/people/national-team/team.messages.ts";
import { promotionsMessages } from "#web/training/promotions/promotions.messages.ts";
import { manageClassMessages } from "#web/training/training-classes/manage/manageClasses.messages.ts";
import { coach, member, staff, superAdmin } from "../../domains/screen.ts";
import { narrow, viewsInTurn, visit } from "../browser.ts";
import { expectSoon } from "../expectSoon.ts";

type Texts<Id extends string> = Record<Locale, Record<Id, string>>;
const named =
	<Id extends string>(table: Texts<Id>, ...ids: NoInfer<Id>[]) =>
	(language: Locale) =>
		ids.map((id) => table[language][id]);

const [edit, remove] = [
	named(recordMessages, "record.edit"),
	named(recordMessages, "record.delete"),
];

type Role = "visitor" | "member" | "coach" | "admin" | "superAdmin";

type Named = {
	path: string;
	/** Where the specification names them: a card, a row, or the page around them. */
	within: string;
	/** The named buttons and links. */
	names: ((language: Locale) => string[])[];
};

/** What the specification names on each screen. */
const screens: Record<Role, Named[]> = {
	visitor: [
		{
			path: "/",
			within: "main",
			names: [named(landingMessages, "landing.start", "landing.contact")],
		},
		{
			path: "/login",
			within: "main",
			names: [named(authMessages, "auth.signIn", "auth.forgot", "auth.external", "auth.newCoach")],
		},
		{
			path: "/forgot-password",
			within: "main",
			names: [named(authMessages, "auth.sendReset", "auth.backToLogin")],
		},
		{
			path: "/reset-password",
			within: "main",
			names: [named(authMessages, "auth.requestNew")],
		},
		{ path: "/national-team", within: "main li", names: [named(teamMessages, "team.view")] },
	],
	member: [
		{
			path: "/",
			within: "main",
			names: [named(dashboardMessages, "dash.schedule", "dash.browse", "dash.edit")],
		},
	],
	coach: [
		{
			path: "/",
			within: ".coach-overview",
			names: [
				named(
					coachMessages,
					"coach.classManagement",
					"coach.studentManagement",
					"coach.weekly",
					"coach.totalClasses",
					"coach.totalStudents",
					"coach.capacity",
					"coach.notifications",
				),
			],
		},
		{
			path: "/?tab=classes",
			within: ".coach-class",
			names: [named(manageClassMessages, "manageClass.pause"), remove],
		},
		{
			path: "/?tab=classes",
			within: "main",
			names: [named(manageClassMessages, "manageClass.new")],
		},
		{
			path: "/?tab=students",
			within: ".student",
			names: [named(historyMessages, "progress.open")],
		},
		{ path: "/?tab=students", within: "main", names: [named(studentMessages, "students.add")] },
	],
	admin: [
		{
			path: "/?tab=applications",
			within: "tbody tr",
			names: [named(applicationsMessages, "applications.approve", "applications.reject")],
		},
		{
			path: "/?tab=promotions",
			within: "tbody tr",
			names: [named(promotionsMessages, "promotions.view")],
		},
		{ path: "/?tab=news", within: "main", names: [named(manageNewsMessages, "manageNews.new")] },
		{ path: "/?tab=news", within: "tbody tr", names: [edit, remove] },
		{ path: "/?tab=events", within: "main", names: [named(eventMessages, "event.new")] },
		{
			path: "/?tab=events",
			within: "tbody tr",
			names: [named(manageMessages, "manage.publish"), edit, remove],
		},
	],
	superAdmin: [
		{
			path: "/?tab=events",
			within: "main",
			names: [named(workspaceMessages, "workspace.createEvent")],
		},
		{
			path: "/?tab=events",
			within: "tbody tr",
			names: [
				named(manageEventClassMessages, "manageEventClass.add"),
				named(manageJudgesMessages, "manageJudges.assign"),
				edit,
				remove,
			],
		},
		{ path: "/?tab=plans", within: "main", names: [named(managePlanMessages, "managePlan.new")] },
		{ path: "/?tab=plans", within: "tbody tr", names: [edit, remove] },
		{
			path: "/?tab=content",
			within: "main",
			names: [
				named(manageOfficialsMessages, "manageOfficials.new"),
				named(manageAboutMessages, "manageAbout.new"),
			],
		},
		{ path: "/?tab=content", within: "tbody tr", names: [edit, remove] },
		{
			path: "/?tab=applications",
			within: "tbody tr, .application",
			names: [
				named(
					applicationsMessages,
					"applications.approve",
					"applications.reject",
					"applications.details",
				),
			],
		},
		{ path: "/?tab=coaches", within: "tbody tr", names: [edit, remove] },
		{ path: "/?tab=members", within: "tbody tr", names: [edit, remove] },
		{
			path: "/?tab=members",
			within: "main",
			names: [named(managePeopleMessages, "managePeople.addNew")],
		},
		{ path: "/?tab=admins", within: "tbody tr", names: [edit] },
		{
			path: "/?tab=judges",
			within: "main",
			names: [named(manageJudgesMessages, "manageJudges.add")],
		},
		{
			path: "/?tab=judges",
			within: "tbody tr",
			names: [named(manageJudgesMessages, "manageJudges.increment"), edit],
		},
	],
};
const sessions = { member, coach, admin: staff, superAdmin };

/** The buttons and links of a part, by their text, or by their tooltip if they show an icon only. */
const offered = (page: Page, within: string) =>
	page
		.locator(within)
		.first()
		.locator("button, a")
		.evaluateAll((all) =>
			(all as HTMLElement[])
				.filter((one) => one.checkVisibility())
				.map((one) => {
					const { width, height } = one.getBoundingClientRect();
					const isIcon = one.textContent.trim() === "";
					return {
						text: (isIcon ? one.dataset.tooltip : one.textContent) ?? "",
						name: one.ariaLabel ?? one.textContent,
						isSmall: isIcon && Math.min(width, height) < 44,
					};
				}),
		);

describe.each(Object.entries(screens))("named things of a %s", (role, parts) => {
	test.each(viewsInTurn())(
		"stand where the specification names them, in $language at $width",
		async ({ language, width }) => {
			const session =
				role === "visitor" ? undefined : await sessions[role as Exclude<Role, "visitor">]();
			await visit({ language, width, session }, async (page) => {
				let content = "";
				for (const { path, within, names } of parts) {
					if (path !== content) await page.goto(path);
					content = path;
					await page.locator(within).first().waitFor();
					for (const name of names.flatMap((of) => of(language))) {
						await expectSoon(
							async () =>
								(await offered(page, within))
									.filter(({ text }) => text.includes(name))
									.map((one) => [one.name.includes(name), one.isSmall])[0] ?? [path, name],
							[true, false],
						);
					}
				}
			});
		},
	);
});

describe.each(["admin", "superAdmin"] as const)("the frame around the screens of %s", (role) => {
	test.each(viewsInTurn())(
		"has the public links and the footer, in $language at $width",
		async ({ language, width }) => {
			const nav = staffNavigationMessages[language];
			const app = appMessages[language];
			const links = (["about", "coaches", "nationalTeam", "members", "judges"] as const).map(
				(name) => pageLinks[name].navigation?.label[language] ?? "",
			);
			await visit({ language, width, session: await sessions[role]() }, async (page) => {
				await page.goto("/");
				await page.getByRole("tablist").waitFor();
				const bar = page.getByRole("banner");
				if (width === narrow)
					await bar.getByRole("button", { name: app["app.menu"], exact: true }).click();
				else await bar.getByRole("button", { name: nav["staffNav.site"], exact: true }).click();
				const place = width === narrow ? page.locator(".staff-drawer") : bar;
				for (const name of links)
					await place.getByRole("link", { name, exact: true }).first().waitFor();
				await page.keyboard.press("Escape");
				const footer = page.getByRole("contentinfo");
				for (const id of ["about", "coaches", "events", "news", "schedule"] as const)
					await footer.getByRole("link", { name: app[`app.${id}`], exact: true }).waitFor();
				for (const id of ["app.privacy", "app.terms"] as const)
					await footer.getByRole("link", { name: app[id], exact: true }).waitFor();
				const tabs = await page.getByRole("tablist").boundingBox();
				// All tabs are on the first screen, and they begin in its upper half.
				const { width: across = 0, height = 0 } = page.viewportSize() ?? {};
				expect(tabs?.y).toBeLessThan(height / 2);
				expect((tabs?.y ?? 0) + (tabs?.height ?? height)).toBeLessThan(height);
				const ends = await page
					.getByRole("tab")
					.evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect()));
				expect(ends.every(({ left, right }) => left >= 0 && right <= across)).toBe(true);
			});
		},
	);

	test("the navigation at the side has the names of the tabs, and marks the open one", async () => {
		await visit({ session: await sessions[role]() }, async (page) => {
			await page.goto("/");
			const tabs = page.getByRole("tab");
			await tabs.first().waitFor();
			const side = page.locator(".staff-side a");
			const current = page.locator('.staff-side a[aria-current="page"]');
			const nameOf = (text: string | null) => (text ?? "").replace(/[\d٠-٩…]+$/, "");
			for (const tab of await tabs.all()) {
				const name = nameOf(await tab.textContent());
				expect((await side.allTextContents()).map(nameOf)).toContain(name);
			}
			const first = nameOf(await tabs.first().textContent());
			await expectSoon(() => current.allTextContents(), [first]);
			const last = nameOf(await tabs.last().textContent());
			await tabs.last().click();
			await expectSoon(() => current.allTextContents(), [last]);
		});
	});
});

test("a coach's overview begins with the welcome, on the first screen", async () => {
	await visit({ session: await coach() }, async (page) => {
		await page.goto("/");
		const heading = page.getByRole("heading", { level: 1, name: /^Welcome Coach / });
		await heading.waitFor();
		await page.locator(".next-up").waitFor();
		const box = await heading.boundingBox();
		expect(box && box.y + box.height).toBeLessThan(400);
		const first = page.locator(".coach-overview").getByRole("heading").first();
		expect(await first.evaluate((one) => one.tagName)).toBe("H1");
	});
});
