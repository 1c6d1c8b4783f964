import type { ComponentType } from "react";
import type { Locale } from "#shared/core/locales.ts";
import type { Measured } from "../records/languages/LanguageMeter.tsx";

/** A kind of public content in the content tab of super-admins. */
export type ContentDefinition = {
	/** Value of `?of=`, which shows this kind alone. */
	id: string;
	label: Record<Locale, string>;
	/** The tab shows the kinds in ascending order. */
	order: number;
	part: () => Promise<{ default: ComponentType }>;
	/** A hook that returns the number of records. */
	useCount: () => number | undefined;
	/** A hook that returns the records for the language meter; without it they are not measured. */
	useTranslated?: () => Measured;
};

/** Defines content that super-admins manage: the default export of `*.content.ts`. */
export const defineContent = (definition: ContentDefinition) => definition;
