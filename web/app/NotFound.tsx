import { paths } from "../core/address/paths.ts";
import { useText } from "../core/language/messages.ts";
import { ButtonLink } from "../ui/ButtonLink.tsx";
import { Page } from "../ui/Page.tsx";
import { appMessages } from "./app.messages.ts";

export function NotFound() {
	const text = useText(appMessages);
	return (
		<Page title={text("app.notFound")} lead={text("app.notFoundLead")}>
			<p className="row">
				<ButtonLink kind="primary" to={paths.home}>
					{text("app.notFoundHome")}
				</ButtonLink>
				<ButtonLink to={paths.events}>{text("app.events")}</ButtonLink>
				<ButtonLink to={paths.classes}>{text("app.classes")}</ButtonLink>
			</p>
			<p className="small soft">{text("app.notFoundText")}</p>
		</Page>
	);
}
