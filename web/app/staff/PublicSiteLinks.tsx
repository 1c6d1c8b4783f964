import { Link } from "react-router-dom";
import { paths } from "../../core/address/paths.ts";
import { useLocale } from "../../core/language/messages.ts";
import { navigationOf } from "../shell/navigation.ts";

/** The links that visitors have in the top bar. The start page of staff is their dashboard. */
export function PublicSiteLinks() {
	const locale = useLocale();
	return (
		<ul>
			{navigationOf("visitor")
				.filter(({ to }) => to !== paths.login)
				.map(({ to, label }) => (
					<li key={to}>
						<Link to={to === paths.home ? paths.welcome : to}>{label[locale]}</Link>
					</li>
				))}
		</ul>
	);
}
