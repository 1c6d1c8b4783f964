import { Logger } from "@aws-lambda-powertools/logger";

/** Structured log. Never pass it bodies, cookies, addresses of people or tokens. */
export const log = new Logger({ serviceName: process.env.SERVICE_NAME ?? "kyokushin" });

// Node's own warnings are lines of the log too; it would write them as plain text.
process.removeAllListeners("warning");
process.on("warning", ({ name, message }) => log.warn(message, { warning: name }));

/** What may be logged of an error from outside: its message may hold somebody's address. */
export function nameOfError(error: unknown): { error: string; code?: unknown; cause?: string } {
	const {
		name = "unknown",
		code,
		cause,
	} = (error ?? {}) as { name?: string; code?: unknown; cause?: { name?: string } };
	return { error: name, code, cause: cause?.name };
}
