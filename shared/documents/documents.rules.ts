import { endOf, kuwaitDate } from "../core/time/kuwait.ts";

/** What a document shows: that somebody may train, who they are, what their guardian agreed to, or something else. */
export const documentKinds = ["medical", "identity", "consent", "other"] as const;
export type DocumentKind = (typeof documentKinds)[number];

export const documentTypes = ["application/pdf", "image/jpeg", "image/png", "image/webp"] as const;
export type DocumentType = (typeof documentTypes)[number];

export const maxDocumentBytes = 10 * 1024 * 1024;
/** Most documents of a person, so that their list stays short. */
export const mostDocuments = 50;

/** Days before a document ends on which its person and their coach are reminded. */
export const documentReminderDays = [30, 7] as const;

/** What decides whether a document does for an event. */
export type HeldDocument = { kind: DocumentKind; expiresOn: string | null };

/** Whether a document still holds on a day; one without an end holds for ever. */
export const isValidOn = ({ expiresOn }: Pick<HeldDocument, "expiresOn">, day: string) =>
	expiresOn === null || expiresOn >= day;

/** What an event may ask of those who enter; `other` says nothing that could be asked for. */
export const requiredDocuments = ["none", "medical", "identity", "consent"] as const;
export type RequiredDocument = (typeof requiredDocuments)[number];

type Asking = { requiredDocument: RequiredDocument; eventDate: string; endDate: string | null };

/** The day on which a document must still hold: the last one of the event, in Kuwait. */
export const documentDay = ({ eventDate, endDate }: Pick<Asking, "eventDate" | "endDate">) =>
	kuwaitDate(endOf(endDate ?? eventDate));

/** The reason why somebody may not enter an event that asks for a document, as a list; empty where they have it. */
export function documentReasons(held: readonly HeldDocument[], event: Asking) {
	const { requiredDocument: kind } = event;
	const day = documentDay(event);
	const isHeld = kind === "none" || held.some((one) => one.kind === kind && isValidOn(one, day));
	return isHeld ? [] : [{ code: "document_required" as const, params: { kind, day } }];
}
