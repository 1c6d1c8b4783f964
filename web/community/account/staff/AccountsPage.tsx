import { useRef, useState } from "react";
import { Link } from "react-router-dom";
import type { Person } from "#shared/people/users/users.schema.ts";
import { paths } from "../../../core/address/paths.ts";
import { useText } from "../../../core/language/messages.ts";
import { useNames } from "../../../people/users/names.ts";
import { PersonSearch } from "../../../people/users/PersonSearch.tsx";
import { Page } from "../../../ui/Page.tsx";
import { myDataMessages } from "../../my-data/my-data.messages.ts";
import { RequestedErasures } from "../../my-data/RequestedErasures.tsx";
import "../account.css";
import { Part } from "../Part.tsx";
import { accountsMessages } from "./accounts.messages.ts";
import { SignInOf } from "./SignInOf.tsx";

/** Staff page to help people with their sign-in. */
export default function AccountsPage() {
	const text = useText(accountsMessages);
	const data = useText(myDataMessages);
	const names = useNames();
	const field = useRef<HTMLInputElement>(null);
	const [person, setPerson] = useState<Person | null>(null);
	return (
		<Page className="account-page" title={text("accounts.title")} lead={text("accounts.intro")}>
			<PersonSearch
				field={field}
				chosen={person ? [person] : []}
				onChoose={setPerson}
				choose={text("accounts.open")}
			/>
			{person && (
				<Part key={person.id} title={names(person).full}>
					<p className="small soft">
						<Link to={paths.person(person.id)} dir="ltr">
							{person.email}
						</Link>
					</p>
					<SignInOf person={person} />
				</Part>
			)}
			<Part title={data("myData.staffTitle")}>
				<RequestedErasures />
			</Part>
		</Page>
	);
}
