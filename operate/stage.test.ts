import { checkStage, missingFrom } from "#infra/stage-check.ts";
import { stageNamed } from "#infra/stages.ts";
import { standIns } from "#tests/core/tools.ts";
import { openStage } from "./stage.ts";

const account = "123456789012";
const good = {
	...stageNamed("production"),
	account,
	siteUrl: "https://www.karate.kw",
	certificateArn: `arn:aws:acm:us-east-1:${account}:certificate/12345678-1234-1234-1234-123456789012`,
	mailFrom: "no-reply@karate.kw",
	mailTo: "office@karate.kw",
	alarmsTo: "operators@karate.kw",
};
const provider = {
	name: "House",
	issuer: "https://id.karate.kw",
	clientId: "us",
	secretName: "house",
};
const firewall = (venues: string[]) => ({ commonRules: "count" as const, venues });

test("accepts a stage with all settings", () => {
	expect(missingFrom(good)).toEqual([]);
	expect(
		missingFrom({ ...good, identityProvider: provider, firewall: firewall(["203.0.113.7/32"]) }),
	).toEqual([]);
});

test("the stages of the repository are examples, and the errors say what to enter", () => {
	const missing = missingFrom(stageNamed("production")).join("\n");
	for (const name of ["account", "siteUrl", "certificateArn", "mailFrom", "mailTo", "alarmsTo"]) {
		expect(missing).toContain(`production.${name} is `);
	}
	expect(missingFrom(stageNamed("dev")).join("\n")).toContain(
		"dev.certificateArn is missing: enter the ARN",
	);
});

const expected = {
	account: "the twelve digits of your AWS account",
	region: "a region of AWS, for example eu-central-1",
	siteUrl: "https:// and your own domain, without a slash at the end",
	certificateArn:
		"the ARN of an issued ACM certificate for that domain in us-east-1, of that account",
	signInPrefix: "small letters, digits and hyphens",
	mailFrom: "an e-mail address at a domain of your own",
	mailTo: "an e-mail address at a domain of your own",
	alarmsTo: "an e-mail address at a domain of your own",
	identityProvider:
		"an issuer that begins with https://, a clientId and the secretName, or nothing",
	firewall: "venues as IPv4 networks, for example 203.0.113.7/32",
};

test.each<[keyof typeof expected, object]>([
	["account", { account: "12345", certificateArn: good.certificateArn.replace(account, "12345") }],
	["region", { region: "Frankfurt" }],
	["siteUrl", { siteUrl: "https://www.karate.kw/" }],
	["siteUrl", { siteUrl: "http://www.karate.kw" }],
	["siteUrl", { siteUrl: "https://www.karate.example" }],
	["siteUrl", { siteUrl: "www.karate.kw" }],
	["certificateArn", { certificateArn: undefined }],
	["certificateArn", { certificateArn: good.certificateArn.replace("us-east-1", "eu-central-1") }],
	["certificateArn", { certificateArn: good.certificateArn.replace(account, "210987654321") }],
	["signInPrefix", { signInPrefix: "Karate Kuwait" }],
	["mailFrom", { mailFrom: "no-reply" }],
	["mailTo", { mailTo: "office@localhost" }],
	["alarmsTo", { alarmsTo: "operators@karate.example" }],
	["identityProvider", { identityProvider: { ...provider, issuer: "http://id.karate.kw" } }],
	["identityProvider", { identityProvider: { ...provider, clientId: "" } }],
	["identityProvider", { identityProvider: { ...provider, secretName: "" } }],
	["firewall", { firewall: firewall(["0.0.0.0/0"]) }],
	["firewall", { firewall: firewall(["203.0.113.7/32", "karate.kw"]) }],
])("reports an invalid %s alone: %j", (name, wrong) => {
	const given = { ...good, ...wrong };
	const value = JSON.stringify(given[name as keyof typeof given]) ?? "missing";
	expect(missingFrom(given)).toEqual([`production.${name} is ${value}: enter ${expected[name]}`]);
});

test("stops a deployment only if something is missing", () => {
	expect(() => checkStage(good)).not.toThrow();
	expect(() => checkStage({ ...good, region: "Frankfurt" })).toThrow(
		'cannot be deployed as it is:\n  production.region is "Frankfurt"',
	);
});

test("makes no AWS call for a stage that is unknown or lacks settings", async () => {
	const tools = standIns(["aws"]);
	tools.answer([]);
	await expect(openStage("production")).rejects.toThrow(
		/cannot be deployed as it is:\n {2}production\.account/,
	);
	await expect(openStage("nowhere")).rejects.toThrow(
		'No stage "nowhere"; there are dev, production',
	);
	await expect(openStage(undefined)).rejects.toThrow("Name a stage");
	expect(tools.calls()).toEqual([""]);
	tools.remove();
});
