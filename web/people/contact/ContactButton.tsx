import { type ComponentProps, useState } from "react";
import { lazyPart } from "../../core/lazyPart.tsx";
import { Button } from "../../ui/Button.tsx";
import type { Addressee } from "./ContactDialog.tsx";

const ContactDialog = lazyPart(() => import("./ContactDialog.tsx"));

type Props = Pick<ComponentProps<typeof Button>, "kind" | "children"> & {
	/** Accessible label, if the button's text does not name the recipient. */
	label?: string;
	/** Recipient of the message; the federation by default. */
	to?: Addressee;
};

/** Opens the contact form. */
export function ContactButton({ kind, label, to, children }: Props) {
	const [open, setOpen] = useState(false);
	return (
		<>
			<Button kind={kind} opens aria-label={label} onClick={() => setOpen(true)}>
				{children}
			</Button>
			{open && <ContactDialog to={to} onClose={() => setOpen(false)} />}
		</>
	);
}
