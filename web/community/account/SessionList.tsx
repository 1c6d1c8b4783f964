import { useIntl } from "react-intl";
import type { RunningSession } from "#shared/identity/auth/auth.schema.ts";
import { useText } from "../../core/language/messages.ts";
import { relativeTo } from "../../core/language/relative.ts";
import { Separator } from "../../core/language/separator.tsx";
import { Button } from "../../ui/Button.tsx";
import { accountMessages } from "./account.messages.ts";

/** Names a session's browser and system, as far as known. */
export function useDeviceName() {
	const text = useText(accountMessages);
	return ({ browser, system }: RunningSession) =>
		browser && system
			? text("account.device", { browser, system })
			: (browser ?? system ?? text("account.unknownDevice"));
}

type Props = {
	sessions: readonly RunningSession[];
	pending?: boolean;
	onEnd?: (session: RunningSession) => void;
};

/** Active sessions, with a button to end each except the current one. */
export function SessionList({ sessions, pending, onEnd }: Props) {
	const text = useText(accountMessages);
	const nameOf = useDeviceName();
	const { formatDate, formatRelativeTime } = useIntl();
	const ago = (instant: string) =>
		formatRelativeTime(...relativeTo(Date.parse(instant), Date.now()), { numeric: "auto" });
	return (
		<ul className="sessions">
			{sessions.map((session) => (
				<li key={session.id}>
					<span className="stack">
						<span className="row">
							<span>{nameOf(session)}</span>
							{session.current && <span className="badge primary">{text("account.here")}</span>}
						</span>
						<span className="small soft">
							{text("account.lastSeen", { when: ago(session.lastSeenAt) })}
							<Separator />
							{text("account.since", {
								when: formatDate(session.startedAt, { dateStyle: "long" }),
							})}
						</span>
					</span>
					{!session.current && onEnd && (
						<Button
							disabled={pending}
							aria-label={text("account.endOf", { device: nameOf(session) })}
							onClick={() => onEnd(session)}
						>
							{text("account.end")}
						</Button>
					)}
				</li>
			))}
		</ul>
	);
}
