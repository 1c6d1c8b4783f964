import * as z from "zod/mini";
import { plainEmail } from "#shared/core/fields/email.ts";
import { log } from "../../core/log.ts";
import { noteMailFault } from "../../people/users/note-mail-fault.ts";

const recipients = z.array(z.object({ emailAddress: z.string() }));

/**
 * The parts that we read of what SES publishes about an email:
 * docs.aws.amazon.com/ses, event-publishing-retrieving-sns-contents.
 */
const Outcome = z.union([
	z.object({
		eventType: z.literal("Bounce"),
		bounce: z.object({
			/** `Transient`: a full mailbox, or a server that was down. Later emails may arrive. */
			bounceType: z.string(),
			bouncedRecipients: recipients,
			timestamp: z.string(),
		}),
	}),
	z.object({
		eventType: z.literal("Complaint"),
		complaint: z.object({
			/** `not-spam`: the recipient took the complaint back. */
			complaintFeedbackType: z.nullish(z.string()),
			complainedRecipients: recipients,
			timestamp: z.string(),
		}),
	}),
]);
type Outcome = z.infer<typeof Outcome>;

const faultsIn = (outcome: Outcome) => {
	if (outcome.eventType === "Bounce") {
		const { bounceType, bouncedRecipients, timestamp } = outcome.bounce;
		return bounceType === "Permanent"
			? { kind: "bounce" as const, people: bouncedRecipients, timestamp }
			: null;
	}
	const { complaintFeedbackType, complainedRecipients, timestamp } = outcome.complaint;
	return complaintFeedbackType === "not-spam"
		? null
		: { kind: "complaint" as const, people: complainedRecipients, timestamp };
};

/** Stores at the recipients that an email to them came back or was marked as spam. */
export async function noteOutcome(detail: unknown, now: number): Promise<void> {
	const { data } = Outcome.safeParse(detail);
	if (!data) return log.warn("an outcome of an email cannot be read");
	const faults = faultsIn(data);
	const at = Date.parse(faults?.timestamp ?? "");
	if (!faults || Number.isNaN(at)) return;
	for (const { emailAddress } of faults.people)
		await noteMailFault(plainEmail(emailAddress), faults.kind, Math.min(at, now));
}
