import { useIntl } from "react-intl";
import { Link } from "react-router-dom";
import { takesEntries } from "#shared/competition/events/events.rules.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { startOf } from "#shared/core/time/kuwait.ts";
import { documentsHash, paths } from "../../core/address/paths.ts";
import { useText } from "../../core/language/messages.ts";
import { Notice } from "../../ui/states/Notice.tsx";
import { documentMessages } from "./documents.messages.ts";
import { useLackedDocuments } from "./useLackedDocuments.ts";

/** Tells the user which document they need to register for an event; nothing if they have it. */
export function DocumentNotice({ event }: { event: Event }) {
	const text = useText(documentMessages);
	const { formatDate } = useIntl();
	const [lacked] = useLackedDocuments(event);
	if (!lacked || !takesEntries(event)) return null;
	const { kind, day } = lacked.params;
	return (
		<Notice>
			{text("document.required", { kind, day: formatDate(startOf(day), { dateStyle: "long" }) })}{" "}
			<Link to={paths.profile + documentsHash}>{text("document.toDocuments")}</Link>
		</Notice>
	);
}
