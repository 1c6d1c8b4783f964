import { Link } from "react-router-dom";
import { staffBeltName } from "#shared/base/ranks/belts.names.ts";
import type { CoachApplication } from "#shared/community/applications/applications.schema.ts";
import { Belt } from "../../base/ranks/Belt.tsx";
import { paths } from "../../core/address/paths.ts";
import { useLocale } from "../../core/language/messages.ts";
import { useNames } from "../../people/users/names.ts";
import { Portrait } from "../../people/users/Portrait.tsx";
import { Written } from "../../ui/texts/Written.tsx";

/** The applicant's picture, name and email address. */
export function Applicant({ application }: { application: CoachApplication }) {
	const name = useNames()(application).full;
	return (
		<span className="applicant">
			<Portrait person={application} size={48} />
			<span>
				<Link to={paths.person(application.id)}>
					<Written>{name}</Written>
				</Link>
				<span className="small soft block" dir="ltr">
					{application.email}
				</span>
			</span>
		</span>
	);
}

export function BeltBadge({ application: { currentBelt } }: { application: CoachApplication }) {
	const locale = useLocale();
	return (
		<span className="belt-badge">
			<Belt belt={currentBelt} width={64} />
			<span className="badge">{staffBeltName(currentBelt, locale)}</span>
		</span>
	);
}
