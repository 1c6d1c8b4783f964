import * as z from "zod/mini";
import { optionalLongText } from "./fields/fields.ts";

/** Reasons that the system itself gives for a step of a registration. */
const systemReasons = [
	"not_eligible",
	"event_cancelled",
	"offer_expired",
	"offer_declined",
	"pending_expired",
	"unpaid",
	"moved",
	"no_show",
	"person_removed",
	"merged",
	"guardian_agreed",
	"consent_on_paper",
	"consent_withdrawn",
	"consent_asked",
	"consent_not_needed",
] as const;
type SystemReason = (typeof systemReasons)[number];
export const isSystemReason = (reason: string | null | undefined): reason is SystemReason =>
	systemReasons.some((own) => own === reason);

/**
 * Reason that a person types. A system reason is dropped, because it would look like a step of the
 * system.
 */
export const typedReason = z.pipe(
	optionalLongText(500),
	z.transform((reason) => (isSystemReason(reason) ? null : reason)),
);
export const Reason = z.object({ reason: z.optional(typedReason) });
