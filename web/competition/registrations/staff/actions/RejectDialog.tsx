import type { Entry } from "#shared/competition/registrations/registrations.schema.ts";
import { locales } from "#shared/core/locales.ts";
import { useText } from "../../../../core/language/messages.ts";
import ReasonDialog from "../../../../ui/dialogs/ReasonDialog.tsx";
import { registrationMessages } from "../../registrations.messages.ts";
import { entriesMessages } from "../entries.messages.ts";
import type { useDecide } from "./useDecide.ts";

/** Ready reasons, which go into the text in both languages. */
const ready = ["document", "conditions", "fee", "weight", "late", "consent"] as const;

const inBothLanguages = (id: (typeof ready)[number]) =>
	locales.map((locale) => entriesMessages[locale][`entries.ready.${id}`]).join(" · ");

type Props = { chosen: Entry[]; decide: ReturnType<typeof useDecide>; onClose: () => void };

/** Rejects registrations with a reason, which the people and their guardians read. */
export function RejectDialog({ chosen, decide, onClose }: Props) {
	const text = useText(registrationMessages);
	const own = useText(entriesMessages);
	return (
		<ReasonDialog
			draft={`entries-reject-${chosen.map(({ id }) => id).join()}`}
			title={text("reg.rejectTitle", { count: chosen.length })}
			submit={text("reg.reject")}
			label={text("reg.reason")}
			missing={own("entries.reasonNeeded")}
			ready={{
				label: own("entries.readyReasons"),
				reasons: ready.map((id) => ({
					word: own(`entries.ready.${id}`),
					text: inBothLanguages(id),
				})),
			}}
			write={{
				...decide,
				mutate: (reason) => decide.mutate({ decision: "reject", chosen, reason: reason.trim() }),
			}}
			onClose={onClose}
		>
			{own("entries.notifies", { count: chosen.length })}
		</ReasonDialog>
	);
}
