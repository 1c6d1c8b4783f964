import { useText } from "../../../core/language/messages.ts";
import { managePeopleMessages } from "../managePeople.messages.ts";
import { PeopleDesk } from "./PeopleDesk.tsx";

/** Admins and super-admins, for super-admins. */
export default function AdminsDesk() {
	const text = useText(managePeopleMessages);
	return (
		<PeopleDesk
			title={text("managePeople.admins")}
			hint={text("managePeople.howAdmins")}
			none={text("managePeople.noAdmins")}
			roles={["admin", "super-admin"]}
			showsRole
		/>
	);
}
