import type { Certificate } from "#shared/training/certificates/certificates.schema.ts";
import { useWrite } from "../../core/calls/useWrite.ts";
import { useText } from "../../core/language/messages.ts";
import ReasonDialog from "../../ui/dialogs/ReasonDialog.tsx";
import { Sentence } from "../../ui/texts/Sentence.tsx";
import { revokeMessages } from "./certificates.messages.ts";
import { certificates, certificatesOf } from "./certificates.queries.ts";

type Props = { certificate: Certificate; onClose: () => void };

/** Asks for the reason before a certificate is revoked for good. */
export default function RevokeDialog({ certificate: { id, number }, onClose }: Props) {
	const text = useText(revokeMessages);
	const revoke = useWrite({
		call: (reason: string, key) => certificates.revoke({ params: { id }, body: { reason }, key }),
		toast: () => ({ title: text("revoke.done") }),
		changed: [{ queryKey: certificatesOf }],
		done: onClose,
	});
	return (
		<ReasonDialog
			draft={`certificate-revoke-${id}`}
			title={text("revoke.title", { number })}
			submit={text("revoke.submit")}
			submitting={text("revoke.submitting")}
			label={text("revoke.reason")}
			missing={text("revoke.missing")}
			rows={3}
			write={revoke}
			onClose={onClose}
		>
			<Sentence>{text("revoke.text")}</Sentence>
		</ReasonDialog>
	);
}
