import { useNavigate } from "react-router-dom";
import type { UserId } from "#shared/core/ids.ts";
import { paths } from "../../core/address/paths.ts";
import { isolateName } from "../../core/language/langOf.ts";
import { useText } from "../../core/language/messages.ts";
import { useNames } from "../../people/users/names.ts";
import { FormDialog } from "../../ui/dialogs/FormDialog.tsx";
import { Sentence } from "../../ui/texts/Sentence.tsx";
import { personFormMessages } from "./personForm.messages.ts";

type Props = {
	person: { id: UserId } & Parameters<ReturnType<typeof useNames>>[0];
	onClose: () => void;
};

/** Offers to create the card of a new national team member; it opens filled from the person. */
export default function AthleteCardOffer({ person, onClose }: Props) {
	const text = useText(personFormMessages);
	const navigate = useNavigate();
	return (
		<FormDialog
			title={text("personForm.cardTitle")}
			submit={text("personForm.cardCreate")}
			cancel={text("personForm.cardLater")}
			onClose={onClose}
			onSubmit={() => navigate(`${paths.home}?tab=content&athleteOf=${person.id}`)}
		>
			<p>
				<Sentence>
					{text("personForm.cardText", { name: isolateName(useNames()(person).full) })}
				</Sentence>
			</p>
		</FormDialog>
	);
}
