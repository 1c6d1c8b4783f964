import type { UserId } from "#shared/core/ids.ts";
import {
	documentReasons,
	type RequiredDocument,
} from "#shared/people/documents/documents.rules.ts";
import { eligibilityDocuments } from "../../people/documents/documents.records.ts";

type Asking = { eventDate: string; endDate?: string; requiredDocument?: RequiredDocument };

/**
 * Reasons why a person does not have the document that the event requires. Documents are read only
 * if the event requires one.
 */
export async function lackedDocuments(
	{ requiredDocument = "none", ...event }: Asking,
	person: UserId | number,
) {
	if (requiredDocument === "none") return [];
	return documentReasons(await eligibilityDocuments(person), {
		...event,
		endDate: event.endDate ?? null,
		requiredDocument,
	});
}
