import { contactMessages } from "#web/contact/contact.messages.ts";
import { landingMessages } from "#web/content/content.messages.ts";
import { languagesInTurn, visit } from "../browser.ts";

test.each(languagesInTurn())(
	"a button that is pressed before the application is there is not lost: %s",
	async (language) => {
		await visit({ language }, async (page) => {
			let goOn = () => {};
			const held = new Promise<void>((done) => {
				goOn = done;
			});
			await page.route(/\/assets\/index-.*\.js$/, async (route) => {
				await held;
				await route.continue();
			});
			await page.goto("/", { waitUntil: "commit" });
			const contact = page.locator("#join").getByRole("button", { name: landingMessages[language]["landing.contact"] });
			// The script that remembers the press comes with the page.
			await page.waitForFunction(
				() =>
					document.readyState !== "loading" &&
					performance.getEntriesByName(new URL("/app/boot.js", location.href).href).length > 0,
			);
			await contact.click();
			goOn();
			const dialog = page.getByRole("dialog");
			await dialog.getByLabel(contactMessages[language]["contact.name"], { exact: true }).waitFor();
			// Pressed once: it closes, and stays closed.
			await page.keyboard.press("Escape");
			await dialog.waitFor({ state: "detached" });
		});
	},
);
