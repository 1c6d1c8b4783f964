import { useState } from "react";
import { auth } from "../auth/auth.client.ts";
import { useText } from "../core/messages.ts";
import { useWrite } from "../core/useWrite.ts";
import { FormDialog } from "../ui/FormDialog.tsx";
import { securityQuery } from "./account.queries.ts";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import { secondFactorMessages } from "./second-factor.messages.ts";

/** New recovery codes in the place of those before. */
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
		<FormDialog
			title={text("second.newCodes")}
			submit={text("second.makeCodes")}
			submitting={text("second.pending")}
			cancel={text("second.back")}
			write={make}
			onClose={onClose}
			onSubmit={() => make.mutate()}
		>
			<p>{text("second.newCodesText")}</p>
		</FormDialog>
	);
}
