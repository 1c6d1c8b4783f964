import type { Entry } from "#shared/competition/registrations/registrations.schema.ts";
import { useText } from "../../../../core/language/messages.ts";
import { useNames } from "../../../../people/users/names.ts";
import ReasonDialog from "../../../../ui/dialogs/ReasonDialog.tsx";
import { entriesMessages } from "../entries.messages.ts";
import type { useDecide } from "./useDecide.ts";

type Props = { chosen: Entry[]; decide: ReturnType<typeof useDecide>; onClose: () => void };

/** Approves an entry although the document that the event requires is missing, with a reason. */
export function ExceptDialog({ chosen, decide, onClose }: Props) {
	const own = useText(entriesMessages);
	const name = useNames()(chosen[0]).full;
	return (
		<ReasonDialog
			draft={`entries-except-${chosen.map(({ id }) => id).join()}`}
			title={own("entries.exceptTitle", { name })}
			submit={own("entries.except")}
			label={own("entries.exception")}
			missing={own("entries.exceptNeeded")}
			write={{
				...decide,
				mutate: (reason) => decide.mutate({ decision: "approve", chosen, reason: reason.trim() }),
			}}
			onClose={onClose}
		>
			{own("entries.exceptionHint")}
		</ReasonDialog>
	);
}
