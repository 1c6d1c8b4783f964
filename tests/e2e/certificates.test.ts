import { fromBase64url, toBase64url } from "#shared/core/base64url.ts";
import { certificatesMessages } from "#web/training/certificates/certificates.messages.ts";
import { uiMessages } from "#web/ui/ui.messages.ts";
import { call, eventually } from "../core/api.ts";
import { createCertificateForTest } from "../core/certificates.ts";
import { superAdmin } from "../core/people.ts";
import { viewsInTurn, visit } from "./browser.ts";

test.each(viewsInTurn())(
	"a visitor in $language at $width checks certificates with the network, and without it",
	async ({ language, width }) => {
		const text = certificatesMessages[language];
		const [{ certificate }, { certificate: other }] = [
			await createCertificateForTest(),
			await createCertificateForTest(),
		];
		const { code } = certificate;
		const last = code.at(-10) === "A" ? "B" : "A";
		const changed = `${code.slice(0, -10)}${last}${code.slice(-9)}`;
		// Signed by a key that the device has never heard of.
		const unknown = toBase64url(fromBase64url(code)?.with(1, 250) ?? new Uint8Array());
		const options = { serviceWorkers: "allow" as const };
		const expected = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/;
		await visit({ language, width, options, expected }, async (page) => {
			const verdict = (state: "signed" | "valid" | "offline" | "revoked" | "forged") =>
				page.getByRole("heading", { name: text[`verify.${state}`], exact: true }).waitFor();
			const check = async (typed: string) => {
				await page.getByLabel(text["verify.code"], { exact: true }).fill(typed);
				await page.getByRole("button", { name: text["verify.check"], exact: true }).click();
			};
			// The signature is checked on the device, before the server says whether it still counts.
			const { promise: released, resolve: release } = Promise.withResolvers<void>();
			await page.route("**/api/certificates/verify", async (route) => {
				await released;
				await route.continue();
			});
			await page.goto(`/verify#${code}`);
			await verdict("signed");
			release();
			await verdict("valid");
			await check(changed);
			await verdict("forged");
			const { status } = await call("POST", `/certificates/${other.id}/revoke`, {
				cookie: await superAdmin(),
				body: { reason: "Printed with another name" },
			});
			expect(status).toBe(200);
			await check(other.code);
			await verdict("revoked");

			await eventually(
				() =>
					page.evaluate(async () => {
						const cached = await caches.open("public-answers").then((cache) => cache.keys());
						return cached.some(({ url }) => url.endsWith("/api/certificates/keys"));
					}),
				"the cached keys",
			);
			await page.context().setOffline(true);
			await page.reload();
			await check(code);
			await verdict("offline");
			await check(changed);
			await verdict("forged");
			await check(unknown);
			await page.getByText(text["verify.failed"], { exact: true }).waitFor();
			await page.goto("/events/1/marks");
			await page
				.getByRole("heading", { name: uiMessages[language]["ui.offline"], exact: true })
				.waitFor();
		});
	},
);
