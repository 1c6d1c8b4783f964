import type { QueryClient } from "@tanstack/react-query";
import type { Locale } from "#shared/core/locales.ts";
import { headOf } from "../heads.ts";
import { findSubject } from "./findSubject.ts";

/** Sets the document's title and description to those of a page. */
export function showHead(path: string, locale: Locale, queries: QueryClient): void {
	const { title, description } = headOf(path, locale, findSubject(path, queries));
	document.title = title;
	document.querySelector('meta[name="description"]')?.setAttribute("content", description);
}
