import type { Locator, Page } from "playwright-core";

/** Does what a person does, and counts each press, each choice in a list and each filled field. */
export class Hand {
	taps = 0;
	readonly page: Page;

	constructor(page: Page) {
		this.page = page;
	}

	/** Presses a link, a button or a box. */
	async press(at: Locator) {
		this.taps += 1;
		await at.click();
	}

	async choose(at: Locator, option: { index: number }) {
		this.taps += 1;
		await at.selectOption(option);
	}

	async write(at: Locator, words: string) {
		this.taps += 1;
		await at.fill(words);
	}

	/** Sends the form of the open dialog, and waits until it closes. */
	async submit() {
		const dialog = this.page.getByRole("dialog");
		await this.press(dialog.locator("button[type=submit]"));
		await dialog.waitFor({ state: "detached" });
	}

	/** Presses the button with this name. */
	pressButton(name: string | RegExp) {
		const exact = typeof name === "string";
		return this.press(this.page.getByRole("button", { name, exact }).first());
	}
}

/** A task of people or staff, from the address where it starts. */
export type Walk = {
	task: string;
	/** The most taps that the task may take. */
	must: number;
	/** Email of the demo person who does it; null for a visitor. */
	who: string | null;
	start: string;
	walk: (hand: Hand) => Promise<unknown>;
};
