import { useText } from "../../../core/language/messages.ts";
import { managePeopleMessages } from "../managePeople.messages.ts";
import { PeopleDesk } from "./PeopleDesk.tsx";

/** Approved coaches, for super-admins. */
export default function CoachesDesk() {
	const text = useText(managePeopleMessages);
	return (
		<PeopleDesk
			title={text("managePeople.coaches")}
			none={text("managePeople.noCoaches")}
			roles={["coach"]}
			showsRole
		/>
	);
}
