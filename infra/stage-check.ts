import type { stageNamed } from "./stages.ts";

type Given = ReturnType<typeof stageNamed>;

/** Requirements for deploying a stage to AWS: a check, and what to enter if it fails. */
const needed: [name: keyof Given, good: (given: Given) => boolean, wanted: string][] = [
	[
		"account",
		({ account }) => /^(?!(\d)\1{11})\d{12}$/.test(account),
		"the twelve digits of your AWS account",
	],
	[
		"region",
		({ region }) => /^[a-z]{2}-[a-z]+-\d$/.test(region),
		"a region of AWS, for example eu-central-1",
	],
	[
		"siteUrl",
		({ siteUrl }) => ownHost(siteUrl),
		"https:// and your own domain, without a slash at the end",
	],
	[
		"certificateArn",
		certified,
		"the ARN of an issued ACM certificate for that domain in us-east-1, of that account",
	],
	[
		"signInPrefix",
		({ signInPrefix }) => /^[a-z0-9-]{1,63}$/.test(signInPrefix),
		"small letters, digits and hyphens",
	],
	...(["mailFrom", "mailTo", "alarmsTo"] as const).map(
		(name): [keyof Given, (given: Given) => boolean, string] => [
			name,
			(given) => ownAddress(given[name]),
			"an e-mail address at a domain of your own",
		],
	),
	[
		"identityProvider",
		trusted,
		"an issuer that begins with https://, a clientId and the secretName, or nothing",
	],
	[
		"firewall",
		({ firewall }) => firewall.venues.every(isNetwork),
		"venues as IPv4 networks, for example 203.0.113.7/32",
	],
];

/**
 * One line for each setting that is missing or still an example; empty if the stage can be
 * deployed.
 */
export const missingFrom = (given: Given): string[] =>
	needed
		.filter(([, good]) => !good(given))
		.map(
			([name, , advice]) =>
				`${given.name}.${name} is ${JSON.stringify(given[name]) ?? "missing"}: enter ${advice}`,
		);

export function checkStage(given: Given): void {
	const missing = missingFrom(given);
	if (missing.length === 0) return;
	throw new Error([`infra/stages.ts cannot be deployed as it is:`, ...missing].join("\n  "));
}

const isExample = (host: string) =>
	/(^|\.)(example(\.(com|org|net))?|localhost|test|invalid)$/.test(host);

function ownHost(url: string): boolean {
	if (!URL.canParse(url)) return false;
	const { protocol, hostname, origin } = new URL(url);
	return protocol === "https:" && origin === url && !isExample(hostname);
}

const ownAddress = (address: string) =>
	/^[^@\s]+@[^@\s]+\.[a-z]+$/.test(address) && !isExample(address.split("@")[1]);

function certified({ certificateArn, account }: Given): boolean {
	return new RegExp(`^arn:aws:acm:us-east-1:${account}:certificate/(?!0{8})[0-9a-f-]{36}$`).test(
		certificateArn ?? "",
	);
}

function trusted({ identityProvider: provider }: Given): boolean {
	if (!provider) return true;
	return (
		provider.issuer.startsWith("https://") && provider.clientId !== "" && provider.secretName !== ""
	);
}

const isNetwork = (network: string) =>
	/^(\d{1,3}\.){3}\d{1,3}\/(8|1[6-9]|2\d|3[0-2])$/.test(network);
