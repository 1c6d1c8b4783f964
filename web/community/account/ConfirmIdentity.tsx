import { useEffect, useState } from "react";
import { onConfirmIdentity } from "../../core/calls/confirmIdentity.ts";
import { lazyPart } from "../../core/lazyPart.tsx";

const IdentityDialog = lazyPart(() => import("./IdentityDialog.tsx"));

/** Asks for the password again when an API call requires it; the call then continues. */
export function ConfirmIdentity() {
	const [answer, setAnswer] = useState<((confirmed: boolean) => void) | null>(null);
	useEffect(() => onConfirmIdentity(() => new Promise((resolve) => setAnswer(() => resolve))), []);
	if (!answer) return null;
	const close = (confirmed: boolean) => {
		setAnswer(null);
		answer(confirmed);
	};
	return <IdentityDialog onClose={close} />;
}
