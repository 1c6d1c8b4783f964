import { useLocale } from "../../core/language/messages.ts";
import type { LegalText } from "./legal.ts";

export function LegalPage({ text }: { text: LegalText }) {
	const { title, sections } = text[useLocale()];
	return (
		<article className="width page">
			<div className="prose">
				<h1>{title}</h1>
				{sections.map(({ heading, text: body, id }) => (
					<section key={heading} className="stack">
						<h2 id={id}>{heading}</h2>
						<p>{body}</p>
					</section>
				))}
			</div>
		</article>
	);
}
