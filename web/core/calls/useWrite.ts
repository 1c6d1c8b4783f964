// biome-ignore lint/style/noRestrictedImports: the one place that makes writes.
import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { errorMessages } from "../forms/errors.messages.ts";
import { useErrorText } from "../forms/errors.ts";
import { type SetError, showFieldErrors } from "../forms/fieldErrors.ts";
import { useText } from "../language/messages.ts";
import { showToast, type Toast } from "../toasts.tsx";
import { ApiError } from "./client.ts";
import { isSignedOut } from "./signedOut.ts";

/** Toast shown after a successful write. */
type SuccessToast = Pick<Toast, "title" | "text" | "line" | "undo" | "view" | "link"> & {
	kind?: Toast["kind"];
};

type Write<Input, Output> = {
	/**
	 * Makes the call. The key stays the same until the server responds, so a second click repeats the
	 * write instead of making another. So does `version`, although the first attempt may have created
	 * a newer one.
	 */
	call: (input: Input, key: string, version: number) => Promise<Output>;
	/** Version of the record that is changed, if it has one. */
	version?: number;
	toast?: (output: Output, input: Input) => SuccessToast | undefined;
	/** Title of the error toast; "Error" by default. */
	title?: string;
	/** Text of the error toast if the server sends none; "Operation failed" by default. */
	fallback?: string;
	/** Overrides the error text, for example for an error code with a better explanation here. */
	words?: (error: unknown) => string | undefined;
	/** The form's `setError`, used to show the server's field errors beside the fields. */
	setError?: SetError;
	/** Queries to invalidate after the call, whether it succeeded or failed. */
	changed?: readonly { queryKey: QueryKey }[];
	/** Runs before the call. */
	begin?: (input: Input) => unknown;
	done?: (output: Output, input: Input) => unknown;
	failed?: (error: unknown) => unknown;
};

/**
 * Whether the server definitely rejected the write. After a lost response, a server error or 429
 * the write may have been made or may still be made; only a retry with the same key finds out.
 */
export const isRefused = (error: unknown) =>
	error instanceof ApiError &&
	error.status >= 400 &&
	error.status < 500 &&
	error.status !== 429 &&
	error.body.code !== undefined;

/** Holds the idempotency key of the current write, and the version that it changes. */
function useWriteKey(version: number) {
	const current = useRef<{ key: string; version: number }>(undefined);
	return {
		get: () => {
			current.current ??= { key: crypto.randomUUID(), version };
			return current.current;
		},
		renew: () => {
			current.current = undefined;
		},
	};
}

/**
 * Makes a write with an idempotency key, shows its result in a toast and invalidates the affected
 * queries.
 */
export function useWrite<Input = void, Output = unknown>(write: Write<Input, Output>) {
	const {
		call,
		version = 0,
		toast,
		title,
		fallback,
		words,
		setError,
		changed = [],
		begin,
		done,
		failed,
	} = write;
	const text = useText(errorMessages);
	const errorText = useErrorText();
	const queries = useQueryClient();
	const key = useWriteKey(version);
	const reasonFor = (error: unknown) => words?.(error) ?? errorText(error);
	const showError = (error: unknown) => {
		// Show the server's message if there is a message; otherwise a general text with the reason
		// below.
		const hasServerMessage =
			error instanceof ApiError &&
			(error.body.code !== undefined || error.body.message !== undefined);
		const reason = reasonFor(error);
		const [main, line] = hasServerMessage ? [reason] : [fallback ?? text("error.failed"), reason];
		showToast(title ?? text("error.title"), main, "error", line);
	};
	const mutation = useMutation({
		mutationFn: (input: Input) => {
			const current = key.get();
			return call(input, current.key, current.version);
		},
		onMutate: begin,
		onSuccess: (output, input) => {
			key.renew();
			const success = toast?.(output, input);
			if (success) {
				const { kind = "success", line, undo, view, link } = success;
				showToast(success.title, success.text, kind, line, undo, view, link);
			}
			return done?.(output, input);
		},
		onError: (error) => {
			if (isRefused(error)) key.renew();
			if (isSignedOut(error)) return undefined;
			if (setError) showFieldErrors(error, setError);
			showError(error);
			return failed?.(error);
		},
		onSettled: () =>
			Promise.all(changed.map(({ queryKey }) => queries.invalidateQueries({ queryKey }))),
	});
	return { ...mutation, reason: mutation.isError ? reasonFor(mutation.error) : undefined };
}
