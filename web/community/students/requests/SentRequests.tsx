import { useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import type { LinkRequest } from "#shared/community/students/students.schema.ts";
import { useWrite } from "../../../core/calls/useWrite.ts";
import { useText } from "../../../core/language/messages.ts";
import {
	allStudentsQuery,
	linkRequestsQuery,
	students,
} from "../../../people/coaches/students.queries.ts";
import { Button } from "../../../ui/Button.tsx";
import { studentMessages } from "../students.messages.ts";
import "../../../people/users/link-requests.css";

function Row({ request: { id, email, status, createdAt } }: { request: LinkRequest }) {
	const text = useText(studentMessages);
	const { formatDate } = useIntl();
	const withdraw = useWrite({
		call: (_: void, key) => students.dropRequest({ params: { id }, key }),
		toast: () => ({ title: text("students.withdrawn"), text: email }),
		changed: [allStudentsQuery],
	});
	const isPending = status === "pending";
	return (
		<li>
			<span>
				<bdi dir="ltr">{email}</bdi>
				<span className="small soft block">
					{text("students.requestSince", { date: formatDate(createdAt, { dateStyle: "long" }) })}
				</span>
			</span>
			<span className="row">
				<span className={isPending ? "badge strong" : "badge"}>{text(`students.${status}`)}</span>
				{isPending && (
					<Button
						aria-label={text("students.withdrawOf", { email })}
						disabled={withdraw.isPending}
						onClick={() => withdraw.mutate()}
					>
						{text("students.withdraw")}
					</Button>
				)}
			</span>
		</li>
	);
}

/** A coach's pending and recently declined requests; nothing without any. */
export function SentRequests() {
	const text = useText(studentMessages);
	const { data } = useQuery(linkRequestsQuery());
	if (!data || data.sent.length === 0) return null;
	return (
		<section className="card stack" aria-labelledby="sent-requests">
			<h2 id="sent-requests">{text("students.requests")}</h2>
			<ul className="link-requests">
				{data.sent.map((request) => (
					<Row key={request.id} request={request} />
				))}
			</ul>
		</section>
	);
}
