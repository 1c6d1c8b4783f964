import { useCallback } from "react";
import type { ErrorCode } from "#shared/core/http/errors.ts";
import { ApiError } from "../calls/client.ts";
import { isSignedOut } from "../calls/signedOut.ts";
import { useText } from "../language/messages.ts";
import { showToast } from "../toasts.tsx";
import { errorMessages } from "./errors.messages.ts";

type MessageId = keyof typeof errorMessages.en;

/** What the browser says itself, whatever a server answers. */
const saysItself: Record<Exclude<MessageId, `error.${ErrorCode}`>, true> = {
	"error.title": true,
	"error.unauthorizedTitle": true,
	"error.loggedOut": true,
	"error.failed": true,
	"error.unanswered": true,
	"error.network": true,
};

/** The texts name every code already, so that no page loads the server's list with its statuses and English. */
const isCode = (code: unknown): code is ErrorCode => {
	if (typeof code !== "string") return false;
	const id = `error.${code}`;
	return Object.hasOwn(errorMessages.en, id) && !Object.hasOwn(saysItself, id);
};

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
			return isCode(code)
				? text(`error.${code}`, { ...params, requestId })
				: (message ?? text("error.unanswered"));
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
			if (!isSignedOut(error)) showToast(text("error.title"), errorText(error), "error");
		},
		[text, errorText],
	);
}
