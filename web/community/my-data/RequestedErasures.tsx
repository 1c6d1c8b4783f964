import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useIntl } from "react-intl";
import { Link } from "react-router-dom";
import type { RequestedErasure } from "#shared/community/my-data/my-data.schema.ts";
import { paths } from "../../core/address/paths.ts";
import { useWrite } from "../../core/calls/useWrite.ts";
import { isolateName } from "../../core/language/langOf.ts";
import { useText } from "../../core/language/messages.ts";
import { useNames } from "../../people/users/names.ts";
import { PersonName } from "../../people/users/PersonName.tsx";
import { Button } from "../../ui/Button.tsx";
import ConfirmDialog from "../../ui/dialogs/ConfirmDialog.tsx";
import { LoadError } from "../../ui/states/LoadError.tsx";
import { Loading } from "../../ui/states/Loading.tsx";
import { myDataMessages } from "./my-data.messages.ts";
import { erasuresQuery, myData } from "./my-data.queries.ts";

type Props = { person: RequestedErasure; onClose: () => void };

function StopDialog({ person, onClose }: Props) {
	const text = useText(myDataMessages);
	const name = isolateName(useNames()(person).full);
	const stop = useWrite({
		call: (_: void, key) => myData.stopErasure({ params: { id: person.id }, key }),
		toast: () => ({ title: text("myData.staffKept") }),
		changed: [erasuresQuery],
		done: onClose,
	});
	return (
		<ConfirmDialog
			title={text("myData.staffKeepTitle", { name })}
			submit={text("myData.staffKeep")}
			submitting={text("myData.staffKeeping")}
			write={stop}
			onClose={onClose}
		>
			<p>{text("myData.staffKeepText")}</p>
		</ConfirmDialog>
	);
}

/** People who requested deletion of their account, for staff. */
export function RequestedErasures() {
	const text = useText(myDataMessages);
	const { formatDate } = useIntl();
	const names = useNames();
	const [stopping, setStopping] = useState<RequestedErasure | null>(null);
	const { data, isLoadingError, refetch } = useQuery(erasuresQuery);
	if (isLoadingError) return <LoadError onRetry={refetch} />;
	if (!data) return <Loading />;
	if (data.length === 0) return <p className="soft">{text("myData.staffNone")}</p>;
	const day = (instant: string) => formatDate(instant, { dateStyle: "long" });
	return (
		<>
			<ul className="sessions">
				{data.map((person) => (
					<li key={person.id}>
						<Link to={paths.person(person.id)}>
							<PersonName person={person} />
						</Link>
						<span className="small soft">
							{text("myData.staffLine", { asked: day(person.createdAt), ends: day(person.endsAt) })}
						</span>
						<Button
							opens
							aria-label={text("myData.staffKeepOf", { name: names(person).full })}
							onClick={() => setStopping(person)}
						>
							{text("myData.staffKeep")}
						</Button>
					</li>
				))}
			</ul>
			{stopping && <StopDialog person={stopping} onClose={() => setStopping(null)} />}
		</>
	);
}
