import type { QueryClient } from "@tanstack/react-query";
import type { Locale } from "#shared/core/locales.ts";
import { userQuery } from "../../base/session/session.ts";
import { users } from "./users.client.ts";

/**
 * Stores the language that a signed-in person chose, so that emails come in it too. A failure is
 * not shown: the choice holds in this browser, and the next one is stored.
 */
export async function storeLanguage(queries: QueryClient, preferredLanguage: Locale) {
	const user = await users.updateProfile({ body: { preferredLanguage } }).catch(() => null);
	if (user) queries.setQueryData(userQuery.queryKey, user);
}
