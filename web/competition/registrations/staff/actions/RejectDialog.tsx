import { useRef, useState } from "react";
import type { Entry } from "#shared/competition/registrations/registrations.schema.ts";
import { locales } from "#shared/core/locales.ts";
import { useText } from "../../../../core/language/messages.ts";
import { Button } from "../../../../ui/Button.tsx";
import { FormDialog } from "../../../../ui/dialogs/FormDialog.tsx";
import { AreaField } from "../../../../ui/fields/Field.tsx";
import { registrationMessages } from "../../registrations.messages.ts";
import { entriesMessages } from "../entries.messages.ts";
import type { useDecide } from "./useDecide.ts";

/** Ready reasons, which go into the text in both languages. */
const ready = ["document", "conditions", "fee"] as const;

type Props = { chosen: Entry[]; decide: ReturnType<typeof useDecide>; onClose: () => void };

/** Rejects registrations with a reason, which the people and their guardians read. */
export function RejectDialog({ chosen, decide, onClose }: Props) {
	const text = useText(registrationMessages);
	const own = useText(entriesMessages);
	const field = useRef<HTMLTextAreaElement>(null);
	const [isMissing, setMissing] = useState(false);
	const addReady = (id: (typeof ready)[number]) => {
		if (!field.current) return;
		const both = locales
			.map((locale) => entriesMessages[locale][`entries.ready.${id}`])
			.join(" · ");
		field.current.value = [field.current.value.trim(), both].filter(Boolean).join("\n");
		field.current.focus();
		setMissing(false);
	};
	const submit = () => {
		const reason = field.current?.value.trim();
		setMissing(!reason);
		if (!reason) return field.current?.focus();
		decide.mutate({ decision: "reject", chosen, reason });
	};
	return (
		<FormDialog
			draft={`entries-reject-${chosen.map(({ id }) => id).join()}`}
			title={text("reg.rejectTitle", { count: chosen.length })}
			submit={text("reg.reject")}
			write={decide}
			onClose={onClose}
			onSubmit={submit}
		>
			<p>{own("entries.notifies", { count: chosen.length })}</p>
			<fieldset className="row plain-set" aria-label={own("entries.readyReasons")}>
				{ready.map((id) => (
					<Button key={id} className="filter" onClick={() => addReady(id)}>
						{own(`entries.ready.${id}`)}
					</Button>
				))}
			</fieldset>
			<AreaField
				ref={field}
				label={text("reg.reason")}
				error={isMissing ? own("entries.reasonNeeded") : undefined}
				maxLength={500}
			/>
		</FormDialog>
	);
}
