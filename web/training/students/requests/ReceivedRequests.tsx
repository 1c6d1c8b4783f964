import { useState } from "react";
import type { UserId } from "#shared/core/ids.ts";
import type { LinkRequest, LinkRequests } from "#shared/training/students/students.schema.ts";
import { useNames } from "../../../community/users/names.ts";
import { Portrait } from "../../../community/users/Portrait.tsx";
import { useWrite } from "../../../core/calls/useWrite.ts";
import { useText } from "../../../core/language/messages.ts";
import { Button } from "../../../ui/Button.tsx";
import { ConfirmDialog } from "../../../ui/dialogs/ConfirmDialog.tsx";
import { studentMessages } from "../students.messages.ts";
import { allStudentsQuery, students } from "../students.queries.ts";
import "../students.css";

type Present = LinkRequests["coaches"];

/**
 * Queries that show a person's coach, including staff lists of the people domain, which depends on
 * this one.
 */
const changed = [allStudentsQuery, { queryKey: ["staffPeople"] }];

function AcceptDialog({
	request,
	present,
	onClose,
}: {
	request: LinkRequest;
	present: Present;
	onClose: () => void;
}) {
	const text = useText(studentMessages);
	const names = useNames();
	const coach = names(request.coach).full;
	const accept = useWrite({
		call: (_: void, key) => students.accept({ params: { id: request.id }, key }),
		said: () => ({ title: text("students.accepted", { coach }) }),
		changed,
		done: onClose,
	});
	return (
		<ConfirmDialog
			title={text("students.acceptSure", { coach })}
			submit={text("students.accept")}
			submitting={text("students.accepting")}
			write={accept}
			onClose={onClose}
		>
			<p>{text("students.acceptText")}</p>
			{present.map((one) => (
				<p key={one.id}>{text("students.leaves", { coach: names(one).full })}</p>
			))}
		</ConfirmDialog>
	);
}

function Row({ request, present, own }: { request: LinkRequest; present: Present; own: boolean }) {
	const text = useText(studentMessages);
	const coach = useNames()(request.coach).full;
	const [isAccepting, setAccepting] = useState(false);
	const decline = useWrite({
		call: (_: void, key) => students.dropRequest({ params: { id: request.id }, key }),
		said: () => ({ title: text("students.declineDone"), text: coach }),
		changed,
	});
	return (
		<li>
			<span className="row">
				<Portrait person={request.coach} size={48} />
				<bdi>{text(own ? "students.receivedText" : "students.receivedOf", { coach })}</bdi>
			</span>
			<span className="row">
				<Button
					kind="primary"
					opens
					aria-label={text("students.acceptOf", { coach })}
					onClick={() => setAccepting(true)}
				>
					{text("students.accept")}
				</Button>
				<Button
					aria-label={text("students.declineOf", { coach })}
					disabled={decline.isPending}
					onClick={() => decline.mutate()}
				>
					{text("students.decline")}
				</Button>
			</span>
			{isAccepting && (
				<AcceptDialog request={request} present={present} onClose={() => setAccepting(false)} />
			)}
		</li>
	);
}

type Props = Pick<LinkRequests, "received" | "coaches"> & {
	/** Recipient of the requests, if not the user. */ of?: UserId;
};

/** Coaches' requests to train a person. */
export const ReceivedRequests = ({ received, coaches, of }: Props) => (
	<ul className="link-requests">
		{received.map((request) => (
			<Row
				key={request.id}
				request={request}
				present={coaches.filter(({ id }) => id !== request.coach.id)}
				own={of === undefined}
			/>
		))}
	</ul>
);
