import { useCallback } from "react";
import type { ErrorCode } from "#shared/core/http/errors.ts";
import type { Locale } from "#shared/core/locales.ts";
import { longDay } from "#shared/core/time/long-day.ts";
import { ApiError } from "../calls/client.ts";
import { isSignedOut } from "../calls/signedOut.ts";
import { useLocale, useText } from "../language/messages.ts";
import { showToast } from "../toasts.tsx";
import { errorMessages } from "./errors.messages.ts";

type MessageId = keyof typeof errorMessages.en;

/** Texts for problems that the browser detects, without an error code of the server. */
const saysItself: Record<Exclude<MessageId, `error.${ErrorCode}`>, true> = {
	"error.title": true,
	"error.unauthorizedTitle": true,
	"error.loggedOut": true,
	"error.failed": true,
	"error.unanswered": true,
	"error.network": true,
};

/**
 * Checks against the text ids, so that no page loads the server's list of codes with statuses and
 * English texts.
 */
const isCode = (code: unknown): code is ErrorCode => {
	if (typeof code !== "string") return false;
	const id = `error.${code}`;
	return Object.hasOwn(errorMessages.en, id) && !Object.hasOwn(saysItself, id);
};

/** The text of an error code, for lists in which single rows were rejected. */
export function useCodeText() {
	const text = useText(errorMessages);
	return useCallback(
		(code: string) =>
			isCode(code) ? text(`error.${code}`, { requestId: "", minutes: 1, day: "" }) : code,
		[text],
	);
}

type Params = ApiError["body"]["params"];

/** The facts of an error, with its day in words. */
const withLongDay = (params: Params, locale: Locale): Params =>
	params?.day ? { ...params, day: longDay(String(params.day), locale) } : params;

/** Explains an error in the reader's language. */
export function useErrorText() {
	const text = useText(errorMessages);
	const locale = useLocale();
	return useCallback(
		(error: unknown): string => {
			if (!(error instanceof ApiError)) return text("error.network");
			const { code, params, message, requestId = "" } = error.body;
			// A response of a proxy is not shown to the user.
			return isCode(code)
				? text(`error.${code}`, { ...withLongDay(params, locale), requestId })
				: (message ?? text("error.unanswered"));
		},
		[text, locale],
	);
}

/** Shows a failed read in a toast. `useWrite` does so for failed writes. */
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
