import { useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { Link } from "react-router-dom";
import { PersonName } from "../../community/users/PersonName.tsx";
import { paths } from "../../core/address/paths.ts";
import { useText } from "../../core/language/messages.ts";
import { LoadError } from "../../ui/states/LoadError.tsx";
import { Loading } from "../../ui/states/Loading.tsx";
import { myDataMessages } from "./my-data.messages.ts";
import { erasuresQuery } from "./my-data.queries.ts";

/** People who requested deletion of their account, for staff. */
export function AskedErasures() {
	const text = useText(myDataMessages);
	const { formatDate } = useIntl();
	const { data, isLoadingError, refetch } = useQuery(erasuresQuery);
	if (isLoadingError) return <LoadError onRetry={refetch} />;
	if (!data) return <Loading />;
	if (data.length === 0) return <p className="soft">{text("myData.staffNone")}</p>;
	const day = (instant: string) => formatDate(instant, { dateStyle: "long" });
	return (
		<ul className="sessions">
			{data.map((person) => (
				<li key={person.id}>
					<Link to={paths.person(person.id)}>
						<PersonName person={person} />
					</Link>
					<span className="small soft">
						{text("myData.staffLine", { asked: day(person.createdAt), ends: day(person.endsAt) })}
					</span>
				</li>
			))}
		</ul>
	);
}
