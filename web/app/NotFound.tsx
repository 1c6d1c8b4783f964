import { paths } from "../core/address/paths.ts";
import { useText } from "../core/language/messages.ts";
import { ButtonLink } from "../ui/ButtonLink.tsx";
import { Page } from "../ui/Page.tsx";
import { appMessages } from "./app.messages.ts";

export function NotFound() {
	const text = useText(appMessages);
	return (
		<Page title={text("app.notFound")}>
			<p className="soft">{text("app.notFoundText")}</p>
			<p>
				<ButtonLink kind="primary" to={paths.home}>
					{text("app.notFoundHome")}
				</ButtonLink>
			</p>
		</Page>
	);
}
