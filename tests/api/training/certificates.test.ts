import { generateKeyPairSync, sign } from "node:crypto";
import {
	CertificateKeys,
	federation,
} from "#functions/training/certificates/certificate.entity.ts";
import {
	codeOf,
	readCode,
	statementBytes,
} from "#shared/training/certificates/certificate-code.ts";
import { call } from "../../core/api.ts";
import { createCertificateForTest, createDanHolderForTest } from "../../core/certificates.ts";
import { say } from "../../core/consents.ts";
import { admin, createPersonForTest, superAdmin } from "../../core/people.ts";

const verify = async (code: string) =>
	(await call("POST", "/certificates/verify", { body: { code } })).body;

const { privateKey } = generateKeyPairSync("ed25519");

const arabicNames = { firstNameAr: "سارة", lastNameAr: "العلي" };

test("says that a code is genuine and valid, without the name of a person who is not listed", async () => {
	const { certificate } = await createCertificateForTest(arabicNames);
	const { number, belt, date, code } = certificate;
	const known = { number, belt, date, changedOn: null };
	expect(await verify(code)).toEqual({
		state: "valid",
		certificate: { ...known, nameEn: null, nameAr: null },
	});
	expect((await verify(`https://example.org/verify#${code}`)).state).toBe("valid");
});

test("names a person who agreed to be in the directory or in the register of dan ranks", async () => {
	const { certificate, person } = await createCertificateForTest({
		dateOfBirth: "1990-01-01",
		...arabicNames,
	});
	await say(person.cookie, "listing", true);
	const { nameEn } = certificate;
	expect((await verify(certificate.code)).certificate).toMatchObject({
		nameEn,
		nameAr: "سارة العلي",
	});
	const { certificate: ofDan } = await createDanHolderForTest();
	expect((await verify(ofDan.code)).certificate.nameEn).toBe(ofDan.nameEn);
});

test("refuses a changed code, one of an unknown and of an ended key, and one that was not issued", async () => {
	const { certificate } = await createCertificateForTest();
	const { code } = certificate;
	const refused = { certificate: null };
	expect(await verify("osu")).toEqual({ ...refused, state: "unreadable" });
	const middle = code[60] === "A" ? "B" : "A";
	expect(await verify(code.slice(0, 60) + middle + code.slice(61))).toEqual({
		...refused,
		state: "forged",
	});
	const read = readCode(code);
	if (!read) throw new Error("The code is unreadable");
	const bytes = (keyId: number) => statementBytes({ ...read.statement, keyId });
	const signed = (keyId: number) => codeOf(bytes(keyId), sign(null, bytes(keyId), privateKey));
	expect(await verify(signed(read.statement.keyId))).toEqual({ ...refused, state: "forged" });
	expect(await verify(signed(201))).toEqual({ ...refused, state: "unknown_key" });
	// A key that ended before the day of the rank.
	const publicKey = generateKeyPairSync("ed25519");
	const x = publicKey.publicKey.export({ format: "jwk" }).x as string;
	await CertificateKeys.put({
		federation,
		keyId: 202,
		publicKey: x,
		createdAt: "2025-01-01T00:00:00.000Z",
		until: "2026-01-01",
	}).go();
	const ofEnded = codeOf(bytes(202), sign(null, bytes(202), publicKey.privateKey));
	expect(await verify(ofEnded)).toEqual({ ...refused, state: "ended_key" });
	// The ended key signs an older day, but no such certificate was issued.
	const older = statementBytes({ ...read.statement, keyId: 202, date: "2025-12-01" });
	expect((await verify(codeOf(older, sign(null, older, publicKey.privateKey)))).state).toBe(
		"forged",
	);
	await CertificateKeys.delete({ federation, keyId: 202 }).go();
});

test("publishes the public keys, and no private one", async () => {
	await createCertificateForTest();
	const { body } = await call("GET", "/certificates/keys");
	expect(body.length).toBeGreaterThan(0);
	for (const key of body) {
		expect(Object.keys(key).sort()).toEqual(["keyId", "publicKey", "until"]);
		expect(key.publicKey).toMatch(/^[\w-]{43}$/);
	}
});

test("a revoked certificate is refused with its day, for good, and keeps its reason for its person", async () => {
	const { certificate, person, params } = await createCertificateForTest();
	const revoke = async (cookie: string, reason = "Issued twice.") =>
		call("POST", `/certificates/${params.id}/revoke`, { cookie, body: { reason } });
	expect((await revoke(await admin())).status).toBe(403);
	expect((await revoke(await superAdmin(), "")).body.fields).toEqual({ reason: "required" });
	expect((await revoke(await superAdmin())).body.state).toBe("revoked");
	expect((await revoke(await superAdmin(), "Again.")).body.reason).toBe("Issued twice.");
	expect((await verify(certificate.code)).state).toBe("revoked");
	const { body } = await call("GET", `/users/${person.id}/certificates`, { cookie: person.cookie });
	expect(body).toMatchObject([{ state: "revoked", reason: "Issued twice." }]);
});

test("a replaced certificate cannot be revoked", async () => {
	const { params } = await createCertificateForTest({}, { state: "superseded" });
	const body = { reason: "Issued twice." };
	const cookie = await superAdmin();
	const refused = await call("POST", `/certificates/${params.id}/revoke`, { cookie, body });
	expect([refused.status, refused.body.code]).toEqual([409, "certificate_replaced"]);
});

test("prints both scripts with the number and a code, for those who may see the belts", async () => {
	const { certificate, person, params } = await createCertificateForTest();
	const print = (cookie: string, lang = "en") =>
		call("GET", `/certificates/${params.id}/print?lang=${lang}`, { cookie });
	const stranger = await createPersonForTest();
	expect((await print(stranger.cookie)).status).toBe(404);
	for (const lang of ["en", "ar"]) {
		const { status, body } = await print(person.cookie, lang);
		expect(status).toBe(200);
		for (const part of [
			certificate.number,
			"Certificate of rank",
			"شهادة درجة",
			"<svg",
			"landscape",
		])
			expect(body).toContain(part);
		// The chief examiner signs on the left, the federation on the right.
		const signers = [...body.matchAll(/<p class="pen">(.*?)<\/p>/g)].map(([, both]) =>
			both.replace(/<[^>]+>/g, ""),
		);
		expect(signers).toEqual(["Chief examiner · رئيس اللجنة", "For the federation · عن الاتحاد"]);
	}
});

test.each([
	["superseded", "replaced by another", "استُبدلت بهذه الشهادة شهادة أخرى"],
	["revoked", "was revoked", "سُحبت هذه الشهادة"],
] as const)(
	"a certificate that was %s says so on paper, and instead of its card",
	async (state, english, arabic) => {
		const { person, params } = await createCertificateForTest({}, { state });
		const page = async (kind: string, lang: string) =>
			(await call("GET", `/certificates/${params.id}/${kind}?lang=${lang}`, person)).body;
		const printed = await page("print", "en");
		expect([printed.includes(english), printed.includes(arabic)]).toEqual([true, true]);
		expect(await page("card", "en")).toContain(english);
		const card = await page("card", "ar");
		expect(card).toContain(arabic);
		expect(card).not.toContain("<svg");
	},
);
