import { ApiError } from "../calls/client.ts";

/**
 * Type of react-hook-form's `setError`, declared here so that visitors' pages don't load the
 * library.
 */
export type SetError = (
	field: never,
	error: { type?: string; message?: string },
	options?: { shouldFocus: boolean },
) => void;

/** Shows the server's field errors beside their fields. */
export function showFieldErrors(error: unknown, setError: SetError): void {
	const fields = error instanceof ApiError ? Object.entries(error.body.fields ?? {}) : [];
	for (const [field, message] of fields)
		setError(field as never, { type: "server", message }, { shouldFocus: true });
}
