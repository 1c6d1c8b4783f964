import { useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { Link } from "react-router-dom";
import { mailto } from "#shared/core/fields/mailto.ts";
import { useUser } from "../../base/session/session.ts";
import { publicSettingsQuery } from "../../base/settings/settings.queries.ts";
import { paths } from "../../core/address/paths.ts";
import { usePick, useText } from "../../core/language/messages.ts";
import { usePresent } from "../../core/moments/usePresent.ts";
import { PhoneLink } from "../../ui/texts/PhoneLink.tsx";
import { appMessages } from "../app.messages.ts";

const anchors = ["about", "coaches", "events", "news", "schedule"] as const;

function Contact() {
	const pick = usePick();
	const { data: lines } = useQuery(publicSettingsQuery);
	if (!lines) return null;
	return (
		<ul>
			<li>{pick(lines, "city")}</li>
			<li>
				<PhoneLink phone={lines.phone} />
			</li>
			<li>
				<a href={mailto(lines.email)} dir="ltr">
					{lines.email}
				</a>
			</li>
			<li>{pick(lines, "hours")}</li>
		</ul>
	);
}

function Legal() {
	const text = useText(appMessages);
	const { formatDate } = useIntl();
	const now = usePresent();
	return (
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
			<p className="small">{text("app.rights", { year: formatDate(now, { year: "numeric" }) })}</p>
		</div>
	);
}

export function Footer() {
	const text = useText(appMessages);
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
						<li>
							<Link to={paths.classes}>{text("app.classes")}</Link>
						</li>
					</ul>
				</nav>
				<div>
					<h2>{text("app.contact")}</h2>
					<Contact />
				</div>
				<Legal />
			</div>
		</footer>
	);
}
