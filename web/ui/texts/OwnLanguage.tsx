import type { ComponentProps } from "react";
import { ownLanguageOf } from "#shared/core/fields/bilingual.ts";
import { useLocale } from "../../core/language/messages.ts";
import { Written } from "./Written.tsx";

/** A text by staff or a coach, such as a reason, of which readers see the part in their language. */
export const OwnLanguage = ({ children, ...rest }: ComponentProps<typeof Written>) => (
	<Written {...rest}>{ownLanguageOf(children, useLocale())}</Written>
);
