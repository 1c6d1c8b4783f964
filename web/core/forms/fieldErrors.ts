import { ApiError } from "../calls/client.ts";

/** A form's own way to put words beside a field, as react-hook-form has it; visitors need none of its code. */
export type SetError = (
	field: never,
	error: { type?: string; message?: string },
	options?: { shouldFocus: boolean },
) => void;

/** Puts the server's word on each field beside it. */
export function showFieldErrors(error: unknown, setError: SetError): void {
	const fields = error instanceof ApiError ? Object.entries(error.body.fields ?? {}) : [];
	for (const [field, message] of fields)
		setError(field as never, { type: "server", message }, { shouldFocus: true });
}
