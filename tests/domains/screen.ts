import type { Page } from "playwright-core";
import type { Event } from "#shared/competition/events/events.schema.ts";
import type { Locale } from "#shared/core/locales.ts";
import { signIn } from "../core/api.ts";
import { everyEvent } from "../core/events.ts";

export type Titles = Record<Locale, string>;

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
export function once<T>(ask: () => Promise<T>): () => Promise<T> {
	let answer: Promise<T> | undefined;
	return () => {
		answer ??= ask();
		return answer;
	};
}

export const member = once(() => signIn("member@demo.test"));
export const coach = once(() => signIn("coach@demo.test"));
export const staff = once(() => signIn("admin@demo.test"));
export const superAdmin = once(() => signIn("super@demo.test"));
export const events = await everyEvent();

export const tournament: Event = events.find(
	(one) => one.registrationState === "open" && one.classes.length > 0,
) as Event;

export const home = {
	en: "Full-contact karate for all ages",
	ar: "كاراتيه الكيوكوشن لجميع الأعمار",
};
export const dashboard = { en: "My dashboard", ar: "لوحتي" };
export const coachDashboard = { en: "Coach Dashboard", ar: "لوحة المدرب" };
export const superAdminDashboard = { en: "Super Admin Dashboard", ar: "لوحة الإدارة العليا" };

export const seeHeading =
	(table: Record<Locale, string>) => async (page: Page, language: Locale) => {
		await page.getByRole("heading", { name: table[language], exact: true }).waitFor();
	};

export const heading = <Id extends string>(table: Record<Locale, Record<Id, string>>, id: Id) =>
	seeHeading({ en: table.en[id], ar: table.ar[id] });

export const dialog =
	<Id extends string>(table: Record<Locale, Record<Id, string>>, id: Id) =>
	async (page: Page, language: Locale) => {
		await page.getByRole("dialog", { name: table[language][id], exact: true }).waitFor();
	};

export const seeInDialog =
	<Id extends string>(table: Record<Locale, Record<Id, string>>, id: Id) =>
	async (page: Page, language: Locale) => {
		await page
			.getByRole("dialog")
			.getByRole("heading", { name: table[language][id], exact: true })
			.waitFor();
	};
