import { useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { Link } from "react-router-dom";
import type { UserId } from "#shared/core/ids.ts";
import type { TrailLine } from "#shared/people/people.schema.ts";
import { useText } from "../core/messages.ts";
import { paths } from "../core/paths.ts";
import { LoadError } from "../ui/LoadError.tsx";
import { Loading } from "../ui/Loading.tsx";
import { useNames } from "../users/names.ts";
import { trailQuery } from "./people.queries.ts";
import { personPageMessages } from "./personPage.messages.ts";
import { trailMessages } from "./trail.messages.ts";
import "./person-page.css";

/** An action in words; its code where a later version wrote what this one doesn't know. */
function useAction() {
	const text = useText(trailMessages);
	const isKnown = (word: string): word is keyof typeof trailMessages.en => word in trailMessages.en;
	return (action: string) => {
		const word = `trail.${action}`;
		return isKnown(word) ? text(word) : <code dir="ltr">{action}</code>;
	};
}

function By({ line: { by }, id }: { line: TrailLine; id: UserId }) {
	const text = useText(personPageMessages);
	const names = useNames();
	if (!by) return text("person.somebody");
	if (by.id === id) return text("person.themselves");
	return (
		<Link to={paths.person(by.id)}>
			<bdi>{text("person.byWhom", { name: names(by).full })}</bdi>
		</Link>
	);
}

/** What was last done with somebody's record and sign-in, and by whom. */
export default function PersonTrail({ id }: { id: UserId }) {
	const text = useText(personPageMessages);
	const action = useAction();
	const { formatDate } = useIntl();
	const { data, isLoadingError, refetch } = useQuery(trailQuery(id));
	if (isLoadingError) return <LoadError onRetry={refetch} />;
	if (!data) return <Loading label={text("person.loading")} />;
	if (data.length === 0) return <p className="soft">{text("person.noTrail")}</p>;
	return (
		<ul className="person-list">
			{data.map((line) => (
				<li key={line.id}>
					<span>{action(line.action)}</span>
					<span className="small">
						<By line={line} id={id} />
					</span>
					<time className="small soft" dateTime={line.createdAt}>
						{formatDate(line.createdAt, { dateStyle: "medium", timeStyle: "short" })}
					</time>
				</li>
			))}
		</ul>
	);
}
