import { Logger } from "@aws-lambda-powertools/logger";

/** Structured log. Never log bodies, cookies, tokens or people's addresses. */
export const log = new Logger({ serviceName: process.env.SERVICE_NAME ?? "kyokushin" });

// Node would write its own warnings as plain text; log them as JSON too.
process.removeAllListeners("warning");
process.on("warning", ({ name, message }) => log.warn(message, { warning: name }));

/**
 * The parts of an external error that may be logged; its message may contain a person's address.
 */
export function nameOfError(error: unknown): { error: string; code?: unknown; cause?: string } {
	const {
		name = "unknown",
		code,
		cause,
	} = (error ?? {}) as { name?: string; code?: unknown; cause?: { name?: string } };
	return { error: name, code, cause: cause?.name };
}
