import { Bell } from "../../people/notifications/Bell.tsx";
import { useOwnChannel } from "./useOwnChannel.ts";

/**
 * The notification bell; subscribes to the user's channel and refreshes data that may have changed.
 */
export default function OwnBell() {
	useOwnChannel();
	return <Bell />;
}
