import type { PersonStanding } from "#shared/community/people/people.rules.ts";
import { paths } from "../../core/address/paths.ts";
import { useAddress } from "../../core/address/useAddress.ts";
import { useText } from "../../core/language/messages.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { UrlFilter } from "../../ui/fields/UrlFilter.tsx";
import { Page } from "../../ui/Page.tsx";
import { PeopleList } from "./lists/PeopleList.tsx";
import { managePeopleMessages } from "./managePeople.messages.ts";

const kinds = {
	members: ["member"],
	coaches: ["coach"],
	admins: ["admin", "super-admin"],
} as const satisfies Record<string, readonly PersonStanding[]>;
const names = Object.keys(kinds) as (keyof typeof kinds)[];

/** All people, for admins: search, filter and export. Only super-admins edit records. */
export default function PeoplePage() {
	const text = useText(managePeopleMessages);
	const { search } = useAddress();
	const kind = names.find((name) => name === search.get("kind")) ?? "members";
	return (
		<Page className="people-page" title={text("managePeople.people")}>
			<UrlFilter
				name="kind"
				label={text("managePeople.whom")}
				choices={names.map((name) => ({
					value: name === "members" ? "" : name,
					label: text(`managePeople.${name}`),
				}))}
			/>
			<PeopleList
				key={kind}
				title={text(`managePeople.${kind}`)}
				none={text("managePeople.noPeople")}
				roles={kinds[kind]}
				showsRole={kind === "admins"}
				beside={<ButtonLink to={paths.importMembers}>{text("managePeople.import")}</ButtonLink>}
			/>
		</Page>
	);
}
