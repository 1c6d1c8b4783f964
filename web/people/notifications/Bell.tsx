import { useId, useRef, useState } from "react";
import { useText } from "../../core/language/messages.ts";
import { Button } from "../../ui/Button.tsx";
import { useLeaving } from "../../ui/dialogs/useLeaving.ts";
import { BellPanel } from "./BellPanel.tsx";
import { notificationMessages } from "./notifications.messages.ts";
import { useNotifications } from "./useNotifications.ts";
import "./notifications.css";

const most = 9;

function Badge({ count }: { count: number }) {
	const text = useText(notificationMessages);
	if (count === 0) return null;
	return (
		<span className="bell-badge" aria-hidden="true">
			{count > most ? text("notif.badgeMore", { count: most }) : text("notif.badge", { count })}
		</span>
	);
}

const BellIcon = () => (
	<svg
		width="24"
		height="24"
		viewBox="0 0 24 24"
		fill="none"
		stroke="currentColor"
		strokeWidth="1.75"
		aria-hidden="true"
	>
		<path
			d="M12 3.5a6 6 0 0 0-6 6v3.6L4.2 16.8h15.6L18 13.1V9.5a6 6 0 0 0-6-6Z"
			strokeLinejoin="round"
		/>
		<path d="M9.8 19.6a2.3 2.3 0 0 0 4.4 0" strokeLinecap="round" />
	</svg>
);

/** The bell in the top bar with the number of unread notifications; opens the latest ones. */
export function Bell() {
	const text = useText(notificationMessages);
	const { data: all, refetch } = useNotifications();
	const [open, setOpen] = useState(false);
	const place = useRef<HTMLDivElement>(null);
	const button = useRef<HTMLButtonElement>(null);
	const id = useId();
	const inside = (target: Node) => place.current?.contains(target) ?? false;
	useLeaving(open, inside, (byKey) => {
		setOpen(false);
		if (byKey) button.current?.focus();
	});
	const toggle = () => {
		if (!open) refetch();
		setOpen(!open);
	};
	const unread = all?.filter(({ read }) => !read).length ?? 0;
	return (
		<div className="bell" ref={place}>
			<Button
				ref={button}
				kind="plain"
				className="bell-button"
				data-tooltip=""
				aria-label={text("notif.bell", { count: unread })}
				aria-expanded={open}
				aria-controls={open ? id : undefined}
				onClick={toggle}
			>
				<BellIcon />
				<Badge count={unread} />
			</Button>
			{open && <BellPanel id={id} onClose={() => setOpen(false)} />}
		</div>
	);
}
