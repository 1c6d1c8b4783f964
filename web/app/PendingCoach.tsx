import type { CurrentUser } from "#shared/users/users.schema.ts";
import { useUser } from "../auth/session.ts";
import { useText } from "../core/messages.ts";
import { appMessages } from "./app.messages.ts";

/** Whether somebody is a coach whom the federation has not approved. An absent flag counts as approved. */
export const isPendingCoach = (user: CurrentUser | null | undefined) =>
	user?.role === "coach" && user.isApproved === false;

/** All that a coach sees until they are approved. */
export function PendingCoach() {
	const text = useText(appMessages);
	const { refetch, isFetching } = useUser();
	return (
		<div className="width page stack">
			<h1>{text("app.pendingCoach")}</h1>
			<p className="lead">{text("app.pendingCoachText")}</p>
			<p>
				<button type="button" className="button primary" disabled={isFetching} onClick={() => refetch()}>
					{text("app.checkAgain")}
				</button>
			</p>
		</div>
	);
}
