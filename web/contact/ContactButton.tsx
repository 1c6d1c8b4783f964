import { type ComponentProps, lazy, Suspense, useState } from "react";
import { Button } from "../ui/Button.tsx";

const ContactDialog = lazy(() => import("./ContactDialog.tsx"));

/** Opens the contact form. */
export function ContactButton({ kind, children }: Pick<ComponentProps<typeof Button>, "kind" | "children">) {
	const [open, setOpen] = useState(false);
	return (
		<>
			<Button kind={kind} opens onClick={() => setOpen(true)}>
				{children}
			</Button>
			{open && (
				<Suspense>
					<ContactDialog onClose={() => setOpen(false)} />
				</Suspense>
			)}
		</>
	);
}
