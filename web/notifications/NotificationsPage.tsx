import { useRef } from "react";
import { Link } from "react-router-dom";
import type { Notification } from "#shared/notifications/notifications.schema.ts";
import { useText } from "../core/messages.ts";
import { paths } from "../core/paths.ts";
import { LoadError } from "../ui/LoadError.tsx";
import { Skeletons } from "../ui/Skeletons.tsx";
import { NotificationLink } from "./NotificationLink.tsx";
import { notificationMessages } from "./notifications.messages.ts";
import { useDelete, useMarkAllRead, useNotifications } from "./useNotifications.ts";
import "./notifications.css";

function Row({ one, onDeleted }: { one: Notification; onDeleted: () => void }) {
	const text = useText(notificationMessages);
	const { mutate, isPending } = useDelete();
	const remove = () => {
		mutate(one.id);
		onDeleted();
	};
	return (
		<li className="card notification-row">
			<NotificationLink one={one} />
			<button
				type="button"
				className="button"
				aria-label={text("notif.deleteThis", { title: one.title })}
				disabled={isPending}
				onClick={remove}
			>
				{text("notif.delete")}
			</button>
		</li>
	);
}

function Empty() {
	const text = useText(notificationMessages);
	return (
		<div className="empty stack">
			<p>{text("notif.none")}</p>
			<p>{text("notif.noneText")}</p>
			<p>
				<Link className="button primary" to={paths.events}>
					{text("notif.browse")}
				</Link>
			</p>
		</div>
	);
}

/** All of one's own notifications. */
export default function NotificationsPage() {
	const text = useText(notificationMessages);
	const heading = useRef<HTMLHeadingElement>(null);
	const { data: all, isPending, isLoadingError, refetch } = useNotifications();
	const { mutate } = useMarkAllRead();
	return (
		<div className="width page stack">
			<header className="section-head">
				<h1 ref={heading} tabIndex={-1}>
					{text("notif.title")}
				</h1>
				{all && all.length > 0 && (
					<button type="button" className="button" disabled={all.every(({ read }) => read)} onClick={() => mutate()}>
						{text("notif.readAll")}
					</button>
				)}
			</header>
			{isLoadingError && <LoadError onRetry={refetch} />}
			{all?.length === 0 && <Empty />}
			<ul className="stack notifications">
				{isPending && <Skeletons as="li" count={4} className="card notification-row" />}
				{all?.map((one) => (
					// The button that had the focus is gone with its row.
					<Row key={one.id} one={one} onDeleted={() => heading.current?.focus()} />
				))}
			</ul>
		</div>
	);
}
