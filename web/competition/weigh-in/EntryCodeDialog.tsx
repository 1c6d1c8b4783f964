import type { MyRegistration } from "#shared/competition/registrations/registrations.schema.ts";
import { entryCodePath } from "#shared/competition/weigh-in/entry-code.ts";
import { usePick, useText } from "../../core/language/messages.ts";
import { FormDialog } from "../../ui/dialogs/FormDialog.tsx";
import { QrCode } from "../../ui/QrCode.tsx";
import { Written } from "../../ui/texts/Written.tsx";
import { entryCodeMessages } from "./weigh-in.messages.ts";

type Props = { entry: MyRegistration; name?: string; onClose: () => void };

/** The code of an entry, which the phone of a person on duty scans. */
export default function EntryCodeDialog({ entry, name, onClose }: Props) {
	const text = useText(entryCodeMessages);
	const pick = usePick();
	const { eventId, userId, classId, class: entered } = entry;
	if (classId === null || !entered) return null;
	return (
		<FormDialog
			title={text("entryCode.title")}
			cancel={text("entryCode.close")}
			onSubmit={onClose}
			onClose={onClose}
		>
			{name && (
				<p>
					<strong>
						<Written>{name}</Written>
					</strong>
				</p>
			)}
			<Written as="p" className="soft">
				{pick({ nameEn: entered.className, nameAr: entered.classNameAr }, "name")}
			</Written>
			<QrCode
				text={`${location.origin}${entryCodePath({ eventId, userId, classId })}`}
				label={text("entryCode.label")}
			/>
			<p className="small soft">{text("entryCode.text")}</p>
		</FormDialog>
	);
}
