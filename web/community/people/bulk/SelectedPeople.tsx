import { useState } from "react";
import { mostSelected } from "#shared/community/people/people.rules.ts";
import type { PersonRecord } from "#shared/community/people/people.schema.ts";
import { paths } from "../../../core/address/paths.ts";
import { useLocale, useText } from "../../../core/language/messages.ts";
import { lazyPart } from "../../../core/lazyPart.tsx";
import { Button } from "../../../ui/Button.tsx";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { SelectionBar } from "../../../ui/tables/SelectionBar.tsx";
import { peopleFile } from "../people.queries.ts";
import { bulkPeopleMessages } from "./bulkPeople.messages.ts";
import { invitationMessages } from "./invitations.messages.ts";
import type { PeopleSelection } from "./usePeopleSelection.ts";

const SetCoachDialog = lazyPart(() => import("./SetCoachDialog.tsx"));
const InviteDialog = lazyPart(() => import("./InviteDialog.tsx"));
const SetDojoDialog = lazyPart(() => import("./SetDojoDialog.tsx"));

type Props = {
	selection: PeopleSelection;
	/** Number of people that were found; undefined if it is not known. */
	found: number | undefined;
	/** Reads everybody who was found. */
	readAll: () => Promise<PersonRecord[]>;
};

/** What staff do with the selected people: message, export, invite, set coach, set dojo. */
export function SelectedPeople({ selection, found = 0, readAll }: Props) {
	const text = useText(bulkPeopleMessages);
	const invitations = useText(invitationMessages);
	const lang = useLocale();
	const { people } = selection;
	const [open, setOpen] = useState<"coach" | "dojo" | "invite" | null>(null);
	const close = () => setOpen(null);
	const done = () => {
		close();
		selection.clear();
	};
	const ids = people.map(({ id }) => id);
	const isMore = found > people.length && found <= mostSelected;
	return (
		<>
			<SelectionBar count={people.length} onClear={selection.clear}>
				{isMore && (
					<Button kind="plain" onClick={async () => selection.select(await readAll())}>
						{text("bulk.selectAll", { count: found })}
					</Button>
				)}
				<ButtonLink to={`${paths.broadcasts}?id=new&people=${ids.join()}`}>
					{text("bulk.message")}
				</ButtonLink>
				<a className="button" href={peopleFile({ ids: ids.join(), lang }, "workbook")} download>
					{text("bulk.export")}
				</a>
				<Button opens onClick={() => setOpen("invite")}>
					{invitations("invitations.invite")}
				</Button>
				<Button opens onClick={() => setOpen("coach")}>
					{text("bulk.setCoach")}
				</Button>
				<Button opens onClick={() => setOpen("dojo")}>
					{text("bulk.setDojo")}
				</Button>
			</SelectionBar>
			{open === "invite" && <InviteDialog ids={ids} onDone={done} onClose={close} />}
			{open === "coach" && <SetCoachDialog people={people} onDone={done} onClose={close} />}
			{open === "dojo" && <SetDojoDialog people={people} onDone={done} onClose={close} />}
		</>
	);
}
