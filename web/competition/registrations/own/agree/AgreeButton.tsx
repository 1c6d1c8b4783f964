import type { MyRegistration } from "#shared/competition/registrations/registrations.schema.ts";
import { useWrite } from "../../../../core/calls/useWrite.ts";
import { useText } from "../../../../core/language/messages.ts";
import { Button } from "../../../../ui/Button.tsx";
import { Wrong } from "../../../../ui/states/Notice.tsx";
import { registrations } from "../../registrations.client.ts";
import { useEntryName } from "../../staff/entryName.ts";
import { showOwnEntries } from "../showOwnEntries.ts";
import { agreeMessages } from "./agree.messages.ts";

/** A guardian's button to approve a child's registration. */
export function AgreeButton({ entry }: { entry: MyRegistration }) {
	const text = useText(agreeMessages);
	const name = useEntryName()(entry);
	const agree = useWrite({
		call: (_: void, key) => registrations.agree({ params: { id: entry.id }, key }),
		toast: () => ({ title: text("agree.done"), text: text("agree.doneText") }),
		title: text("agree.failed"),
		changed: showOwnEntries,
	});
	return (
		<>
			<Button
				kind="primary"
				aria-label={text("agree.agreeTo", { name })}
				disabled={agree.isPending}
				onClick={() => agree.mutate()}
			>
				{text(agree.isPending ? "agree.agreeing" : "agree.agree")}
			</Button>
			<Wrong>{agree.reason}</Wrong>
		</>
	);
}
