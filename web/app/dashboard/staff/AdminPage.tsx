import { useText } from "../../../core/language/messages.ts";
import { StaffDashboard } from "./StaffDashboard.tsx";
import { staffMessages } from "./staff.messages.ts";

/** The dashboard of admins. */
export default function AdminPage() {
	return <StaffDashboard title={useText(staffMessages)("staff.admin")} dashboard="admin" />;
}
