import { type ErrorBody, type ErrorCode, errors } from "#shared/core/http/errors.ts";
import { log, nameOfError } from "./log.ts";

type Detail = Pick<ErrorBody, "fields" | "params" | "reasons"> & { retryAfter?: number };

/**
 * An error that is reported to the caller with its code. Any other error is a fault and is answered
 * as `internal`.
 */
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

/** Returns the value; throws `not_found` when there is none. */
export function requireFound<T>(value: T | null | undefined): T {
	if (value == null) throw new AppError("not_found");
	return value;
}

/**
 * For `catch`: null when the thing does not exist. Other errors are rethrown: a failed read does
 * not prove absence.
 */
export function nullIfNotFound(error: unknown): null {
	if (error instanceof AppError && error.code === "not_found") return null;
	throw error;
}

/** For `catch`: ignores a refusal. Other errors are rethrown. */
export function orRefused(error: unknown): void {
	if (!(error instanceof AppError)) throw error;
}

/**
 * The refusal to report for one of several independent changes. A fault is logged and reported as
 * `busy`, so that it does not keep the others from being made.
 */
export function refusalOf(error: unknown): AppError {
	if (error instanceof AppError) return error;
	log.error("fault", { ...nameOfError(error) });
	return new AppError("busy");
}
