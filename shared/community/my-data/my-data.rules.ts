import type { Erasure } from "./my-data.schema.ts";

/**
 * Whether an account cannot be deleted yet: others depend on its owner as their coach or only
 * guardian, or the owner is registered for an event to come.
 */
export const isErasurePrevented = ({
	comingEvents,
	needsSuccessor,
	going,
}: Pick<Erasure, "comingEvents" | "needsSuccessor" | "going">) =>
	comingEvents > 0 || needsSuccessor || going.children > 0;
