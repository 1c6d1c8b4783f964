import type { UserId } from "#shared/core/ids.ts";
import type { Locale } from "#shared/core/locales.ts";
import { isInDanRegister, isInDirectory } from "#shared/people/users/users.rules.ts";
import {
	type CertificateKey,
	checkCode,
	codeIn,
} from "#shared/training/certificates/certificate-code.ts";
import type { Certificate, Verdict } from "#shared/training/certificates/certificates.schema.ts";
import type { SignedIn } from "../../core/caller.ts";
import { AppError, requireFound } from "../../core/errors.ts";
import { Download } from "../../core/http/answer.ts";
import { auditedTransaction } from "../../core/table/audited-transaction.ts";
import { type Acting, actFor } from "../../people/families/authorization.ts";
import { findUser } from "../../people/users/users.service.ts";
import { cardPage } from "./card.page.ts";
import {
	type CertificateKeyRecord,
	type CertificateRecord,
	Certificates,
} from "./certificate.entity.ts";
import { certificatesPage } from "./certificate.page.ts";
import { endedCertificate, endWrite } from "./issue.ts";
import { readKeys } from "./signing.ts";

export const certificateView = (record: CertificateRecord): Certificate => ({
	...record,
	eventId: (record.eventId as Certificate["eventId"] | undefined) ?? null,
	changedOn: record.changedOn ?? null,
	reason: record.reason ?? null,
	replacedBy: record.replacedBy ?? null,
});

/** A person's certificates, latest first. */
export const certificatesOf = async (userId: number): Promise<CertificateRecord[]> =>
	(await Certificates.query.ofPerson({ userId }).go({ pages: "all", order: "desc" })).data;

export const listCertificates = async ({ person }: Acting): Promise<Certificate[]> =>
	(await certificatesOf(person)).map(certificateView);

export const findCertificate = async (id: string): Promise<CertificateRecord | null> =>
	(await Certificates.get({ id }).go({ consistent: true })).data;

/** The certificates with these ids, in the order of the ids; unknown ids are left out. */
export async function findCertificates(ids: readonly string[]): Promise<CertificateRecord[]> {
	const found = await Promise.all(ids.map(findCertificate));
	return found.filter((one) => one !== null);
}

/** A certificate, if the caller may see the person's belts. */
async function seenCertificate(caller: SignedIn, id: string): Promise<CertificateRecord> {
	const certificate = requireFound(await findCertificate(id));
	await actFor(caller, "seeBelts", certificate.userId as UserId);
	return certificate;
}

/** A certificate as a page to print, for those who may see the person's belts. */
export const printCertificate = async (caller: SignedIn, id: string, locale: Locale) =>
	new Download(certificatesPage([await seenCertificate(caller, id)], locale), {
		type: "text/html",
	});

/** A certificate as a card for the wallet, for those who may see the person's belts. */
export const printCard = async (caller: SignedIn, id: string, locale: Locale) =>
	new Download(cardPage(await seenCertificate(caller, id), locale), { type: "text/html" });

const published = ({ keyId, publicKey, until }: CertificateKeyRecord): CertificateKey => ({
	keyId,
	publicKey,
	until: until ?? null,
});

export const publishedKeys = async () => (await readKeys()).map(published);

/** Whether a code is genuine, and what became of its certificate. */
export async function verifyCode(typed: string): Promise<Verdict> {
	const code = codeIn(typed);
	const checked = await checkCode(code, await publishedKeys());
	if ("fault" in checked) return { state: checked.fault, certificate: null };
	const stored = await findCertificate(checked.statement.id);
	if (!stored) return { state: "gone", certificate: null };
	// An ended key may have become known to others: what it signs must be what was issued.
	if (stored.code !== code) return { state: "forged", certificate: null };
	const person = await findUser(stored.userId as UserId);
	const isListed = person !== null && (isInDirectory(person) || isInDanRegister(person));
	const { state, number, belt, date, changedOn = null } = stored;
	return {
		state,
		certificate: {
			number,
			belt,
			date,
			changedOn,
			nameEn: isListed ? stored.nameEn : null,
			nameAr: (isListed && stored.nameAr) || null,
		},
	};
}

/** Revokes a certificate; repeating it changes nothing. */
export async function revokeCertificate(
	caller: SignedIn,
	id: string,
	reason: string,
): Promise<Certificate> {
	const before = requireFound(await findCertificate(id));
	if (before.state === "revoked") return certificateView(before);
	if (before.state !== "valid") throw new AppError("certificate_replaced");
	const after = endedCertificate(before, { state: "revoked", reason }, caller.now);
	const answer = certificateView(after);
	await auditedTransaction(
		caller,
		{
			entityType: "certificate",
			entityId: id,
			action: "revoked",
			details: { userId: before.userId, number: before.number, belt: before.belt, reason },
		},
		[endWrite(after)],
		answer,
	);
	return answer;
}
