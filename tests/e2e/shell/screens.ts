import type { Page } from "playwright-core";
import { sealDays } from "#functions/platform/audit/seals.ts";
import type { Family } from "#shared/community/families/families.schema.ts";
import { isUpcoming } from "#shared/competition/events/events.rules.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import type { Athlete } from "#shared/content/national-team/national-team.schema.ts";
import type { NewsItem } from "#shared/content/news/news.schema.ts";
import type { Locale } from "#shared/core/locales.ts";
import type { Student } from "#shared/training/students/students.schema.ts";
import type { TrainingClass } from "#shared/training/training-classes/training-classes.schema.ts";
import { appMessages } from "#web/app/app.messages.ts";
import { quickSearchMessages } from "#web/app/search/quickSearch.messages.ts";
import { claimMessages } from "#web/community/claims/claims.messages.ts";
import { manageClaimMessages } from "#web/community/claims/manageClaims.messages.ts";
import { documentMessages } from "#web/community/documents/documents.messages.ts";
import { familyMessages } from "#web/community/families/families.messages.ts";
import { importsMessages } from "#web/community/imports/imports.messages.ts";
import { manageFeeMessages } from "#web/community/memberships/manageMemberships.messages.ts";
import { mergesMessages } from "#web/community/merges/merges.messages.ts";
import { managePeopleMessages } from "#web/community/people/managePeople.messages.ts";
import { personPageMessages } from "#web/community/people/page/personPage.messages.ts";
import { personFormMessages } from "#web/community/people/personForm.messages.ts";
import { profileMessages } from "#web/community/users/profile/profile.messages.ts";
import { eventClassMessages } from "#web/competition/event-classes/event-classes.messages.ts";
import { eventMessages } from "#web/competition/events/events.messages.ts";
import { manageMessages } from "#web/competition/events/manage/manage.messages.ts";
import { manageJudgesMessages } from "#web/competition/judges/desk/manageJudges.messages.ts";
import { judgesMessages } from "#web/competition/judges/judges.messages.ts";
import { judgingMessages } from "#web/competition/judges/judging.messages.ts";
import { agreeMessages } from "#web/competition/registrations/own/agree.messages.ts";
import { offerMessages } from "#web/competition/registrations/own/offers.messages.ts";
import { aboutMessages } from "#web/content/about/about.messages.ts";
import { manageAboutMessages } from "#web/content/about/manageAbout.messages.ts";
import { managePlanMessages } from "#web/content/annual-plan/managePlans.messages.ts";
import { broadcastMessages } from "#web/content/broadcasts/broadcasts.messages.ts";
import { contactMessages } from "#web/content/contact/contact.messages.ts";
import { inboxMessages } from "#web/content/contact/inbox.messages.ts";
import { landingMessages } from "#web/content/landing/landing.messages.ts";
import { memberMessages } from "#web/content/members/members.messages.ts";
import { manageTeamMessages } from "#web/content/national-team/desk/manageTeam.messages.ts";
import { teamMessages } from "#web/content/national-team/team.messages.ts";
import { manageNewsMessages } from "#web/content/news/manageNews.messages.ts";
import { newsMessages } from "#web/content/news/news.messages.ts";
import { manageOfficialsMessages } from "#web/content/officials/manageOfficials.messages.ts";
import { accountMessages } from "#web/identity/account/account.messages.ts";
import { authMessages } from "#web/identity/auth/auth.messages.ts";
import { undoMessages } from "#web/identity/auth/links/undo.messages.ts";
import { signUpMessages } from "#web/identity/sign-ups/sign-ups.messages.ts";
import { coachMessages } from "#web/platform/dashboard/coach/coach.messages.ts";
import { dashboardMessages } from "#web/platform/dashboard/dashboard.messages.ts";
import { mailMessages } from "#web/platform/notifications/mail.messages.ts";
import { notificationMessages } from "#web/platform/notifications/notifications.messages.ts";
import { recordMessages } from "#web/platform/records/records.messages.ts";
import { holidayMessages } from "#web/platform/settings/holidays.messages.ts";
import { settingsMessages } from "#web/platform/settings/settings.messages.ts";
import { applicationsMessages } from "#web/training/applications/applications.messages.ts";
import { historyMessages } from "#web/training/belts/history.messages.ts";
import { pyramidMessages } from "#web/training/belts/pyramid.messages.ts";
import { coachesMessages } from "#web/training/coaches/coaches.messages.ts";
import { promotionsMessages } from "#web/training/promotions/promotions.messages.ts";
import { studentMessages } from "#web/training/students/students.messages.ts";
import { manageClassMessages } from "#web/training/training-classes/manage/manageClasses.messages.ts";
import { otherHoursMessages } from "#web/training/training-classes/other-hours/otherHours.messages.ts";
import { scheduleMessages } from "#web/training/training-classes/week/schedule.messages.ts";
import { call, signIn } from "../../core/api.ts";
import { everyEvent } from "../../core/events.ts";
import { articleForTest } from "../../core/news.ts";
import { createPersonForTest } from "../../core/people.ts";
import { createTrainingClassForTest } from "../../core/trainingClasses.ts";

type Titles = Record<Locale, string>;

/** A screen of the site: its path, its user, and the steps to open it. */
export type Screen = {
	name: string;
	path: string;
	titles: Titles;
	status?: number;
	session?: () => Promise<string>;
	open?: (page: Page, language: Locale) => Promise<void>;
};

/** Calls `ask` once, however many screens need the result. */
function once<T>(ask: () => Promise<T>): () => Promise<T> {
	let answer: Promise<T> | undefined;
	return () => {
		answer ??= ask();
		return answer;
	};
}

const member = once(() => signIn("member@demo.test"));
const coach = once(() => signIn("coach@demo.test"));
const parent = once(() => signIn("parent@demo.test"));
const staff = once(() => signIn("admin@demo.test"));
const superAdmin = once(() => signIn("super@demo.test"));
const newcomer = once(async () => (await createPersonForTest({ mustChangePassword: true })).cookie);
const claimant = once(async () => (await createPersonForTest({ emailConfirmedAt: 1 })).cookie);

const events = await everyEvent();
const event: Event = events.findLast(
	(one) => one.registrationState === "open" && isUpcoming(one, Date.now()),
) as Event;

const tournament: Event = events.find(
	(one) => one.registrationState === "open" && one.classes.length > 0,
) as Event;

const team: Athlete[] = (await call("GET", "/national-team")).body;
const athlete: Athlete = team.find(
	({ championshipsWon, nameAr }) => championshipsWon.length > 1 && nameAr,
) as Athlete;

/** A demo article with text in both languages. */
const article: NewsItem = (await call("GET", "/news/5")).body;

/** A class of the demo coach. */
const [ownClass] = (await call("GET", "/classes/my-classes", { cookie: await coach() }))
	.body as TrainingClass[];

/** A child of the demo mother. */
const [childOfDemo] = (
	(await call("GET", "/me/dependents", { cookie: await parent() })).body as Family
).children;

const home = { en: "Full-contact karate for all ages", ar: "كاراتيه الكيوكوشن لجميع الأعمار" };
const dashboard = { en: "My dashboard", ar: "لوحتي" };
const coachDashboard = { en: "Coach Dashboard", ar: "لوحة المدرب" };
const superAdminDashboard = { en: "Super Admin Dashboard", ar: "لوحة الإدارة العليا" };
const fees = { en: "Membership fees", ar: "رسوم العضوية" };
/** The demo coach with id 3. */
const coachOfDemo = await (async () => {
	const { body } = await call("GET", "/users/3", { cookie: await staff() });
	return { en: `${body.firstName} ${body.lastName}`, ar: `${body.firstNameAr} ${body.lastNameAr}` };
})();
/** The first student of the demo coach. */
const studentOfDemo = await (async () => {
	const { body } = await call("GET", "/coach/students", { cookie: await coach() });
	const [one]: Student[] = body;
	const titles = {
		en: `${one.firstName} ${one.lastName}`,
		ar: `${one.firstNameAr} ${one.lastNameAr}`,
	};
	return { id: one.id, titles };
})();
const judges = { en: "Judges", ar: "الحكام" };
const reset = { en: "New password", ar: "كلمة مرور جديدة" };
const signUpConfirmation = { en: "Confirm your address", ar: "تأكيد بريدك" };
const confirmation = { en: "Confirm your email address", ar: "تأكيد البريد الإلكتروني" };

const seeHeading = (table: Record<Locale, string>) => async (page: Page, language: Locale) => {
	await page.getByRole("heading", { name: table[language], exact: true }).waitFor();
};

const heading = <Id extends string>(table: Record<Locale, Record<Id, string>>, id: Id) =>
	seeHeading({ en: table.en[id], ar: table.ar[id] });

const seeImport = heading(importsMessages, "imports.title");

const dialog =
	<Id extends string>(table: Record<Locale, Record<Id, string>>, id: Id) =>
	async (page: Page, language: Locale) => {
		await page.getByRole("dialog", { name: table[language][id], exact: true }).waitFor();
	};

const seeInDialog =
	<Id extends string>(table: Record<Locale, Record<Id, string>>, id: Id) =>
	async (page: Page, language: Locale) => {
		await page
			.getByRole("dialog")
			.getByRole("heading", { name: table[language][id], exact: true })
			.waitFor();
	};

export const screens: Screen[] = [
	{
		name: "the home page",
		path: "/",
		titles: home,
		open: heading(landingMessages, "landing.welcome"),
	},
	{ name: "the news", path: "/news", titles: { en: "News", ar: "الأخبار" } },
	{
		name: "the news of a category",
		path: "/news?category=seminar",
		titles: { en: "News", ar: "الأخبار" },
		open: heading(newsMessages, "news.page"),
	},
	{
		name: "an article",
		path: `/news/${article.id}`,
		titles: { en: article.titleEn, ar: article.titleAr },
	},
	{
		name: "the events of a month",
		path: `/events?month=${event.eventDate.slice(0, 7)}`,
		titles: { en: "Events", ar: "الفعاليات" },
		open: heading(eventMessages, "event.all"),
	},
	{ name: "the events", path: "/events", titles: { en: "Events", ar: "الفعاليات" } },
	{
		name: "an event",
		path: `/events/${event.id}`,
		titles: { en: event.titleEn, ar: event.titleAr },
	},
	{
		name: "an event with classes",
		path: `/events/${tournament.id}`,
		titles: { en: tournament.titleEn, ar: tournament.titleAr },
	},
	{
		name: "an event with classes, for a member",
		path: `/events/${tournament.id}`,
		titles: { en: tournament.titleEn, ar: tournament.titleAr },
		session: member,
		open: heading(eventClassMessages, "eventClass.title"),
	},
	{
		name: "one's own registrations",
		path: "/registrations",
		titles: { en: "My registrations", ar: "تسجيلاتي" },
		session: member,
		open: heading(offerMessages, "offer.title"),
	},
	{
		name: "the national team",
		path: "/national-team",
		titles: { en: "National team", ar: "المنتخب الوطني" },
	},
	{
		name: "an athlete",
		path: `/player/${athlete.id}`,
		titles: { en: athlete.nameEn, ar: athlete.nameAr ?? "" },
		open: heading(teamMessages, "team.championships"),
	},
	{ name: "the members", path: "/members", titles: { en: "Members", ar: "الأعضاء" } },
	{
		name: "a search of the members that finds nobody",
		path: "/members?search=xylophone",
		titles: { en: "Members", ar: "الأعضاء" },
		open: async (page, language) => {
			await page.getByText(memberMessages[language]["members.none"], { exact: true }).waitFor();
		},
	},
	{
		name: "the judges",
		path: "/judges",
		titles: judges,
		open: heading(judgesMessages, "judges.title"),
	},
	{
		name: "a search that finds no judge",
		path: "/judges?name=zzz&level=Local",
		titles: judges,
		open: async (page, language) => {
			await page.getByText(judgesMessages[language]["judges.none"], { exact: true }).waitFor();
		},
	},
	{
		name: "the annual plan",
		path: "/schedule",
		titles: { en: "Annual plan", ar: "الخطة السنوية" },
	},
	{
		name: "the training classes",
		path: "/classes",
		titles: { en: "Training classes", ar: "حصص التدريب" },
	},
	{
		name: "the messages of visitors",
		path: "/messages",
		titles: { en: "Messages", ar: "الرسائل" },
		session: staff,
		open: async (page) => {
			await page.locator(".message-card").first().waitFor();
		},
	},
	{
		name: "a message that is answered",
		path: "/messages",
		titles: { en: "Messages", ar: "الرسائل" },
		session: staff,
		open: async (page, language) => {
			const text = inboxMessages[language];
			await page
				.locator(".message-card")
				.getByText(text["inbox.answer"], { exact: true })
				.first()
				.click();
			await page.getByRole("dialog").getByLabel(text["inbox.text"], { exact: true }).waitFor();
		},
	},
	{
		name: "messages to many",
		path: "/broadcasts",
		titles: { en: "Messages to many", ar: "الرسائل الجماعية" },
		session: staff,
		open: heading(broadcastMessages, "broadcast.title"),
	},
	{
		name: "a message to many that is written",
		path: "/broadcasts?id=new",
		titles: { en: "Messages to many", ar: "الرسائل الجماعية" },
		session: staff,
		open: dialog(broadcastMessages, "broadcast.createTitle"),
	},
	{
		name: "the membership fees",
		path: "/membership",
		titles: fees,
		session: staff,
		open: async (page) => {
			await page.locator(".fee-chart").waitFor();
			await page.locator("[role=tabpanel] .data-table tbody tr").first().waitFor();
		},
	},
	{
		name: "the payments of membership fees",
		path: "/membership?tab=payments",
		titles: fees,
		session: staff,
		open: async (page) => {
			await page.locator(".fee-chart summary").click();
			await page.locator("[role=tabpanel] .data-table tbody tr").first().waitFor();
		},
	},
	{
		name: "a payment that is recorded",
		path: "/membership?record=1",
		titles: fees,
		session: staff,
		open: async (page, language) => {
			await page
				.getByRole("dialog", { name: manageFeeMessages[language]["fees.dialogTitle"] })
				.waitFor();
		},
	},
	{
		name: "the settings",
		path: "/settings",
		titles: { en: "Settings", ar: "الإعدادات" },
		session: superAdmin,
		open: heading(settingsMessages, "settings.promotions"),
	},
	...(["contact", "messages", "promotions", "registrations"] as const).map((group) => ({
		name: `the settings of ${group} that are changed`,
		path: `/settings?id=${group}`,
		titles: { en: "Settings", ar: "الإعدادات" },
		session: superAdmin,
		open: async (page: Page, language: Locale) => {
			await page
				.getByRole("dialog", { name: settingsMessages[language][`settings.${group}`] })
				.waitFor();
		},
	})),
	{
		name: "a public holiday that is added",
		path: "/settings",
		titles: { en: "Settings", ar: "الإعدادات" },
		session: superAdmin,
		open: async (page, language) => {
			const name = holidayMessages[language]["holiday.add"];
			await page.getByRole("button", { name, exact: true }).click();
			await page.getByRole("dialog", { name }).waitFor();
		},
	},
	{
		name: "about the federation",
		path: "/about",
		titles: { en: "About & Leadership", ar: "عن الاتحاد وقيادته" },
		open: heading(aboutMessages, "about.title"),
	},
	{
		name: "sign-in",
		path: "/login",
		titles: { en: "Sign In", ar: "تسجيل الدخول" },
		open: heading(authMessages, "auth.signIn"),
	},
	{
		name: "a forgotten password",
		path: "/forgot-password",
		titles: { en: "Forgot password", ar: "نسيت كلمة المرور" },
		open: heading(authMessages, "auth.forgotTitle"),
	},
	{
		name: "a reset without a token",
		path: "/reset-password",
		titles: reset,
		open: heading(authMessages, "auth.invalidLink"),
	},
	{
		name: "a reset with a token",
		path: "/reset-password?token=one",
		titles: reset,
		open: heading(authMessages, "auth.resetTitle"),
	},
	{
		name: "a confirmation without a token",
		path: "/confirm-email",
		titles: confirmation,
		open: heading(authMessages, "auth.invalidConfirm"),
	},
	{
		name: "a confirmation with a token",
		path: "/confirm-email?token=one",
		titles: confirmation,
		open: heading(authMessages, "auth.confirmTitle"),
	},
	{
		name: "a sign-up",
		path: "/register",
		titles: { en: "Create an account", ar: "إنشاء حساب" },
		open: heading(signUpMessages, "signUp.title"),
	},
	{
		name: "a sign-up to confirm",
		path: "/register/confirm#token=one",
		titles: signUpConfirmation,
		open: heading(signUpMessages, "signUp.confirmTitle"),
	},
	{
		name: "a sign-up to confirm without a token",
		path: "/register/confirm",
		titles: signUpConfirmation,
		open: heading(signUpMessages, "signUp.invalid"),
	},
	{
		name: "a child's entry to agree to",
		path: "/agree#token=one",
		titles: { en: "Agree to a registration", ar: "الموافقة على تسجيل" },
		open: heading(agreeMessages, "agree.title"),
	},
	{
		name: "an address to take back",
		path: "/undo-email#token=one",
		titles: { en: "Take your address back", ar: "استعادة بريدك الإلكتروني" },
		open: heading(undoMessages, "undo.title"),
	},
	{
		name: "the own profile, with what comes by mail",
		path: "/profile",
		titles: { en: "My profile", ar: "ملفي الشخصي" },
		session: member,
		open: async (page, language) => {
			await page
				.getByRole("switch", { name: mailMessages[language]["mail.broadcast"], exact: true })
				.waitFor();
		},
	},
	{
		name: "the account's security",
		path: "/account",
		titles: { en: "Account security", ar: "أمان الحساب" },
		session: member,
		open: heading(accountMessages, "account.sessions"),
	},
	{
		name: "help with accounts",
		path: "/accounts",
		titles: { en: "Account help", ar: "مساعدة الحسابات" },
		session: staff,
	},
	{
		name: "people who are there twice",
		path: "/duplicates",
		titles: { en: "Duplicates", ar: "السجلات المكررة" },
		session: staff,
		open: heading(mergesMessages, "merges.recent"),
	},
	{
		name: "the import of members",
		path: "/import",
		titles: { en: "Import members", ar: "استيراد الأعضاء" },
		session: staff,
		open: seeImport,
	},
	{
		name: "the import of members with its rows checked",
		path: "/import",
		titles: { en: "Import members", ar: "استيراد الأعضاء" },
		session: staff,
		open: async (page, language) => {
			const text = importsMessages[language];
			await seeImport(page, language);
			const content =
				"First name,Last name,Email,Birthday\nReem,Test,nobody,31/31/2010\nNoura,Test,noura@test.example,";
			const file = { name: "members.csv", mimeType: "text/csv", buffer: Buffer.from(content) };
			await page.locator("input[type=file]").setInputFiles(file);
			await page.getByRole("button", { name: text["imports.check"], exact: true }).click();
			await page.getByRole("heading", { name: text["imports.resultTitle"] }).waitFor();
		},
	},
	{
		name: "the coaches",
		path: "/coaches",
		titles: { en: "Our coaches", ar: "مدربونا" },
		open: heading(coachesMessages, "coaches.title"),
	},
	{
		name: "a message to a coach",
		path: "/coaches",
		titles: { en: "Our coaches", ar: "مدربونا" },
		open: async (page) => {
			await page.locator(".coach-contact button").first().click();
			await page.getByRole("dialog").waitFor();
		},
	},
	{
		name: "the privacy policy",
		path: "/privacy",
		titles: { en: "Privacy policy", ar: "سياسة الخصوصية" },
	},
	{ name: "the terms", path: "/terms", titles: { en: "Terms", ar: "الشروط والأحكام" } },
	{
		name: "an unknown path",
		path: "/no/such/page",
		titles: { en: "404 Page Not Found", ar: "٤٠٤ – الصفحة غير موجودة" },
		status: 404,
		open: async (page, language) => {
			if (language === "ar") return;
			await page.getByRole("heading", { name: "404 Page Not Found", exact: true }).waitFor();
			await page
				.getByText("There is nothing at this address. The link may be old or mistyped.")
				.waitFor();
			await page
				.getByText("Did you forget to add the page to the router?", { exact: true })
				.waitFor();
		},
	},
	{
		name: "the contact form",
		path: "/",
		titles: home,
		open: async (page, language) => {
			const name = landingMessages[language]["landing.contact"];
			await page.locator("#join").getByRole("button", { name }).click();
			await page
				.getByRole("dialog", { name: contactMessages[language]["contact.title"] })
				.waitFor();
		},
	},
	{
		name: "the member's dashboard",
		path: "/",
		titles: dashboard,
		session: member,
		open: heading(dashboardMessages, "dash.progress"),
	},
	{
		name: "the profile",
		path: "/",
		titles: dashboard,
		session: member,
		open: async (page, language) => {
			await page.getByRole("button", { name: dashboardMessages[language]["dash.edit"] }).click();
			await page
				.getByRole("dialog", { name: profileMessages[language]["profile.title"] })
				.waitFor();
		},
	},
	{
		name: "the admin's dashboard",
		path: "/",
		titles: { en: "Admin Dashboard", ar: "لوحة الإدارة" },
		session: staff,
		open: heading(applicationsMessages, "applications.title"),
	},
	{
		name: "the promotions that wait",
		path: "/admin?tab=promotions",
		titles: { en: "Admin Dashboard", ar: "لوحة الإدارة" },
		session: staff,
		open: async (page, language) => {
			await heading(promotionsMessages, "promotions.title")(page, language);
			await heading(pyramidMessages, "pyramid.title")(page, language);
			await page.locator(".belt-pyramid tbody tr").first().waitFor();
		},
	},
	{
		name: "a promotion that comes too early",
		path: "/super-admin?tab=promotions",
		titles: superAdminDashboard,
		session: superAdmin,
		open: async (page, language) => {
			const row = page
				.getByRole("row")
				.filter({ hasText: promotionsMessages[language]["promotions.early"] });
			await row.first().getByRole("button").last().click();
			await seeInDialog(promotionsMessages, "promotions.history")(page, language);
		},
	},
	{
		name: "a promotion that staff make",
		path: "/admin?tab=promotions&id=new",
		titles: { en: "Admin Dashboard", ar: "لوحة الإدارة" },
		session: staff,
		open: dialog(promotionsMessages, "promotions.direct"),
	},
	{
		name: "a student's progress",
		path: "/coach?tab=students",
		titles: coachDashboard,
		session: coach,
		open: async (page, language) => {
			const { "progress.open": open } = historyMessages[language];
			await page.getByRole("button").filter({ hasText: open }).first().click();
			await seeInDialog(historyMessages, "history.title")(page, language);
		},
	},
	{
		name: "a coach's overview",
		path: "/coach",
		titles: coachDashboard,
		session: coach,
		open: heading(coachMessages, "coach.recent"),
	},
	{
		name: "a coach's classes",
		path: "/coach?tab=classes",
		titles: coachDashboard,
		session: coach,
		open: heading(manageClassMessages, "manageClass.title"),
	},
	{
		name: "a coach's new class",
		path: "/coach?tab=classes&class=new",
		titles: coachDashboard,
		session: coach,
		open: dialog(manageClassMessages, "manageClass.createTitle"),
	},
	{
		name: "who is in a coach's class",
		path: "/coach?tab=classes",
		titles: coachDashboard,
		session: coach,
		open: async (page, language) => {
			const { "manageClass.members": open, "manageClass.inClass": title } =
				manageClassMessages[language];
			await page.getByRole("button").filter({ hasText: open }).first().click();
			await page.getByRole("dialog").getByRole("heading", { name: title, exact: true }).waitFor();
		},
	},
	{
		name: "a coach's students",
		path: "/coach?tab=students",
		titles: coachDashboard,
		session: coach,
		open: heading(studentMessages, "students.management"),
	},
	{
		name: "a coach's new student",
		path: "/coach?tab=students&add=1",
		titles: coachDashboard,
		session: coach,
		open: dialog(studentMessages, "students.add"),
	},
	{
		name: "a student, for their coach",
		path: `/student/${studentOfDemo.id}`,
		titles: studentOfDemo.titles,
		session: coach,
		open: async (page, language) => {
			await heading(appMessages, "app.personClasses")(page, language);
			await page.locator(".belt-history li").first().waitFor();
		},
	},
	{
		name: "a coach's week",
		path: "/coach?tab=schedule",
		titles: coachDashboard,
		session: coach,
		open: heading(scheduleMessages, "schedule.title"),
	},
	{
		name: "a coach's week as a calendar",
		path: "/coach?tab=schedule&view=calendar",
		titles: coachDashboard,
		session: coach,
		open: heading(scheduleMessages, "schedule.title"),
	},
	{
		name: "other hours of a coach's classes",
		path: "/coach?tab=classes",
		titles: coachDashboard,
		session: coach,
		open: async (page, language) => {
			await page
				.getByRole("button", { name: otherHoursMessages[language]["otherHours.set"], exact: true })
				.click();
			await seeInDialog(otherHoursMessages, "otherHours.title")(page, language);
		},
	},
	{
		name: "a coach's profile",
		path: "/coach?tab=profile",
		titles: coachDashboard,
		session: coach,
		open: heading(profileMessages, "profile.coach"),
	},
	{
		name: "the attendance of a coach's class",
		path: "/attendance/1",
		titles: { en: "Attendance", ar: "الحضور" },
		session: coach,
		open: async (page) => {
			await page.locator(".attendee").first().waitFor();
		},
	},
	{
		name: "the training classes, for a member, one without words in Arabic",
		path: "/classes",
		titles: { en: "Training classes", ar: "حصص التدريب" },
		session: async () => {
			await createTrainingClassForTest({
				titleAr: undefined,
				locationAr: undefined,
				description: "No gi needed.",
			});
			return member();
		},
		open: async (page) => {
			await page.locator(".training-class .button").first().waitFor();
		},
	},
	{
		name: "the coaches who have applied, for a super-admin",
		path: "/super-admin?tab=applications",
		titles: { en: "Super Admin Dashboard", ar: "لوحة الإدارة العليا" },
		session: superAdmin,
		open: heading(applicationsMessages, "applications.title"),
	},
	...["coaches", "members", "admins"].map((tab) => ({
		name: `the people of the tab ${tab}, for a super-admin`,
		path: `/super-admin?tab=${tab}`,
		titles: superAdminDashboard,
		session: superAdmin,
		open: async (page: Page) => {
			await page.locator(".person-cell").first().waitFor();
		},
	})),
	{
		name: "a search of the members that fits nobody",
		path: "/super-admin?tab=members&search=xylophone&belt=white",
		titles: superAdminDashboard,
		session: superAdmin,
		open: async (page, language) => {
			await page
				.getByText(managePeopleMessages[language]["managePeople.noneSuch"], { exact: true })
				.waitFor();
		},
	},
	{
		name: "a new member",
		path: "/super-admin?tab=members&id=new",
		titles: superAdminDashboard,
		session: superAdmin,
		open: dialog(personFormMessages, "personForm.add"),
	},
	{
		name: "a person, for an admin",
		path: "/people/3",
		titles: coachOfDemo,
		session: staff,
		open: heading(personPageMessages, "person.profile"),
	},
	{
		name: "the people, for an admin",
		path: "/people?kind=coaches",
		titles: { en: "People", ar: "الأشخاص" },
		session: staff,
		open: async (page) => page.locator(".person-cell").first().waitFor(),
	},
	{
		name: "a person whose record is edited",
		path: "/people/3?edit=1",
		titles: coachOfDemo,
		session: superAdmin,
		open: async (page) => {
			await page.getByRole("dialog").getByRole("switch").first().waitFor();
		},
	},
	{
		name: "the search of staff",
		path: "/admin?tab=news",
		titles: { en: "Admin Dashboard", ar: "لوحة الإدارة" },
		session: staff,
		open: async (page, language) => {
			await page.getByRole("heading", { level: 2 }).first().waitFor();
			await page.keyboard.press("Control+k");
			await page
				.getByRole("combobox", { name: quickSearchMessages[language]["quick.label"] })
				.fill("member1");
			await page.getByRole("option").first().waitFor();
		},
	},
	{
		name: "an application that is read",
		path: "/admin?tab=applications",
		titles: { en: "Admin Dashboard", ar: "لوحة الإدارة" },
		session: staff,
		open: async (page, language) => {
			const { "applications.details": details } = applicationsMessages[language];
			await page.getByRole("button").filter({ hasText: details }).first().click();
			await page.getByRole("dialog").waitFor();
		},
	},
	{
		name: "an application that is rejected",
		path: "/admin?tab=applications",
		titles: { en: "Admin Dashboard", ar: "لوحة الإدارة" },
		session: staff,
		open: async (page, language) => {
			const { "applications.reject": reject } = applicationsMessages[language];
			await page.getByRole("button").filter({ hasText: reject }).first().click();
			await page.getByRole("dialog").waitFor();
		},
	},
	{
		name: "the audit log",
		path: "/audit",
		titles: { en: "Audit log", ar: "سجل التغييرات" },
		session: once(async () => {
			// The daily job seals past days of the audit log.
			await sealDays(Date.now());
			return superAdmin();
		}),
		open: async (page) => page.getByRole("main").locator("code").waitFor(),
	},
	{
		name: "the news of an admin",
		path: "/admin?tab=news",
		titles: { en: "Admin Dashboard", ar: "لوحة الإدارة" },
		session: staff,
		open: heading(manageNewsMessages, "manageNews.title"),
	},
	{
		name: "an article that is changed",
		path: "/admin?tab=news",
		titles: { en: "Admin Dashboard", ar: "لوحة الإدارة" },
		session: async () => {
			const [cookie, body] = [await staff(), articleForTest({ published: false })];
			await call("POST", "/news", { cookie, body });
			return cookie;
		},
		open: async (page, language) => {
			const text = manageNewsMessages[language];
			await page
				.getByRole("button", { name: recordMessages[language]["record.edit"] })
				.first()
				.click();
			await page.getByRole("dialog", { name: text["manageNews.editTitle"] }).waitFor();
		},
	},
	{
		name: "the super-admin's dashboard",
		path: "/?tab=events",
		titles: { en: "Super Admin Dashboard", ar: "لوحة الإدارة العليا" },
		session: superAdmin,
		open: heading(manageMessages, "manage.desk"),
	},
	{
		name: "the annual plans of a super-admin",
		path: "/super-admin?tab=plans",
		titles: { en: "Super Admin Dashboard", ar: "لوحة الإدارة العليا" },
		session: superAdmin,
		open: heading(managePlanMessages, "managePlan.title"),
	},
	{
		name: "the content of a super-admin",
		path: "/super-admin?tab=content",
		titles: superAdminDashboard,
		session: superAdmin,
		open: heading(manageAboutMessages, "manageAbout.title"),
	},
	{
		name: "an official who is changed",
		path: "/super-admin?tab=content&official=1",
		titles: superAdminDashboard,
		session: superAdmin,
		open: dialog(manageOfficialsMessages, "manageOfficials.editTitle"),
	},
	{
		name: "what an official judges",
		path: "/super-admin?tab=content&judging=1",
		titles: superAdminDashboard,
		session: superAdmin,
		open: async (page, language) => {
			await page
				.getByLabel(manageOfficialsMessages[language]["manageOfficials.level"], { exact: true })
				.waitFor();
		},
	},
	{
		name: "a section that is changed",
		path: "/super-admin?tab=content&section=1",
		titles: superAdminDashboard,
		session: superAdmin,
		open: dialog(manageAboutMessages, "manageAbout.editTitle"),
	},
	{
		name: "the national team of a super-admin",
		path: "/super-admin?tab=content",
		titles: { en: "Super Admin Dashboard", ar: "لوحة الإدارة العليا" },
		session: superAdmin,
		open: heading(manageTeamMessages, "manageTeam.title"),
	},
	{
		name: "an athlete who is changed",
		path: `/super-admin?tab=content&athlete=${athlete.id}`,
		titles: { en: "Super Admin Dashboard", ar: "لوحة الإدارة العليا" },
		session: superAdmin,
		open: async (page, language) => {
			await page
				.getByRole("dialog", { name: manageTeamMessages[language]["manageTeam.editTitle"] })
				.waitFor();
		},
	},
	{
		name: "the registry of judges",
		path: "/super-admin?tab=judges",
		titles: { en: "Super Admin Dashboard", ar: "لوحة الإدارة العليا" },
		session: superAdmin,
		open: heading(manageJudgesMessages, "manageJudges.title"),
	},
	{
		name: "somebody who becomes a judge",
		path: "/super-admin?tab=judges&id=new",
		titles: { en: "Super Admin Dashboard", ar: "لوحة الإدارة العليا" },
		session: superAdmin,
		open: async (page, language) => {
			await page
				.getByRole("dialog", { name: manageJudgesMessages[language]["manageJudges.createTitle"] })
				.waitFor();
		},
	},
	{
		name: "the judges of an event",
		path: `/super-admin?tab=events&judges=${tournament.id}`,
		titles: { en: "Super Admin Dashboard", ar: "لوحة الإدارة العليا" },
		session: superAdmin,
		open: seeInDialog(manageJudgesMessages, "manageJudges.ofEvent"),
	},
	{
		name: "the dashboard of a coach who is a judge",
		path: "/me",
		titles: dashboard,
		session: coach,
		open: heading(judgingMessages, "judging.title"),
	},
	{
		name: "a judge's application",
		path: "/me",
		titles: dashboard,
		session: coach,
		open: async (page, language) => {
			await page
				.getByRole("button", { name: judgingMessages[language]["judging.apply"], exact: true })
				.click();
			const dialog = page.getByRole("dialog", {
				name: judgingMessages[language]["judging.applyTitle"],
			});
			await dialog.getByRole("combobox").waitFor();
		},
	},
	{
		name: "the notifications",
		path: "/notifications",
		titles: { en: "Notifications", ar: "الإشعارات" },
		session: member,
		open: heading(notificationMessages, "notif.title"),
	},
	{
		name: "a new document",
		path: "/profile",
		titles: { en: "My profile", ar: "ملفي الشخصي" },
		session: member,
		open: async (page, language) => {
			await page
				.getByRole("button", { name: documentMessages[language]["document.upload"], exact: true })
				.click();
			await page.getByRole("dialog").waitFor();
		},
	},
	{
		name: "the list of a class",
		path: `/classes/${ownClass.id}/list`,
		titles: { en: "Class list", ar: "قائمة الحصة" },
		session: coach,
		open: seeHeading({ en: ownClass.title, ar: ownClass.titleAr ?? ownClass.title }),
	},
	{
		name: "one's record to claim",
		path: "/claim",
		titles: { en: "My record at the federation", ar: "سجلي لدى الاتحاد" },
		session: claimant,
		open: heading(claimMessages, "claim.ask"),
	},
	{
		name: "claims that wait",
		path: "/claims",
		titles: { en: "Claims of records", ar: "طلبات ربط السجلات" },
		session: staff,
		open: async (page, language) => {
			const name = manageClaimMessages[language]["manageClaim.approve"];
			await page.getByRole("button", { name }).first().click();
			await page.getByRole("dialog").getByRole("searchbox").first().waitFor();
		},
	},
	{
		name: "a family",
		path: "/family",
		titles: { en: "My family", ar: "عائلتي" },
		session: parent,
		open: async (page) => page.locator(".child").first().waitFor(),
	},
	{
		name: "a child who is added",
		path: "/family",
		titles: { en: "My family", ar: "عائلتي" },
		session: parent,
		open: async (page, language) => {
			await page
				.getByRole("button", { name: familyMessages[language]["family.add"], exact: true })
				.click();
			await page.getByRole("dialog").getByRole("combobox").first().waitFor();
		},
	},
	{
		name: "a child, for its guardian",
		path: `/child/${childOfDemo.id}`,
		titles: { en: "My child", ar: "طفلي" },
		session: parent,
		open: heading(familyMessages, "family.guardians"),
	},
	{
		name: "a family that enters an event",
		path: `/events/${tournament.id}/family`,
		titles: { en: "Enter my family", ar: "تسجيل العائلة" },
		session: parent,
		open: async (page) => page.locator(".squad-row").first().waitFor(),
	},
	{
		name: "a password that has to be changed",
		path: "/",
		titles: reset,
		session: newcomer,
		open: heading(authMessages, "auth.changeTitle"),
	},
];
