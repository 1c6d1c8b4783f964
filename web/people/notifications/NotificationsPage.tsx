import { useRef } from "react";
import { Link } from "react-router-dom";
import type { Notification } from "#shared/people/notifications/notifications.schema.ts";
import { mailHash, paths } from "../../core/address/paths.ts";
import { useText } from "../../core/language/messages.ts";
import { Button } from "../../ui/Button.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { Page } from "../../ui/Page.tsx";
import { Empty } from "../../ui/states/Empty.tsx";
import { LoadError } from "../../ui/states/LoadError.tsx";
import { Skeletons } from "../../ui/states/Skeletons.tsx";
import { Runs } from "../../ui/texts/Runs.tsx";
import { gatherNotifications } from "./gatherNotifications.ts";
import { mailMessages } from "./mail.messages.ts";
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
			<Button
				aria-label={text("notif.deleteThis", { title: one.title })}
				disabled={isPending}
				onClick={remove}
			>
				{text("notif.delete")}
			</Button>
		</li>
	);
}

/** All notifications of the user. */
export default function NotificationsPage() {
	const text = useText(notificationMessages);
	const mail = useText(mailMessages);
	const heading = useRef<HTMLHeadingElement>(null);
	const { data: all, isPending, isLoadingError, refetch } = useNotifications();
	const { mutate } = useMarkAllRead();
	const row = (one: Notification) => (
		// Deleting removes the focused button with its row.
		<Row key={one.id} one={one} onDeleted={() => heading.current?.focus()} />
	);
	return (
		<Page
			title={text("notif.title")}
			heading={{ ref: heading, tabIndex: -1 }}
			actions={
				all &&
				all.length > 0 && (
					<Button disabled={all.every(({ read }) => read)} onClick={() => mutate()}>
						{text("notif.readAll")}
					</Button>
				)
			}
		>
			<p>
				<Link to={`${paths.profile}${mailHash}`}>{mail("mail.title")}</Link>
			</p>
			{isLoadingError && <LoadError onRetry={refetch} />}
			{all?.length === 0 && (
				<Empty
					text={text("notif.noneText")}
					action={
						<ButtonLink kind="primary" to={paths.events}>
							{text("notif.browse")}
						</ButtonLink>
					}
				>
					{text("notif.none")}
				</Empty>
			)}
			<ul className="stack notifications">
				{isPending && <Skeletons as="li" count={4} className="card notification-row" />}
				{all &&
					gatherNotifications(all).map((alike) =>
						alike.length === 1 ? (
							row(alike[0])
						) : (
							<li key={`${alike[0].id} and more`}>
								<details className="card gathered">
									<summary>
										<strong>{text("notif.gathered", { count: alike.length })}</strong>{" "}
										<Runs>{alike[0].title}</Runs>
										<span className="unread" />
									</summary>
									<ul className="stack">{alike.map(row)}</ul>
								</details>
							</li>
						),
					)}
			</ul>
		</Page>
	);
}
