import type { Page } from "playwright-core";
import { claimMessages } from "#web/community/claims/claims.messages.ts";
import { manageClaimMessages } from "#web/community/claims/manageClaims.messages.ts";
import { call } from "../../core/api.ts";
import { auditOf } from "../../core/audit.ts";
import { createClaimableForTest, createClaimForTest } from "../../core/claims.ts";
import { createPersonForTest } from "../../core/people.ts";
import { press, type Writes } from "../write.ts";

export default {
	"a record is claimed": async () => {
		const { claimant: session } = await createClaimableForTest();
		const claim = claimMessages.en;
		const open = (page: Page) =>
			page.getByLabel(claim["claim.name"], { exact: true }).fill("Sara Ali");
		const button = (page: Page) =>
			page.getByRole("button", { name: claim["claim.send"], exact: true });
		const done = (page: Page) =>
			page.getByText(claim["claim.state.pending"], { exact: true }).first().waitFor();
		const made = async () =>
			(await call("GET", "/me/claims", { cookie: session.cookie })).body.claims.length;
		return { session, address: "/claim", open, button, done, made };
	},
	"a claim is declined": async () => {
		const { id, claimant } = await createClaimForTest();
		const session = await createPersonForTest({ role: "admin" });
		const who = `${claimant.firstName} ${claimant.lastName}`;
		const open = (page: Page) =>
			press(page, `${manageClaimMessages.en["manageClaim.decline"]}: ${who}`);
		const made = async () =>
			(await auditOf("recordClaim", id)).filter(({ action }) => action === "declined").length;
		return { session, address: "/claims", open, made };
	},
} satisfies Writes;
