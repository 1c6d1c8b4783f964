import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { paths } from "../../core/address/paths.ts";
import { useText } from "../../core/language/messages.ts";
import { familyMessages } from "../../people/families/families.messages.ts";
import { familyQuery } from "../../people/families/families.queries.ts";
import { Invitations } from "../../people/families/guardians/Invitations.tsx";
import { PersonName } from "../../people/users/PersonName.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { ChildNext } from "./child/ChildNext.tsx";
import "../../people/families/families.css";

/** The user's family on their dashboard, with pending invitations. */
export default function FamilyCard() {
	const text = useText(familyMessages);
	const { data } = useQuery(familyQuery);
	if (!data) return null;
	return (
		<>
			<Invitations invitations={data.invitations} />
			<section className="card stack" aria-labelledby="family-card">
				<h2 id="family-card">{text("family.title")}</h2>
				{data.children.length === 0 && <p className="soft">{text("family.noneText")}</p>}
				{data.children.length > 0 && (
					<ul className="guardians">
						{data.children.map((child) => (
							<li key={child.id}>
								<div className="stack tight">
									<Link to={paths.child(child.id)}>
										<PersonName person={child} />
									</Link>
									<ChildNext child={child} />
								</div>
							</li>
						))}
					</ul>
				)}
				<p>
					<ButtonLink to={paths.family}>{text("family.title")}</ButtonLink>
				</p>
			</section>
		</>
	);
}
