import { useText } from "../core/language/messages.ts";
import { appMessages } from "./app.messages.ts";
import { WayBack } from "./WayBack.tsx";

/** Shown instead of a page that the user's role may not see. */
export function AccessDenied() {
	const text = useText(appMessages);
	return <WayBack title={text("app.accessDenied")} lead={text("app.accessDeniedLead")} />;
}
