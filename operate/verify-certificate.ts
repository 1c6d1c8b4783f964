import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { staffBeltName } from "#shared/base/ranks/belts.names.ts";
import {
	type CertificateKey,
	checkCode,
	codeIn,
} from "#shared/training/certificates/certificate-code.ts";
import { runCommand } from "./command.ts";

/** The public keys: those of a file, or those that a site publishes. */
async function readKeys(site?: string, keys?: string): Promise<CertificateKey[]> {
	if (keys) return JSON.parse(await readFile(keys, "utf8"));
	if (!site) throw new Error("Say with which keys: --site https://… or --keys file.json");
	const answer = await fetch(new URL("/api/certificates/keys", site));
	if (!answer.ok) throw new Error(`${site} answered ${answer.status}`);
	return answer.json();
}

await runCommand(async () => {
	const { values } = parseArgs({
		options: { code: { type: "string" }, site: { type: "string" }, keys: { type: "string" } },
	});
	if (!values.code) throw new Error("Say which certificate: --code …");
	const checked = await checkCode(codeIn(values.code), await readKeys(values.site, values.keys));
	if ("fault" in checked) {
		console.log(`Not genuine: ${checked.fault}`);
		return 1;
	}
	const { belt, date, userId, issue, id, keyId, initials } = checked.statement;
	console.log(`Genuine      ${staffBeltName(belt, "en")}, ${date}, issue ${issue}`);
	console.log(`Person       ${userId}${initials && `, ${initials}`}`);
	console.log(`Certificate  ${id}, signed by key ${keyId}`);
	console.log("Whether it was replaced or revoked says the site alone: /verify");
	return 0;
});
