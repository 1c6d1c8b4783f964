import { env } from "#functions/core/env.ts";
import { settingsDefaults } from "#shared/base/settings/settings.rules.ts";

/** What a year's membership costs in the demo federation, in fils. */
export const membershipFees = { adult: 20_000, child: 12_500, family: 45_000 } as const;

/** The settings of the demo federation: the usual ones, and what a membership costs. */
export const demoSettings = (now: number) => ({
	...settingsDefaults,
	name: "federation" as const,
	messagesTo: env().MAIL_TO,
	membershipFees,
	updatedAt: new Date(now).toISOString(),
	version: 1,
});
