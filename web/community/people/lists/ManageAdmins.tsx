import { useText } from "../../../core/language/messages.ts";
import { managePeopleMessages } from "../managePeople.messages.ts";
import { PeopleList } from "./PeopleList.tsx";

/** Admins and super-admins, for super-admins. */
export default function ManageAdmins() {
	const text = useText(managePeopleMessages);
	return (
		<PeopleList
			title={text("managePeople.admins")}
			hint={text("managePeople.howAdmins")}
			none={text("managePeople.noAdmins")}
			roles={["admin", "super-admin"]}
			showsRole
		/>
	);
}
