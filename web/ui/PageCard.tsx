import type { ComponentProps, ReactNode } from "react";

type Props = {
	title: string;
	/** Renders the card as a form with these props. */
	form?: ComponentProps<"form">;
	children: ReactNode;
};

/** A page with a single task on a small card. */
export function PageCard({ title, form, children }: Props) {
	// Without form props only attributes common to both elements are set.
	const Card = (form ? "form" : "div") as "form";
	return (
		<div className="width page">
			<Card className="narrow card stack" {...form}>
				<h1>{title}</h1>
				{children}
			</Card>
		</div>
	);
}
