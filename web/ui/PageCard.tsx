import type { ComponentProps, ReactNode } from "react";

type Props = {
	title: string;
	/** Makes the card a form. */
	form?: ComponentProps<"form">;
	children: ReactNode;
};

/** A page with one thing to do, on a small card. */
export function PageCard({ title, form, children }: Props) {
	// Without props for a form, what both have is all that is set.
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
