import { randomBytes } from "node:crypto";
import type { Belt } from "#shared/base/ranks/belts.rules.ts";
import { kuwaitDate } from "#shared/core/time/kuwait.ts";
import { initialsOf } from "#shared/training/certificates/certificate-code.ts";
import type { Write } from "../../core/table/database.ts";
import type { User } from "../../people/users/user.entity.ts";
import { inBothScripts } from "../../people/users/users.service.ts";
import { type CertificateRecord, Certificates } from "./certificate.entity.ts";
import type { Signer } from "./signing.ts";

type Printed = Pick<
	CertificateRecord,
	"dojoEn" | "dojoAr" | "placeEn" | "placeAr" | "examiners" | "eventId" | "date"
>;

type Issue = {
	person: User;
	belt: Belt;
	/** The promotion's number, which makes the certificate's: a repeated step makes the same one. */
	promotionId: number;
	issue: number;
} & Printed;

/** A new certificate, signed. */
export function newCertificate(
	signer: Signer,
	{ person, belt, promotionId, issue, date, ...printed }: Issue,
): CertificateRecord {
	const id = randomBytes(16).toString("base64url");
	const plain = `${date.slice(0, 4)}-${String(promotionId).padStart(5, "0")}`;
	const { nameEn, nameAr } = inBothScripts(person);
	const initials = initialsOf([person.firstName, person.lastName]);
	return {
		...printed,
		id,
		userId: person.id,
		number: issue === 1 ? plain : `${plain}/${issue}`,
		belt,
		date,
		nameEn,
		nameAr,
		issue,
		keyId: signer.keyId,
		code: signer.sign({ id, date, belt, issue, userId: person.id, initials }),
		state: "valid",
	};
}

/** The write that issues a certificate. */
export const issueWrite = (certificate: CertificateRecord): Write => ({
	put: Certificates.create(certificate).params(),
});

type End =
	| { state: "superseded"; replacedBy: string; reason?: undefined }
	| { state: "revoked"; reason: string; replacedBy?: undefined };

/** The certificate as it is after it was replaced or revoked. */
export const endedCertificate = (
	before: CertificateRecord,
	{ state, reason, replacedBy }: End,
	now: number,
): CertificateRecord => ({ ...before, state, reason, replacedBy, changedOn: kuwaitDate(now) });

/** The write that replaces or revokes a valid certificate. */
export const endWrite = (after: CertificateRecord): Write => ({
	put: Certificates.put(after)
		.where(({ state }, { eq }) => eq(state, "valid"))
		.params(),
	onConditionFailed: "changed_meanwhile",
});
