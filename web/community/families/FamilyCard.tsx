import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { paths } from "../../core/address/paths.ts";
import { useText } from "../../core/language/messages.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { PersonName } from "../users/PersonName.tsx";
import { ChildNext } from "./child/ChildNext.tsx";
import { familyMessages } from "./families.messages.ts";
import { familyQuery } from "./families.queries.ts";
import { Invitations } from "./guardians/Invitations.tsx";
import "./families.css";

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
