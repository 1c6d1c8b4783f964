import { generateKeyPairSync } from "node:crypto";
import { findUser } from "#functions/people/users/users.service.ts";
import {
	CertificateKeys,
	type CertificateRecord,
	Certificates,
	federation,
} from "#functions/training/certificates/certificate.entity.ts";
import { newCertificate } from "#functions/training/certificates/issue.ts";
import { signerOf } from "#functions/training/certificates/signing.ts";
import type { UserId } from "#shared/core/ids.ts";
import { say } from "./consents.ts";
import { createPersonForTest, type Wish } from "./people.ts";

let promotionId = 900_000;

const { privateKey, publicKey } = generateKeyPairSync("ed25519");

/** A key of the tests, beside the one of the site: an ended one, so that neither replaces the other. */
async function testSigner() {
	const keyId = 100;
	const x = publicKey.export({ format: "jwk" }).x as string;
	const createdAt = "2026-01-01T00:00:00.000Z";
	await CertificateKeys.put({
		federation,
		keyId,
		publicKey: x,
		createdAt,
		until: "2099-12-31",
	}).go();
	return signerOf(privateKey, keyId);
}

/** A person with a certificate of a rank, signed by the key of this machine. */
export async function createCertificateForTest(
	wish: Wish = {},
	rest: Partial<CertificateRecord> = {},
) {
	const person = await createPersonForTest(wish);
	const user = await findUser(person.id as UserId);
	if (!user) throw new Error("The person is missing");
	const certificate = {
		...newCertificate(await testSigner(), {
			person: user,
			belt: "orange-10",
			promotionId: promotionId++,
			issue: 1,
			date: "2026-11-20",
			dojoEn: "Dojo Salmiya",
			dojoAr: "دوجو السالمية",
			placeEn: "Hall 1",
			examiners: [{ nameEn: "Sensei One", nameAr: "المعلم الأول", belt: "black-3" }],
		}),
		...rest,
	};
	await Certificates.create(certificate).go();
	return { person, certificate, params: { id: certificate.id } };
}

/** A black belt with a certificate who agreed to be in the register of dan ranks. */
export async function createDanHolderForTest(wish: Wish = {}) {
	const belt = "black-2";
	const made = await createCertificateForTest(
		{ dateOfBirth: "1990-01-01", currentBelt: belt, ...wish },
		{ belt },
	);
	const { status } = await say(made.person.cookie, "danRegister", true);
	if (status !== 200) throw new Error(`The consent answered ${status}`);
	return made;
}
