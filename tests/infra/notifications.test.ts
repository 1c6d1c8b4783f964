import { globSync } from "node:fs";
import { resolve } from "node:path";
import type { DomainDefinition } from "#functions/core/domain.ts";
import { domainDefinitions } from "#functions/domains.ts";
import { mailKinds, notificationKinds } from "#shared/notifications.ts";
import type { Messages } from "#web/core/language/messages.ts";

const defined = Object.entries<DomainDefinition>(domainDefinitions).flatMap(
	([domain, { notices = {} }]) =>
		Object.entries(notices).map(([kind, notice]) => ({ domain, kind, notice })),
);

test("exactly the kinds of notifications that a domain defines have texts there", async () => {
	const stated = await Promise.all(
		globSync("shared/*/*/*.notifications.ts").map(async (file) => {
			const [kinds] = Object.values<object>(await import(resolve(file)));
			return Object.keys(kinds).map((kind) => `${file.split("/")[2]} ${kind}`);
		}),
	);
	expect(defined.map(({ domain, kind }) => `${domain} ${kind}`).sort()).toEqual(
		stated.flat().sort(),
	);
	expect(defined.map(({ kind }) => kind).sort()).toEqual([...notificationKinds].sort());
});

test("every notification is defined under the name of its kind", () => {
	for (const { kind, notice } of defined) expect(notice).toMatchObject({ kind });
});

test("exactly the kinds whose emails can be switched off have a name and an explanation", async () => {
	const tables = await Promise.all(
		globSync("web/**/*.mail.messages.ts").map(
			async (file) => Object.values(await import(resolve(file)))[0] as Messages,
		),
	);
	expect(tables.flatMap(({ en }) => Object.keys(en)).sort()).toEqual(
		mailKinds.flatMap((kind) => [`mail.${kind}`, `mail.${kind}Hint`]).sort(),
	);
});

test("the email switches keep their order", () => {
	expect(mailKinds).toEqual([
		"registration",
		"promotion",
		"judging",
		"duty",
		"membership",
		"fee",
		"class",
		"broadcast",
		"student",
		"document",
	]);
});
