import { useState } from "react";
import { auth } from "../../../base/session/auth.client.ts";
import { useWrite } from "../../../core/calls/useWrite.ts";
import { useText } from "../../../core/language/messages.ts";
import ConfirmDialog from "../../../ui/dialogs/ConfirmDialog.tsx";
import { securityQuery } from "../account.queries.ts";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import { secondFactorMessages } from "./second-factor.messages.ts";

/** Replaces the recovery codes with new ones. */
export default function NewCodesDialog({ email, onClose }: { email: string; onClose: () => void }) {
	const text = useText(secondFactorMessages);
	const [codes, setCodes] = useState<string[] | null>(null);
	const make = useWrite({
		call: (_: void, key) => auth.renewRecoveryCodes({ key }),
		changed: [securityQuery],
		done: ({ recoveryCodes }) => setCodes(recoveryCodes),
	});
	if (codes) return <RecoveryCodes codes={codes} email={email} onClose={onClose} />;
	return (
		<ConfirmDialog
			title={text("second.newCodes")}
			submit={text("second.makeCodes")}
			submitting={text("second.pending")}
			write={make}
			onClose={onClose}
		>
			<p>{text("second.newCodesText")}</p>
		</ConfirmDialog>
	);
}
