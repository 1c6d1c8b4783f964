import type { ReactNode } from "react";
import { paths } from "../core/address/paths.ts";
import { useText } from "../core/language/messages.ts";
import { ButtonLink } from "../ui/ButtonLink.tsx";
import { Page } from "../ui/Page.tsx";
import { appMessages } from "./app.messages.ts";

/** A page that says why nothing else is shown, with links to where most people want to go. */
export function WayBack({
	title,
	lead,
	children,
}: {
	title: string;
	lead: string;
	children?: ReactNode;
}) {
	const text = useText(appMessages);
	return (
		<Page title={title} lead={lead}>
			<p className="row">
				<ButtonLink kind="primary" to={paths.home}>
					{text("app.notFoundHome")}
				</ButtonLink>
				<ButtonLink to={paths.events}>{text("app.events")}</ButtonLink>
				<ButtonLink to={paths.classes}>{text("app.classes")}</ButtonLink>
			</p>
			{children}
		</Page>
	);
}
