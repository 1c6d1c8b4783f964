import type { PageName } from "#shared/pages.ts";
import { useUser } from "../base/session/session.ts";
import { lazyPages } from "../lazyPages.ts";
import { startPages } from "./shell/navigation.ts";

/** The dashboard of the user's role; roles without a dashboard get the member's. */
export function Dashboard() {
	const { data: user } = useUser();
	const ofRoles: Partial<Record<string, PageName>> = startPages;
	const Page = lazyPages[ofRoles[user?.role ?? ""] ?? "own"];
	return <Page />;
}
