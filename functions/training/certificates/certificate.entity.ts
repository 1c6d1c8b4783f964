import { CustomAttributeType, type EntityItem } from "electrodb";
import { type Belt, ladder } from "#shared/base/ranks/belts.rules.ts";
import { certificateStates } from "#shared/training/certificates/certificates.schema.ts";
import { number, oneOf, optional, text } from "../../core/table/attributes.ts";
import { byIndex, byKey, entity } from "../../core/table/database.ts";

/** An examiner as printed. */
export type Examiner = { nameEn: string; nameAr?: string; belt: Belt };

/** Certificates of ranks, with all that is printed on them. */
export const Certificates = entity(
	"certificate",
	{
		/** 16 random bytes as base64url. */
		id: text,
		userId: number,
		/** Year and promotion, and the issue if it is not the first: `2026-00417/2`. */
		number: text,
		belt: oneOf(ladder),
		/** Day of the rank. */
		date: text,
		eventId: optional(number),
		nameEn: text,
		nameAr: optional(text),
		dojoEn: optional(text),
		dojoAr: optional(text),
		placeEn: optional(text),
		placeAr: optional(text),
		/** The chief examiner first. */
		examiners: { type: CustomAttributeType<Examiner[]>("any"), required: true },
		issue: number,
		keyId: number,
		code: text,
		state: oneOf(certificateStates),
		changedOn: optional(text),
		reason: optional(text),
		replacedBy: optional(text),
	},
	{
		byId: byKey(["id"]),
		ofPerson: byIndex(1, ["userId"], ["date", "id"]),
	},
);
export type CertificateRecord = EntityItem<typeof Certificates>;

const federations = ["kuwait"] as const;
/** Whose keys these are. */
export const [federation] = federations;

/** Public keys that certificates are checked with. The private key is in no table. */
export const CertificateKeys = entity(
	"certificateKey",
	{
		/** Always the same: all keys are one list. */
		federation: oneOf(federations),
		/** From 1 on, at most 255: a byte of each code. */
		keyId: number,
		/** 32 bytes as base64url. */
		publicKey: text,
		createdAt: text,
		/** Last day of the ranks whose certificates it signs; undefined for the current key. */
		until: optional(text),
	},
	{ ofFederation: byKey(["federation"], ["keyId"]) },
);
export type CertificateKeyRecord = EntityItem<typeof CertificateKeys>;
