import type { Page } from "playwright-core";
import { forgetAttempts } from "#functions/core/http/throttle.ts";
import { landingMessages } from "#web/app/landing/landing.messages.ts";
import { contactMessages } from "#web/people/contact/contact.messages.ts";
import { call, mailsTo, mailTo } from "../../core/api.ts";
import { uniqueText } from "../../core/unique.ts";
import { ownAddress } from "../../core/wire.ts";
import { fill, type Writes } from "../write.ts";

const office = "office@kyokushin.example";

export default {
	"a message is sent": async () => {
		const [message, last] = [1, 2].map(() => uniqueText("When do beginners train?"));
		// All browsers of this run share an IP address, from which other tests have sent messages.
		await forgetAttempts("contact", "127.0.0.1");
		const open = async (page: Page) => {
			await page
				.locator("#join")
				.getByRole("button", { name: landingMessages.en["landing.contact"] })
				.click();
			await fill(page, contactMessages.en["contact.name"], "Reem");
			await fill(page, contactMessages.en["contact.email"], "reem@test.example");
			await fill(page, contactMessages.en["contact.message"], message);
		};
		const made = async () => {
			// Once this message has arrived, all earlier ones have.
			await call("POST", "/contact", {
				body: { name: "Reem", email: "reem@test.example", message: last },
				address: ownAddress(),
			});
			for (const sent of [message, last]) await mailTo(office, ({ text }) => text.includes(sent));
			return (await mailsTo(office)).filter(({ text }) => text.includes(message)).length;
		};
		return { address: "/", open, made };
	},
} satisfies Writes;
