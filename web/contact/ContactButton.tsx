import { lazy, type ReactNode, Suspense, useState } from "react";

const ContactDialog = lazy(() => import("./ContactDialog.tsx"));

/** Opens the contact form. */
export function ContactButton({ className, children }: { className: string; children: ReactNode }) {
	const [open, setOpen] = useState(false);
	return (
		<>
			<button type="button" className={className} aria-haspopup="dialog" onClick={() => setOpen(true)}>
				{children}
			</button>
			{open && (
				<Suspense>
					<ContactDialog onClose={() => setOpen(false)} />
				</Suspense>
			)}
		</>
	);
}
