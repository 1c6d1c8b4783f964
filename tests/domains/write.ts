import type { Page } from "playwright-core";
import { auditBy } from "../core/audit.ts";
import { createEventForTest } from "../core/events.ts";
import { createPersonForTest } from "../core/people.ts";

export type Person = Awaited<ReturnType<typeof createPersonForTest>>;

/** A write on its screen: the steps to its button, and how to count how often it was made. */
export type Write = {
	/** The signed-in person; a visitor if omitted. */
	session?: Person;
	address: string;
	/** Opens the form and fills it in. */
	open: (page: Page) => Promise<unknown>;
	/** The button that sends it; by default that of the dialog. */
	button?: (page: Page) => ReturnType<Page["getByRole"]>;
	/** Brings the button back before it is pressed again, such as by opening its menu. */
	again?: (page: Page) => Promise<unknown>;
	/** Waits for the sign of success; by default until the dialog is closed. */
	done?: (page: Page) => Promise<unknown>;
	/** The message after a lost response, where it is not the usual one. */
	lost?: string;
	made: () => Promise<number>;
};

/** The writes of a domain by name. */
export type Writes = Record<string, () => Promise<Write>>;

export const superAdmin = () => createPersonForTest({ role: "super-admin" });
export const staff = () => createPersonForTest({ role: "admin" });
export const press = (page: Page, name: string) =>
	page.getByRole("button", { name, exact: true }).click();

export const fill = (page: Page, label: string, value: string) =>
	page.getByRole("dialog").getByLabel(label, { exact: true }).fill(value);

export const waitForToast = (title: string) => (page: Page) =>
	page.locator(".toast strong").getByText(title, { exact: true }).waitFor();

/** Counts the audit lines of a person who did nothing else. */
export const countAuditLines = (person: Person) => async () => (await auditBy(person.id)).length;

export const fillInName = (template: string, name: string) =>
	template.replace(/\{(name|title)\}/, name);

/** A new event, as staff see it. */
export async function writeOnNewEvent(
	open: (page: Page) => Promise<unknown>,
	rest: Partial<Write> = {},
	tab = "",
): Promise<Write> {
	const [event, session] = await Promise.all([createEventForTest(), staff()]);
	return {
		session,
		address: `/events/${event.id}${tab}`,
		open,
		made: countAuditLines(session),
		...rest,
	};
}

/** A row's button that disappears once its write has succeeded. */
export const pressedInList = (button: NonNullable<Write["button"]>) => ({
	open: async () => {},
	button,
	done: (page: Page) => button(page).waitFor({ state: "detached" }),
});
