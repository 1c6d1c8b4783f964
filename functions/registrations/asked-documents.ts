import type { UserId } from "#shared/core/ids.ts";
import { documentReasons, type RequiredDocument } from "#shared/documents/documents.rules.ts";
import { AppError } from "../core/errors.ts";
import { heldDocuments } from "../documents/documents.records.ts";

type Asking = { eventDate: string; endDate?: string; requiredDocument?: RequiredDocument };

/** What somebody lacks of the document that an event asks for. Theirs are read only where it asks for one. */
export async function lackedDocuments(
	{ requiredDocument = "none", ...event }: Asking,
	person: UserId | number,
) {
	if (requiredDocument === "none") return [];
	return documentReasons(await heldDocuments(person), {
		...event,
		endDate: event.endDate ?? null,
		requiredDocument,
	});
}

/** Refuses where an event asks for a document that somebody lacks. */
export async function refuseWithoutDocument(event: Asking, person: UserId | number): Promise<void> {
	const reasons = await lackedDocuments(event, person);
	if (reasons.length > 0) throw new AppError("not_eligible", { reasons });
}
