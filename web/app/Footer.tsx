import { useIntl } from "react-intl";
import { Link } from "react-router-dom";
import { useUser } from "../auth/session.ts";
import { useText } from "../core/messages.ts";
import { paths } from "../core/paths.ts";
import { appMessages } from "./app.messages.ts";

const anchors = ["about", "coaches", "events", "news", "schedule"] as const;

// Obviously not a subscriber's line; the federation's own details take their place in its settings.
const phone = "+965 2200 0000";
const email = "info@kyokushin.example";

export function Footer() {
	const text = useText(appMessages);
	const { formatDate } = useIntl();
	const { data: user } = useUser();
	const welcome = user ? paths.welcome : paths.home;
	return (
		<footer className="footer">
			<div className="width">
				<nav aria-label={text("app.quickLinks")}>
					<h2>{text("app.quickLinks")}</h2>
					<ul>
						{anchors.map((anchor) => (
							<li key={anchor}>
								<Link to={`${welcome}#${anchor}`}>{text(`app.${anchor}`)}</Link>
							</li>
						))}
					</ul>
				</nav>
				<div>
					<h2>{text("app.contact")}</h2>
					<ul>
						<li>{text("app.city")}</li>
						<li>
							<a href={`tel:${phone.replaceAll(" ", "")}`} dir="ltr">
								{phone}
							</a>
						</li>
						<li>
							<a href={`mailto:${email}`} dir="ltr">
								{email}
							</a>
						</li>
						<li>{text("app.hours")}</li>
					</ul>
				</div>
				<div>
					<h2>{text("app.legal")}</h2>
					<ul>
						<li>
							<Link to={paths.privacy}>{text("app.privacy")}</Link>
						</li>
						<li>
							<Link to={paths.terms}>{text("app.terms")}</Link>
						</li>
					</ul>
					<p className="small">{text("app.rights", { year: formatDate(Date.now(), { year: "numeric" }) })}</p>
				</div>
			</div>
		</footer>
	);
}
