import decodeQr from "qr/decode.js";
import sharp from "sharp";
import { dutyMessages } from "#web/competition/duties/duties.messages.ts";
import { entryCodeMessages, weighInMessages } from "#web/competition/weigh-in/weigh-in.messages.ts";
import { call } from "../../core/api.ts";
import { createClosedClassForTest } from "../../core/draws.ts";
import { sessionOnDuty } from "../../core/duties.ts";
import { moveEventToToday } from "../../core/events.ts";
import { admin } from "../../core/people.ts";
import { viewsInTurn, visit } from "../browser.ts";

const phone = 390;

test.each(viewsInTurn())(
	"an entrant shows their code in $language at $width; the phone of a person on duty opens them by it, and no other code",
	async (view) => {
		const { language } = view;
		const text = entryCodeMessages[language];
		const { event, eventClass, people } = await createClosedClassForTest(2);
		const { event: other } = await createClosedClassForTest(1);
		const [shown, cancelled] = people;
		await moveEventToToday(event.id);
		let code = "";
		await visit({ ...view, session: shown.cookie }, async (page) => {
			await page.goto("/registrations");
			await page.getByRole("button", { name: text["entryCode.show"], exact: true }).click();
			const picture = page.getByRole("img", { name: text["entryCode.label"] });
			await picture.waitFor();
			const { data, info } = await sharp(await picture.screenshot())
				.ensureAlpha()
				.raw()
				.toBuffer({ resolveWithObject: true });
			code = decodeQr({ width: info.width, height: info.height, data });
		});
		const { pathname, hash } = new URL(code);
		expect(hash).toBe(`#entry=${event.id}-${shown.id}-${eventClass.id}`);
		const session = await sessionOnDuty(event.id, "desk");
		const expected = /Failed to load resource|404/;
		await visit({ language, width: phone, session, expected }, async (page) => {
			await page.goto(pathname + hash);
			const name = `${shown.firstName} ${shown.lastName}`;
			const dialog = page.getByRole("dialog", { name });
			const save = weighInMessages[language]["weighIn.save"];
			await dialog.getByRole("button", { name: save, exact: true }).click();
			await dialog.waitFor({ state: "hidden" });
			await page.getByText(weighInMessages[language]["weighIn.here"], { exact: true }).waitFor();

			await call("DELETE", `/registrations/${event.id}-${cancelled.id}-${eventClass.id}`, {
				cookie: await admin(),
			});
			await page.goto("/dashboard");
			await page.goto(`${pathname}#entry=${event.id}-${cancelled.id}-${eventClass.id}`);
			await page.getByText(text["entryCode.noEntry"], { exact: true }).waitFor();

			await page.goto(`/events/${other.id}/weigh-in#entry=${other.id}-${shown.id}-1`);
			await page.getByText(dutyMessages[language]["duty.none"], { exact: true }).waitFor();
			const [start] = text["entryCode.other"].split("{event}");
			await page.getByRole("alert").getByText(start.trim()).waitFor();
		});
	},
);
