import { useText } from "../../core/language/messages.ts";
import { PanelButton } from "../../ui/menus/PanelButton.tsx";
import { PublicSiteLinks } from "./PublicSiteLinks.tsx";
import { staffNavigationMessages } from "./staffNavigation.messages.ts";

/** The public pages in staff's bar; on narrow windows they stand in staff's drawer. */
export default function PublicSiteMenu() {
	const text = useText(staffNavigationMessages);
	return (
		<PanelButton className="public-site" kind="plain" label={text("staffNav.site")}>
			{() => <PublicSiteLinks />}
		</PanelButton>
	);
}
