import { paths } from "../core/address/paths.ts";
import { useText } from "../core/language/messages.ts";
import { ButtonLink } from "../ui/ButtonLink.tsx";
import { Page } from "../ui/Page.tsx";
import { appMessages } from "./app.messages.ts";

/** Shown instead of a page that the user's role may not see. */
export function AccessDenied() {
	const text = useText(appMessages);
	return (
		<Page title={text("app.accessDenied")} lead={text("app.accessDeniedLead")}>
			<p className="row">
				<ButtonLink kind="primary" to={paths.home}>
					{text("app.notFoundHome")}
				</ButtonLink>
				<ButtonLink to={paths.events}>{text("app.events")}</ButtonLink>
				<ButtonLink to={paths.classes}>{text("app.classes")}</ButtonLink>
			</p>
		</Page>
	);
}
