import { useQuery } from "@tanstack/react-query";
import { useText } from "../../../core/language/messages.ts";
import { linkRequestsQuery } from "../../../people/coaches/students.queries.ts";
import { studentMessages } from "../students.messages.ts";
import { ReceivedRequests } from "./ReceivedRequests.tsx";

/** Coaches' requests awaiting the user's answer; nothing without any. */
export default function LinkRequestsCard() {
	const text = useText(studentMessages);
	const { data } = useQuery(linkRequestsQuery());
	if (!data || data.received.length === 0) return null;
	return (
		<section className="card due stack" aria-labelledby="link-requests">
			<h2 id="link-requests">{text("students.received")}</h2>
			<ReceivedRequests {...data} />
		</section>
	);
}
