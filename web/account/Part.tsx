import { type ReactNode, useId } from "react";

/** One subject of a page about an account. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
	const id = useId();
	return (
		<section className="card stack" aria-labelledby={id}>
			<h2 id={id}>{title}</h2>
			{children}
		</section>
	);
}
