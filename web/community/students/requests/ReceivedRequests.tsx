import { useState } from "react";
import type { LinkRequest, LinkRequests } from "#shared/community/students/students.schema.ts";
import type { UserId } from "#shared/core/ids.ts";
import { useWrite } from "../../../core/calls/useWrite.ts";
import { isolateName } from "../../../core/language/langOf.ts";
import { useText } from "../../../core/language/messages.ts";
import { lazyPart } from "../../../core/lazyPart.tsx";
import { coachChanged, students } from "../../../people/coaches/students.queries.ts";
import { useNames } from "../../../people/users/names.ts";
import { Portrait } from "../../../people/users/Portrait.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Sentence } from "../../../ui/texts/Sentence.tsx";
import { studentMessages } from "../students.messages.ts";
import "../../../people/users/link-requests.css";

const AcceptRequestDialog = lazyPart(() => import("./AcceptRequestDialog.tsx"));

type Present = LinkRequests["coaches"];

function Row({ request, present, own }: { request: LinkRequest; present: Present; own: boolean }) {
	const text = useText(studentMessages);
	const coach = useNames()(request.coach).full;
	const [isAccepting, setAccepting] = useState(false);
	const decline = useWrite({
		call: (_: void, key) => students.dropRequest({ params: { id: request.id }, key }),
		toast: () => ({ title: text("students.declineDone"), text: coach }),
		changed: coachChanged,
	});
	return (
		<li>
			<span className="row">
				<Portrait person={request.coach} size={48} />
				<Sentence>
					{text(own ? "students.receivedText" : "students.receivedOf", {
						coach: isolateName(coach),
					})}
				</Sentence>
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
				<AcceptRequestDialog
					request={request}
					present={present}
					onClose={() => setAccepting(false)}
				/>
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
