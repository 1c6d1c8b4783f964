import { partNames } from "#shared/training/syllabus/parts.ts";
import { usualMax } from "#shared/training/syllabus/syllabus.rules.ts";
import type { SyllabusPart } from "#shared/training/syllabus/syllabus.schema.ts";
import { useLocale, useText } from "../../core/language/messages.ts";
import { Written } from "../../ui/texts/Written.tsx";
import { partMessages } from "./syllabus.messages.ts";
import "./syllabus.css";

/** What is shown in a part, line by line. */
export function PartItems({ part }: { part: Pick<SyllabusPart, "itemsEn" | "itemsAr"> }) {
	const locale = useLocale();
	return (
		<ul className="part-items">
			{(locale === "ar" ? part.itemsAr : part.itemsEn).map((item) => (
				<li key={item}>
					<Written>{item}</Written>
				</li>
			))}
		</ul>
	);
}

/** The parts of a syllabus, with what is shown in each. */
export function SyllabusParts({ parts }: { parts: readonly SyllabusPart[] }) {
	const text = useText(partMessages);
	const locale = useLocale();
	return (
		<dl className="syllabus-parts">
			{parts.map((one) => (
				<div key={one.part}>
					<dt>{partNames[locale][one.part]}</dt>
					<dd>
						<PartItems part={one} />
						{one.max !== usualMax && (
							<p className="small soft">{text("part.max", { max: one.max })}</p>
						)}
						{one.least !== null && (
							<p className="small soft">{text("part.least", { least: one.least })}</p>
						)}
					</dd>
				</div>
			))}
		</dl>
	);
}
