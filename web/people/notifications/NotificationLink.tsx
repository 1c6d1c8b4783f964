import { useIntl } from "react-intl";
import { Link } from "react-router-dom";
import type { Notification } from "#shared/people/notifications/notifications.schema.ts";
import { keepTimesTogether, useText } from "../../core/language/messages.ts";
import { Runs } from "../../ui/texts/Runs.tsx";
import { notificationMessages } from "./notifications.messages.ts";
import { useMarkRead } from "./useNotifications.ts";
import "./notifications.css";

/** A notification that links to its subject and is marked as read when opened. */
export function NotificationLink({ one, onOpen }: { one: Notification; onOpen?: () => void }) {
	const text = useText(notificationMessages);
	const { formatDate } = useIntl();
	const { mutate } = useMarkRead();
	const open = () => {
		if (!one.read) mutate(one.id);
		onOpen?.();
	};
	return (
		<Link
			className="notification"
			to={one.actionUrl}
			data-unread={!one.read || undefined}
			onClick={open}
		>
			<span className="notification-title">
				<Runs>{one.title}</Runs>
				{!one.read && (
					<span className="unread">
						<span className="visually-hidden">{text("notif.unread")}</span>
					</span>
				)}
			</span>
			<span className="notification-message small lines" data-tooltip="">
				<Runs>{one.message}</Runs>
			</span>
			<time className="small soft" dateTime={one.createdAt}>
				{keepTimesTogether(formatDate(one.createdAt, { dateStyle: "long", timeStyle: "short" }))}
			</time>
		</Link>
	);
}
