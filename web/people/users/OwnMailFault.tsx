import { useIntl } from "react-intl";
import { Link } from "react-router-dom";
import type { CurrentUser } from "#shared/people/users/users.schema.ts";
import { paths } from "../../core/address/paths.ts";
import { useText } from "../../core/language/messages.ts";
import { Notice } from "../../ui/states/Notice.tsx";
import { mailFaultMessages } from "./mailFault.messages.ts";
import "./mail-fault.css";

/** Tells the signed-in person that emails to them do not arrive; nothing while they do. */
export default function OwnMailFault({ user: { email, mailFault } }: { user: CurrentUser }) {
	const text = useText(mailFaultMessages);
	const { formatDate } = useIntl();
	if (!mailFault) return null;
	const date = formatDate(mailFault.since, { dateStyle: "long" });
	return (
		<div className="width mail-fault">
			<Notice role="status">
				<p>
					<strong>{text("mailFault.own", { email: `\u2066${email}\u2069` })}</strong>
				</p>
				<p className="small">{text(`mailFault.own.${mailFault.kind}`, { date })}</p>
				<p>
					<Link to={paths.profile}>{text("mailFault.check")}</Link>
				</p>
			</Notice>
		</div>
	);
}
