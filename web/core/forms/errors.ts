import { useCallback } from "react";
import { type ErrorCode, errors } from "#shared/core/http/errors.ts";
import { ApiError } from "../calls/client.ts";
import { isSignedOut } from "../calls/signedOut.ts";
import { useText } from "../language/messages.ts";
import { toast } from "../toasts.tsx";
import { errorMessages } from "./errors.messages.ts";

const isCode = (code: unknown): code is ErrorCode => typeof code === "string" && code in errors;

/** An error's code in words, where one row of several was refused. */
export function useCodeText() {
	const text = useText(errorMessages);
	return useCallback(
		(code: string) => (isCode(code) ? text(`error.${code}`, { requestId: "", minutes: 1 }) : code),
		[text],
	);
}

/** What went wrong, in the reader's language. */
export function useErrorText() {
	const text = useText(errorMessages);
	return useCallback(
		(error: unknown): string => {
			if (!(error instanceof ApiError)) return text("error.network");
			const { code, params, message, requestId = "" } = error.body;
			// What is no answer of ours is not for people to read.
			return isCode(code) ? text(`error.${code}`, { ...params, requestId }) : (message ?? text("error.unanswered"));
		},
		[text],
	);
}

/** Tells of something that could not be asked; what could not be written is told by `useWrite`. */
export function useShowError() {
	const text = useText(errorMessages);
	const errorText = useErrorText();
	return useCallback(
		(error: unknown) => {
			if (!isSignedOut(error)) toast(text("error.title"), errorText(error), "error");
		},
		[text, errorText],
	);
}
