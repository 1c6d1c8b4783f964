import { demoAccounts, demoPassword } from "./accounts.ts";

/** Prints the accounts of the demo federation when a site starts. */
export function announceDemo(url: string): void {
	console.log(`\nDemo accounts, password ${demoPassword}:`);
	for (const { email, who } of demoAccounts) console.log(`  ${email.padEnd(22)} ${who}`);
	console.log(`\nMails are kept at ${url}/local/mailbox`);
}
