import { type ReactNode, useId } from "react";

/** A section of an account page. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
	const id = useId();
	return (
		<section className="card stack" aria-labelledby={id}>
			<h2 id={id}>{title}</h2>
			{children}
		</section>
	);
}
