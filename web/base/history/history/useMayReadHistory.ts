import { useUser } from "../../session/session.ts";
import { audited } from "../audited.ts";

/** Whether the user may read the log of records of a type. */
export function useMayReadHistory(type: string): boolean {
	const role = useUser().data?.role;
	return role === "super-admin" || (role === "admin" && audited[type]?.admins === true);
}
