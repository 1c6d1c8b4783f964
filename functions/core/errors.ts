import { type ErrorBody, type ErrorCode, errors } from "#shared/core/http/errors.ts";

type Detail = Pick<ErrorBody, "fields" | "params" | "reasons"> & { retryAfter?: number };

/** A refusal that people are told about. Anything else thrown is a fault and answers `internal`. */
export class AppError extends Error {
	readonly code: ErrorCode;
	readonly detail: Detail;

	/** @param detail.retryAfter seconds until another try makes sense */
	constructor(code: ErrorCode, detail: Detail = {}) {
		super(errors[code][1]);
		this.code = code;
		this.detail = detail;
	}

	get status(): number {
		return errors[this.code][0];
	}
}

/** The value, or `not_found` where there is none. */
export function requireFound<T>(value: T | null | undefined): T {
	if (value == null) throw new AppError("not_found");
	return value;
}

/** For `catch`: null for what is gone. A read that failed says nothing of what is there, and is thrown on. */
export function orGone(error: unknown): null {
	if (error instanceof AppError && error.code === "not_found") return null;
	throw error;
}
