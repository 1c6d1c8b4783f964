import { useText } from "../../../core/language/messages.ts";
import { StaffDashboard } from "./StaffDashboard.tsx";
import { staffMessages } from "./staff.messages.ts";

/** The dashboard of super-admins. */
export default function SuperAdminPage() {
	return (
		<StaffDashboard title={useText(staffMessages)("staff.superAdmin")} dashboard="superAdmin" />
	);
}
