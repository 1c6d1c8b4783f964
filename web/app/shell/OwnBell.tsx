import { Bell } from "../../notifications/Bell.tsx";
import { useOwnChannel } from "./useOwnChannel.ts";

/** The bell, which hears what comes for its reader, and has shown anew whatever may have changed with it. */
export default function OwnBell() {
	useOwnChannel();
	return <Bell />;
}
