import type { UserId } from "#shared/core/ids.ts";
import {
	documentReasons,
	type RequiredDocument,
} from "#shared/people/documents/documents.rules.ts";
import { AppError } from "../../core/errors.ts";
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

/** Throws `not_eligible` when a person lacks the document that the event requires. */
export async function refuseWithoutDocument(event: Asking, person: UserId | number): Promise<void> {
	const reasons = await lackedDocuments(event, person);
	if (reasons.length > 0) throw new AppError("not_eligible", { reasons });
}
