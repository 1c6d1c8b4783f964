import { demoAccounts, demoPassword } from "./accounts.ts";

/** Tells whoever started a site with the demo federation how to get in. */
export function announceDemo(url: string): void {
	console.log(`\nDemo accounts, password ${demoPassword}:`);
	for (const { email, who } of demoAccounts) console.log(`  ${email.padEnd(22)} ${who}`);
	console.log(`\nMails are kept at ${url}/local/mailbox`);
}
