import { endOf, kuwaitDate } from "../../core/time/kuwait.ts";

/**
 * Purpose of a document: `medical` shows fitness to train, `identity` the person's identity,
 * `consent` a guardian's agreement. `essay` and `kata`, the description of one, are handed in for a dan.
 */
export const documentKinds = ["medical", "identity", "consent", "essay", "kata", "other"] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** What the board reads before it decides on a recommendation for a dan. These do not expire. */
export const danDocuments = ["essay", "kata"] as const satisfies readonly DocumentKind[];

/** Whether documents of a kind are handed in for a dan, so that they have no expiry. */
export const isForDan = (kind: string) => (danDocuments as readonly string[]).includes(kind);

export const documentTypes = ["application/pdf", "image/jpeg", "image/png", "image/webp"] as const;
export type DocumentType = (typeof documentTypes)[number];

export const maxDocumentBytes = 10 * 1024 * 1024;
/** Maximum number of documents of a person. */
export const mostDocuments = 50;

/** Days before the expiry of a document on which its person and their coach are reminded. */
export const documentReminderDays = [30, 7] as const;

/** The part of a document that decides whether it satisfies an event. */
export type EligibilityDocument = { kind: DocumentKind; expiresOn: string | null };

/** Whether a document is valid on a day; without an end it never expires. */
export const isValidOn = ({ expiresOn }: Pick<EligibilityDocument, "expiresOn">, day: string) =>
	expiresOn === null || expiresOn >= day;

/** Documents that an event can require of entrants; a document of kind `other` proves nothing. */
export const requiredDocuments = ["none", "medical", "identity", "consent"] as const;
export type RequiredDocument = (typeof requiredDocuments)[number];

type Asking = { requiredDocument: RequiredDocument; eventDate: string; endDate: string | null };

/** Day on which the required document must still be valid: the last day of the event in Kuwait. */
export const documentDay = ({ eventDate, endDate }: Pick<Asking, "eventDate" | "endDate">) =>
	kuwaitDate(endOf(endDate ?? eventDate));

/**
 * The reason why a person lacks the document that an event requires, as a list; empty if they have
 * it.
 */
export function documentReasons(documents: readonly EligibilityDocument[], event: Asking) {
	const { requiredDocument: kind } = event;
	const day = documentDay(event);
	const isFulfilled =
		kind === "none" || documents.some((one) => one.kind === kind && isValidOn(one, day));
	return isFulfilled ? [] : [{ code: "document_required" as const, params: { kind, day } }];
}
