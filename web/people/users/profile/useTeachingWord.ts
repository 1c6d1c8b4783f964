import { useCallback } from "react";
import { useText } from "../../../core/language/messages.ts";
import { teachingMessages } from "./teaching.messages.ts";

type Id = keyof (typeof teachingMessages)["en"];

const isKnown = (id: string): id is Id => id in teachingMessages.en;

/**
 * Translates a stored specialty, day, time or language; a coach's custom value is shown as it is.
 */
export function useTeachingWord() {
	const text = useText(teachingMessages);
	return useCallback(
		(word: string) => {
			const id = `teach.${word}`;
			return isKnown(id) ? text(id) : word;
		},
		[text],
	);
}
