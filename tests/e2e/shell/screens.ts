import type { Page } from "playwright-core";
import type { Locale } from "#shared/core/locales.ts";
import { isUpcoming } from "#shared/events/events.rules.ts";
import type { Event } from "#shared/events/events.schema.ts";
import type { NewsItem } from "#shared/news/news.schema.ts";
import { accountMessages } from "#web/account/account.messages.ts";
import { managePlanMessages } from "#web/annual-plan/managePlans.messages.ts";
import { authMessages } from "#web/auth/auth.messages.ts";
import { undoMessages } from "#web/auth/undo.messages.ts";
import { contactMessages } from "#web/contact/contact.messages.ts";
import { landingMessages } from "#web/content/content.messages.ts";
import { dashboardMessages } from "#web/dashboard/dashboard.messages.ts";
import { eventClassMessages } from "#web/event-classes/event-classes.messages.ts";
import { eventMessages } from "#web/events/events.messages.ts";
import { manageMessages } from "#web/events/manage.messages.ts";
import { manageNewsMessages } from "#web/news/manageNews.messages.ts";
import { newsMessages } from "#web/news/news.messages.ts";
import { notificationMessages } from "#web/notifications/notifications.messages.ts";
import { offerMessages } from "#web/registrations/own/offers.messages.ts";
import { profileMessages } from "#web/users/profile.messages.ts";
import { call, signIn } from "../../core/api.ts";
import { everyEvent } from "../../core/events.ts";
import { createPersonForTest } from "../../core/people.ts";

type Titles = Record<Locale, string>;

/** A screen of the site: where it is, who sees it, and what has to be done to get it. */
export type Screen = {
	name: string;
	path: string;
	titles: Titles;
	status?: number;
	session?: () => Promise<string>;
	open?: (page: Page, language: Locale) => Promise<void>;
};

/** Asks once, however many screens want to know. */
function once<T>(ask: () => Promise<T>): () => Promise<T> {
	let answer: Promise<T> | undefined;
	return () => {
		answer ??= ask();
		return answer;
	};
}

const member = once(() => signIn("member@demo.test"));
const staff = once(() => signIn("admin@demo.test"));
const superAdmin = once(() => signIn("super@demo.test"));
const newcomer = once(async () => (await createPersonForTest({ mustChangePassword: true })).cookie);

const events = await everyEvent();
const event: Event = events.findLast((one) => one.registrationState === "open" && isUpcoming(one, Date.now())) as Event;

const tournament: Event = events.find((one) => one.registrationState === "open" && one.classes.length > 0) as Event;

/** One of the demo data, in both languages. */
const article: NewsItem = (await call("GET", "/news/5")).body;

const home = { en: "Full-contact karate for all ages", ar: "كاراتيه الكيوكوشن لجميع الأعمار" };
const dashboard = { en: "My dashboard", ar: "لوحتي" };
const reset = { en: "New password", ar: "كلمة مرور جديدة" };
const confirmation = { en: "Confirm your email address", ar: "تأكيد البريد الإلكتروني" };

const seeHeading = (table: Record<Locale, string>) => async (page: Page, language: Locale) => {
	await page.getByRole("heading", { name: table[language], exact: true }).waitFor();
};

const heading = <Id extends string>(table: Record<Locale, Record<Id, string>>, id: Id) =>
	seeHeading({ en: table.en[id], ar: table.ar[id] });

export const screens: Screen[] = [
	{ name: "the home page", path: "/", titles: home, open: heading(landingMessages, "landing.welcome") },
	{ name: "the news", path: "/news", titles: { en: "News", ar: "الأخبار" } },
	{
		name: "the news of a category",
		path: "/news?category=seminar",
		titles: { en: "News", ar: "الأخبار" },
		open: heading(newsMessages, "news.page"),
	},
	{ name: "an article", path: `/news/${article.id}`, titles: { en: article.titleEn, ar: article.titleAr } },
	{
		name: "the events of a month",
		path: `/events?month=${event.eventDate.slice(0, 7)}`,
		titles: { en: "Events", ar: "الفعاليات" },
		open: heading(eventMessages, "event.all"),
	},
	{ name: "the events", path: "/events", titles: { en: "Events", ar: "الفعاليات" } },
	{ name: "an event", path: `/events/${event.id}`, titles: { en: event.titleEn, ar: event.titleAr } },
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
	{ name: "the annual plan", path: "/schedule", titles: { en: "Annual plan", ar: "الخطة السنوية" } },
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
		name: "an address to take back",
		path: "/undo-email#token=one",
		titles: { en: "Take your address back", ar: "استعادة بريدك الإلكتروني" },
		open: heading(undoMessages, "undo.title"),
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
	{ name: "the privacy policy", path: "/privacy", titles: { en: "Privacy policy", ar: "سياسة الخصوصية" } },
	{ name: "the terms", path: "/terms", titles: { en: "Terms", ar: "الشروط والأحكام" } },
	{
		name: "an unknown path",
		path: "/no/such/page",
		titles: { en: "404 Page Not Found", ar: "404 الصفحة غير موجودة" },
		status: 404,
		open: async (page, language) => {
			if (language === "ar") return;
			await page.getByRole("heading", { name: "404 Page Not Found", exact: true }).waitFor();
			await page.getByText("Did you forget to add the page to the router?", { exact: true }).waitFor();
		},
	},
	{
		name: "the contact form",
		path: "/",
		titles: home,
		open: async (page, language) => {
			const name = landingMessages[language]["landing.contact"];
			await page.locator("#join").getByRole("button", { name }).click();
			await page.getByRole("dialog", { name: contactMessages[language]["contact.title"] }).waitFor();
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
			await page.getByRole("dialog", { name: profileMessages[language]["profile.title"] }).waitFor();
		},
	},
	{
		name: "the admin's dashboard",
		path: "/",
		titles: { en: "Admin Dashboard", ar: "لوحة الإدارة" },
		session: staff,
		open: heading(manageNewsMessages, "manageNews.title"),
	},
	{
		name: "an article that is changed",
		path: "/admin?tab=news",
		titles: { en: "Admin Dashboard", ar: "لوحة الإدارة" },
		session: staff,
		open: async (page, language) => {
			const text = manageNewsMessages[language];
			await page.getByRole("button", { name: text["manageNews.edit"] }).first().click();
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
		name: "the notifications",
		path: "/notifications",
		titles: { en: "Notifications", ar: "الإشعارات" },
		session: member,
		open: heading(notificationMessages, "notif.title"),
	},
	{
		name: "a password that has to be changed",
		path: "/",
		titles: reset,
		session: newcomer,
		open: heading(authMessages, "auth.changeTitle"),
	},
];
