import { fieldWords } from "#shared/core/fields/field-words.ts";
import { agreement } from "#shared/identity/sign-ups/agreement.ts";
import { dashboardMessages } from "#web/app/dashboard/dashboard.messages.ts";
import { signUpMessages } from "#web/identity/sign-ups/sign-ups.messages.ts";
import { mailTo } from "../../core/api.ts";
import { testPassword } from "../../core/signIns.ts";
import { newAddress } from "../../core/signUps.ts";
import { expectNoSeriousAxe } from "../axe.ts";
import { narrow, visit } from "../browser.ts";

test("a visitor signs up in Arabic on a phone, confirms the address and sees the dashboard", async () => {
	const text = signUpMessages.ar;
	const email = newAddress();
	await visit({ language: "ar", width: narrow }, async (page) => {
		const fill = (label: keyof typeof text, value: string) =>
			page.getByLabel(text[label], { exact: true }).fill(value);
		const send = page.getByRole("button", { name: text["signUp.send"], exact: true });
		await page.goto("/login");
		await page.getByRole("main").getByRole("link", { name: "جديد هنا؟ أنشئ حسابًا" }).click();
		await fill("signUp.own", "نورة");
		await fill("signUp.family", "الصباح");
		await fill("signUp.email", email);
		await send.click();
		await page.getByText(fieldWords.ar["field.agreement_required"], { exact: true }).waitFor();
		await expectNoSeriousAxe(page);
		await fill("signUp.first", "Noura");
		await fill("signUp.last", "Al-Sabah");
		await fill("signUp.password", testPassword);
		await page.getByLabel(agreement.ar, { exact: true }).check();
		await send.click();
		await page.getByRole("heading", { name: text["signUp.sentTitle"], exact: true }).waitFor();
		expect(await send.isVisible()).toBe(false);
		await expectNoSeriousAxe(page);
		const { text: letter } = await mailTo(email);
		await page.goto(/https?:\S+/.exec(letter)?.[0] ?? "");
		await fill("signUp.password", testPassword);
		await expectNoSeriousAxe(page);
		await page.getByRole("button", { name: text["signUp.confirm"], exact: true }).click();
		const welcome = dashboardMessages.ar["dash.welcome"].replace("{name}", "نورة");
		await page.getByRole("heading", { name: welcome }).waitFor();
	});
});
