import { Link } from "react-router-dom";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { paths } from "../../core/address/paths.ts";
import { useText } from "../../core/language/messages.ts";
import { workspaceMessages } from "./workspace.messages.ts";
import "./workspace.css";

/** Tells staff that they see the page of an event as families do, and leads back. */
export default function FamilyViewNotice({ event }: { event: Event }) {
	const text = useText(workspaceMessages);
	return (
		<p className="family-view">
			<strong>{text("workspace.isFamilyView")}</strong>
			<Link to={paths.event(event.id)}>{text("workspace.leaveFamilyView")}</Link>
		</p>
	);
}
