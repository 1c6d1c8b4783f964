import { useState } from "react";
import { isAlive } from "#shared/competition/registrations/registrations.rules.ts";
import type { Registration } from "#shared/competition/registrations/registrations.schema.ts";
import { longDay } from "#shared/core/time/long-day.ts";
import { useLocale, useText } from "../../../core/language/messages.ts";
import { lazyPart } from "../../../core/lazyPart.tsx";
import { Button } from "../../../ui/Button.tsx";
import { consentMessages } from "./consent.messages.ts";

const PaperConsentDialog = lazyPart(() => import("./PaperConsentDialog.tsx"));
const WithdrawConsentDialog = lazyPart(() => import("./WithdrawConsentDialog.tsx"));

type Props = {
	entry: Pick<Registration, "id" | "status" | "awaitsGuardian" | "consent">;
	/** Name of the person registered. */
	name: string;
	/** Whether the reader may record a consent on paper: coaches and staff. */
	records: boolean;
};

/** The guardian's consent to a registration, and the buttons to record or withdraw it. */
export function ConsentState({ entry, name, records }: Props) {
	const text = useText(consentMessages);
	const locale = useLocale();
	const [open, setOpen] = useState<"record" | "withdraw">();
	const { id, status, awaitsGuardian, consent } = entry;
	if (!isAlive(status)) return null;
	const close = () => setOpen(undefined);
	const dialog = { entryId: id, name, onClose: close };
	return (
		<>
			{awaitsGuardian && records && (
				<Button
					kind="link"
					className="small"
					aria-label={text("entryConsent.recordFor", { name })}
					opens
					onClick={() => setOpen("record")}
				>
					{text("entryConsent.record")}
				</Button>
			)}
			{consent && (
				<span className="small soft block">
					{consent.name
						? text("entryConsent.paper", {
								name: `\u2068${consent.name}\u2069`,
								day: longDay(consent.on, locale),
							})
						: text("entryConsent.online", { day: longDay(consent.on, locale) })}{" "}
					<Button
						kind="link"
						aria-label={text("entryConsent.withdrawFor", { name })}
						opens
						onClick={() => setOpen("withdraw")}
					>
						{text("entryConsent.withdraw")}
					</Button>
				</span>
			)}
			{open === "record" && <PaperConsentDialog {...dialog} />}
			{open === "withdraw" && <WithdrawConsentDialog {...dialog} />}
		</>
	);
}
