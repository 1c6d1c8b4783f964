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

/** What a toast says of a write that succeeded. */
type Said = Pick<Toast, "title" | "text" | "line"> & { kind?: Toast["kind"] };

type Write<Input, Output> = {
	/** Makes the call. Its key stays the same until an answer came, so that a second click repeats and doesn't double. */
	call: (input: Input, key: string) => Promise<Output>;
	said?: (output: Output, input: Input) => Said | undefined;
	/** Title of the toast of a failure; "Error" by default. */
	title?: string;
	/** Its text where the server has none; "Operation failed" by default. */
	fallback?: string;
	/** Better words for a refusal than its code has. */
	words?: (error: unknown) => string | undefined;
	/** A form's own: puts the server's word on each field beside it. */
	setError?: SetError;
	/** Queries that show what is written; asked anew however the call ends. */
	changed?: readonly { queryKey: QueryKey }[];
	/** Before the call. */
	begin?: (input: Input) => unknown;
	done?: (output: Output, input: Input) => unknown;
	failed?: (error: unknown) => unknown;
};

/**
 * Whether the server has refused for certain. After a lost answer, a fault or "busy" the write may have been made
 * or be made yet: only the same key tells.
 */
const isRefused = (error: unknown) =>
	error instanceof ApiError &&
	error.status >= 400 &&
	error.status < 500 &&
	error.status !== 429 &&
	error.body.code !== undefined;

/** One key for one intended write. */
function useWriteKey() {
	const key = useRef<string>(undefined);
	return {
		get: () => {
			key.current ??= crypto.randomUUID();
			return key.current;
		},
		renew: () => {
			key.current = undefined;
		},
	};
}

/** A call that changes something: how it is told of, what is shown anew, and that it is made once. */
export function useWrite<Input = void, Output = unknown>(write: Write<Input, Output>) {
	const { call, said, title, fallback, words, setError, changed = [], begin, done, failed } = write;
	const text = useText(errorMessages);
	const errorText = useErrorText();
	const queries = useQueryClient();
	const key = useWriteKey();
	const reasonFor = (error: unknown) => words?.(error) ?? errorText(error);
	const tell = (error: unknown) => {
		// The server's own word, else what went wrong, and why as far as it is known.
		const isTold =
			error instanceof ApiError &&
			(error.body.code !== undefined || error.body.message !== undefined);
		const reason = reasonFor(error);
		const [main, line] = isTold ? [reason] : [fallback ?? text("error.failed"), reason];
		showToast(title ?? text("error.title"), main, "error", line);
	};
	const mutation = useMutation({
		mutationFn: (input: Input) => call(input, key.get()),
		onMutate: begin,
		onSuccess: (output, input) => {
			key.renew();
			const told = said?.(output, input);
			if (told) showToast(told.title, told.text, told.kind ?? "success", told.line);
			return done?.(output, input);
		},
		onError: (error) => {
			if (isRefused(error)) key.renew();
			if (isSignedOut(error)) return undefined;
			if (setError) showFieldErrors(error, setError);
			tell(error);
			return failed?.(error);
		},
		onSettled: () =>
			Promise.all(changed.map(({ queryKey }) => queries.invalidateQueries({ queryKey }))),
	});
	return { ...mutation, reason: mutation.isError ? reasonFor(mutation.error) : undefined };
}
