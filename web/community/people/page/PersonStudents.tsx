import { Link } from "react-router-dom";
import type { UserId } from "#shared/core/ids.ts";
import { paths } from "../../../core/address/paths.ts";
import { usePages } from "../../../core/calls/usePages.ts";
import { useText } from "../../../core/language/messages.ts";
import { ShowMore } from "../../../ui/ShowMore.tsx";
import { LoadError } from "../../../ui/states/LoadError.tsx";
import { Loading } from "../../../ui/states/Loading.tsx";
import { PersonCell } from "../lists/PersonCell.tsx";
import { peoplePages } from "../people.queries.ts";
import { personPageMessages } from "./personPage.messages.ts";
import "./person-page.css";

/** A coach's students. */
export default function PersonStudents({ id }: { id: UserId }) {
	const text = useText(personPageMessages);
	const pages = usePages(peoplePages({ coach: String(id) }));
	const { rows, isLoadingError, refetch } = pages;
	if (isLoadingError) return <LoadError onRetry={refetch} />;
	if (!rows) return <Loading label={text("person.loading")} />;
	if (rows.length === 0) return <p className="soft">{text("person.noStudents")}</p>;
	return (
		<>
			<ul className="person-list">
				{rows.map((person) => (
					<li key={person.id}>
						<PersonCell person={person} />
					</li>
				))}
			</ul>
			<ShowMore pages={pages} />
			<p>
				<Link to={`${paths.people}?coach=${id}`}>{text("person.allStudents")}</Link>
			</p>
		</>
	);
}
