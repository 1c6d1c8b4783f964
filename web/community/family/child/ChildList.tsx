import { useIntl } from "react-intl";
import { startOf } from "#shared/core/time/kuwait.ts";
import type { Child } from "#shared/people/families/families.schema.ts";
import { Belt } from "../../../base/ranks/Belt.tsx";
import { useBeltName } from "../../../base/ranks/useBeltName.ts";
import { paths } from "../../../core/address/paths.ts";
import { useText } from "../../../core/language/messages.ts";
import { familyMessages } from "../../../people/families/families.messages.ts";
import { useNames } from "../../../people/users/names.ts";
import { Portrait } from "../../../people/users/Portrait.tsx";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { Written } from "../../../ui/texts/Written.tsx";
import { ChildNext } from "./ChildNext.tsx";
import "../../../people/families/families.css";
import "../../../base/ranks/belt-cell.css";

function Row({ child }: { child: Child }) {
	const text = useText(familyMessages);
	const name = useNames()(child).full;
	const beltName = useBeltName();
	const { formatDate } = useIntl();
	return (
		<li className="card child">
			<Portrait person={child} size={64} />
			<div className="stack tight">
				<h2>
					<Written>{name}</Written>
				</h2>
				<p className="belt-cell small">
					<Belt belt={child.currentBelt} width={56} />
					{beltName(child.currentBelt)}
				</p>
				{child.dateOfBirth && (
					<p className="small soft">
						{text("family.born", {
							date: formatDate(startOf(child.dateOfBirth), { dateStyle: "long" }),
						})}
					</p>
				)}
				<ChildNext child={child} />
				{child.state === "frozen" && (
					<p>
						<span className="badge draft">{text("family.state.frozen")}</span>
					</p>
				)}
			</div>
			<ButtonLink
				className="child-open"
				to={paths.child(child.id)}
				aria-label={text("family.openOf", { name })}
			>
				{text("family.open")}
			</ButtonLink>
		</li>
	);
}

/** The user's children with links to their pages. */
export const ChildList = ({ list }: { list: readonly Child[] }) => (
	<ul className="family">
		{list.map((child) => (
			<Row key={child.id} child={child} />
		))}
	</ul>
);
