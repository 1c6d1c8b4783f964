import { paths } from "../../../core/address/paths.ts";
import { useAddress } from "../../../core/address/useAddress.ts";
import { useText } from "../../../core/language/messages.ts";
import { lazyPart } from "../../../core/lazyPart.tsx";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { managePeopleMessages } from "../managePeople.messages.ts";
import { PeopleList } from "./PeopleList.tsx";

const MemberDialog = lazyPart(() => import("../MemberDialog.tsx"));

/** Members, for super-admins, with a button to add one. */
export default function ManageMembers() {
	const text = useText(managePeopleMessages);
	const { search, set } = useAddress();
	return (
		<PeopleList
			title={text("managePeople.members")}
			create={text("managePeople.addNew")}
			none={text("managePeople.noMembers")}
			noneText={text("managePeople.noMembersText")}
			roles={["member"]}
			beside={<ButtonLink to={paths.importMembers}>{text("managePeople.import")}</ButtonLink>}
		>
			{search.get("id") === "new" && <MemberDialog onClose={() => set({ id: null })} />}
		</PeopleList>
	);
}
