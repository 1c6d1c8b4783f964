import { Link } from "react-router-dom";
import { paths } from "../../core/address/paths.ts";
import { useText } from "../../core/language/messages.ts";
import { LoadError } from "../../ui/states/LoadError.tsx";
import { NotificationLink } from "./NotificationLink.tsx";
import { notificationMessages } from "./notifications.messages.ts";
import { useNotifications } from "./useNotifications.ts";
import "./notifications.css";

const mostDisplayed = 5;

/** The latest notifications, below the bell. */
export function BellPanel({ id, onClose }: { id: string; onClose: () => void }) {
	const text = useText(notificationMessages);
	const { data: all, isLoadingError, refetch } = useNotifications();
	return (
		<section id={id} className="bell-panel" aria-label={text("notif.title")}>
			<h2>
				<Link to={paths.notifications} onClick={onClose}>
					{text("notif.title")}
				</Link>
			</h2>
			{isLoadingError && <LoadError onRetry={refetch} />}
			{!all && !isLoadingError && (
				<p className="soft" role="status">
					{text("notif.loading")}
				</p>
			)}
			{all?.length === 0 && <p className="soft">{text("notif.none")}</p>}
			{all && all.length > 0 && (
				<ul>
					{all.slice(0, mostDisplayed).map((one) => (
						<li key={one.id}>
							<NotificationLink one={one} onOpen={onClose} />
						</li>
					))}
				</ul>
			)}
			{all && all.length > mostDisplayed && (
				<p className="bell-more">
					<Link to={paths.notifications} onClick={onClose}>
						{text("notif.viewAll")}
					</Link>
				</p>
			)}
		</section>
	);
}
