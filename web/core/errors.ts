import { useCallback } from "react";
import { type ErrorCode, errors, type FieldCode, isFieldCode } from "#shared/core/errors.ts";
import { ApiError } from "./client.ts";
import { errorMessages } from "./errors.messages.ts";
import { useText } from "./messages.ts";
import { toast } from "./toasts.tsx";

const redirectDelay = 500;

/** Sends the browser to sign in, after the moment that a toast needs to be seen. */
export const goToSignIn = () => setTimeout(() => location.assign("/api/login"), redirectDelay);

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
			return isCode(code) ? text(`error.${code}`, { ...params, requestId }) : (message ?? error.message);
		},
		[text],
	);
}

/** Tells of a failed call: a lost session leads to sign-in, anything else is said under `title`. */
export function useShowError() {
	const text = useText(errorMessages);
	const errorText = useErrorText();
	return useCallback(
		(error: unknown, title: string = text("error.title")) => {
			if (error instanceof ApiError && error.message.startsWith("401: ") && error.message.includes("Unauthorized")) {
				toast(text("error.unauthorizedTitle"), text("error.loggedOut"), "error");
				goToSignIn();
			} else toast(title, errorText(error), "error");
		},
		[text, errorText],
	);
}

/** A field's error code in words; anything that is no code is shown as it is. */
export function useFieldText() {
	const text = useText(errorMessages);
	return useCallback(
		(code: string | undefined) => (code && isFieldCode(code) ? text(`field.${code satisfies FieldCode}`) : code),
		[text],
	);
}
