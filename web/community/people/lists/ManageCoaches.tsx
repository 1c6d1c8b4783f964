import { useText } from "../../../core/language/messages.ts";
import { managePeopleMessages } from "../managePeople.messages.ts";
import { PeopleList } from "./PeopleList.tsx";

/** Approved coaches, for super-admins. */
export default function ManageCoaches() {
	const text = useText(managePeopleMessages);
	return (
		<PeopleList
			title={text("managePeople.coaches")}
			none={text("managePeople.noCoaches")}
			roles={["coach"]}
			showsRole
		/>
	);
}
