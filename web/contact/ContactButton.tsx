import { type ComponentProps, lazy, Suspense, useState } from "react";
import { Button } from "../ui/Button.tsx";
import type { Addressee } from "./ContactDialog.tsx";

const ContactDialog = lazy(() => import("./ContactDialog.tsx"));

type Props = Pick<ComponentProps<typeof Button>, "kind" | "children"> & {
	/** What a screen reader says, where the button's own words do not tell to whom. */
	label?: string;
	/** To whom the message goes; the federation by default. */
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
			{open && (
				<Suspense>
					<ContactDialog to={to} onClose={() => setOpen(false)} />
				</Suspense>
			)}
		</>
	);
}
