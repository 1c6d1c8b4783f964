import { revokeMessages } from "#web/training/certificates/certificates.messages.ts";
import { createCertificateForTest } from "../../core/certificates.ts";
import { countAuditLines, fill, superAdmin, type Writes } from "../write.ts";

const revoke = revokeMessages.en;

export default {
	"a certificate is revoked": async () => {
		const [{ person, certificate }, session] = await Promise.all([
			createCertificateForTest(),
			superAdmin(),
		]);
		return {
			session,
			address: `/people/${person.id}?tab=belts`,
			open: async (page) => {
				const name = revoke["revoke.openOf"].replace("{number}", certificate.number);
				await page.getByRole("button", { name, exact: true }).click();
				await fill(page, revoke["revoke.reason"], "Issued for another person");
			},
			made: countAuditLines(session),
		};
	},
} satisfies Writes;
