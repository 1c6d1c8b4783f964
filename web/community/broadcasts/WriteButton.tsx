import { useState } from "react";
import { lazyPart } from "../../core/lazyPart.tsx";
import { Button } from "../../ui/Button.tsx";
import type { Chosen } from "./write/broadcastForm.ts";

const BroadcastDialog = lazyPart(() => import("./write/BroadcastDialog.tsx"));

type Props = { to?: Chosen; children: string; "aria-label"?: string };

/** Button that opens the dialog to write an announcement. */
export function WriteButton({ to, ...button }: Props) {
	const [isOpen, setOpen] = useState(false);
	return (
		<>
			<Button opens {...button} onClick={() => setOpen(true)} />
			{isOpen && <BroadcastDialog to={to} onClose={() => setOpen(false)} />}
		</>
	);
}
