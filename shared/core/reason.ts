import * as z from "zod/mini";
import { optionalLongText } from "./fields/fields.ts";

/** Reasons that the system itself gives for a step of an entry, as words of its own. */
const systemReasons = [
	"not_eligible",
	"event_cancelled",
	"offer_expired",
	"offer_declined",
	"pending_expired",
	"moved",
	"person_removed",
	"merged",
] as const;
type SystemReason = (typeof systemReasons)[number];
export const isSystemReason = (reason: string | null | undefined): reason is SystemReason =>
	systemReasons.some((own) => own === reason);

/** What somebody writes: words of the system's own would be taken for a step that it made. */
export const typedReason = z.pipe(
	optionalLongText(500),
	z.transform((reason) => (isSystemReason(reason) ? null : reason)),
);
export const Reason = z.object({ reason: z.optional(typedReason) });
