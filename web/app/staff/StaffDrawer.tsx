import Drawer from "@mui/material/Drawer";
import { logoutLink } from "../../base/session/logoutLink.ts";
import { useText } from "../../core/language/messages.ts";
import { Button } from "../../ui/Button.tsx";
import Mui from "../../ui/dialogs/Mui.tsx";
import { Sentence } from "../../ui/texts/Sentence.tsx";
import { appMessages } from "../app.messages.ts";
import { openQuickSearch } from "../search/quickSearch.ts";
import { PublicSiteLinks } from "./PublicSiteLinks.tsx";
import StaffNavigation from "./StaffNavigation.tsx";
import { staffNavigationMessages } from "./staffNavigation.messages.ts";

type Props = { greeting: string; onClose: () => void };

/** Staff's navigation on phones and narrow windows, over the page. */
export default function StaffDrawer({ greeting, onClose }: Props) {
	const text = useText(staffNavigationMessages);
	const app = useText(appMessages);
	return (
		<Mui>
			<Drawer open onClose={onClose}>
				<div className="staff-drawer">
					<p className="row">
						<Sentence>{greeting}</Sentence>
						<Button kind="plain" aria-label={text("staffNav.close")} onClick={onClose}>
							<span aria-hidden="true">✕</span>
						</Button>
					</p>
					<p>
						<Button
							onClick={() => {
								onClose();
								openQuickSearch();
							}}
						>
							{app("app.quickSearch")}
						</Button>
					</p>
					<StaffNavigation />
					<nav className="staff-navigation" aria-labelledby="public-site">
						<h2 id="public-site">{text("staffNav.site")}</h2>
						<PublicSiteLinks />
					</nav>
					<p>
						<a {...logoutLink}>{app("app.logout")}</a>
					</p>
				</div>
			</Drawer>
		</Mui>
	);
}
