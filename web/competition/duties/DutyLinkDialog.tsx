import { useState } from "react";
import type { Duty } from "#shared/competition/duties/duties.schema.ts";
import { dutyLinkPath } from "#shared/competition/duties/duty-link.ts";
import type { Event } from "#shared/competition/events/events.schema.ts";
import { usePick, useText } from "../../core/language/messages.ts";
import { Button } from "../../ui/Button.tsx";
import { FormDialog } from "../../ui/dialogs/FormDialog.tsx";
import { dutyMessages, manageDutyMessages } from "./duties.messages.ts";

type Props = { event: Event; duty: Duty; secret: string; onClose: () => void };

/** The link of a new duty, shown only once. */
export default function DutyLinkDialog({ event, duty, secret, onClose }: Props) {
	const text = useText(manageDutyMessages);
	const name = useText(dutyMessages)(`duty.scope.${duty.scope}`);
	const title = usePick()(event, "title");
	const [copied, setCopied] = useState<"copied" | "notCopied" | null>(null);
	const path = dutyLinkPath({ eventId: event.id, dutyId: duty.id, secret });
	const url = `${location.origin}${path}`;
	const copy = () =>
		navigator.clipboard.writeText(url).then(
			() => setCopied("copied"),
			() => setCopied("notCopied"),
		);
	const share = () =>
		navigator
			.share({ text: text("manageDuty.shareText", { event: title, duty: name }), url })
			// `share` also rejects when the user closes the sheet, which is not an error.
			.catch(() => undefined);
	return (
		<FormDialog
			guarded
			title={text("manageDuty.link", { duty: name })}
			cancel={text("manageDuty.done")}
			onSubmit={onClose}
			onClose={onClose}
		>
			<p>{text("manageDuty.linkText")}</p>
			<div className="duty-link">
				<code dir="ltr">{url}</code>
			</div>
			<p className="row">
				<Button kind="primary" onClick={copy}>
					{text("manageDuty.copy")}
				</Button>
				{"share" in navigator && <Button onClick={share}>{text("manageDuty.share")}</Button>}
			</p>
			<p className="small soft" role="status">
				{copied && text(`manageDuty.${copied}`)}
			</p>
		</FormDialog>
	);
}
