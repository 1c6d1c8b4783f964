import type { Page } from "playwright-core";
import { forgetAttempts } from "#functions/core/http/throttle.ts";
import { Users } from "#functions/people/users/user.entity.ts";
import { coachesMessages } from "#web/people/coaches/coaches.messages.ts";
import { contactMessages } from "#web/people/contact/contact.messages.ts";
import { call, mailsTo, mailTo } from "../../core/api.ts";
import { uniqueText } from "../../core/unique.ts";
import { ownAddress } from "../../core/wire.ts";
import { fill, fillInName, press, type Writes } from "../write.ts";

export default {
	"a coach is written to": async () => {
		const [message, last] = [uniqueText("May I come?"), uniqueText("May I come?")];
		await forgetAttempts("contact", "127.0.0.1");
		const coach = (await call("GET", "/coaches")).body[0];
		const { email } = (await Users.get({ id: coach.id }).go()).data as { email: string };
		const name = `${coach.firstName} ${coach.lastName}`;
		const open = async (page: Page) => {
			await press(page, fillInName(coachesMessages.en["coaches.contactOf"], name));
			await fill(page, contactMessages.en["contact.name"], "Reem");
			await fill(page, contactMessages.en["contact.email"], "reem@test.example");
			await fill(page, contactMessages.en["contact.message"], message);
		};
		const made = async () => {
			await call("POST", `/coaches/${coach.id}/contact`, {
				body: { name: "Reem", email: "reem@test.example", message: last },
				address: ownAddress(),
			});
			for (const sent of [message, last]) await mailTo(email, ({ text }) => text.includes(sent));
			return (await mailsTo(email)).filter(({ text }) => text.includes(message)).length;
		};
		return { address: "/coaches", open, made };
	},
} satisfies Writes;
