import type { CurrentUser } from "#shared/people/users/users.schema.ts";
import { useUser } from "../../base/session/session.ts";
import { useText } from "../../core/language/messages.ts";
import { Button } from "../../ui/Button.tsx";
import { Page } from "../../ui/Page.tsx";
import { appMessages } from "../app.messages.ts";

/** Whether the user is a coach awaiting approval. A missing flag counts as approved. */
export const isPendingCoach = (user: CurrentUser | null | undefined) =>
	user?.role === "coach" && user.isApproved === false;

/** The only page that coaches see until they are approved. */
export function PendingCoach() {
	const text = useText(appMessages);
	const { refetch, isFetching } = useUser();
	return (
		<Page title={text("app.pendingCoach")} lead={text("app.pendingCoachText")}>
			<p>
				<Button kind="primary" disabled={isFetching} onClick={() => refetch()}>
					{text("app.checkAgain")}
				</Button>
			</p>
		</Page>
	);
}
