import { governorateNames } from "#shared/people/dojos/dojos.rules.ts";
import type { Dojo } from "#shared/people/dojos/dojos.schema.ts";
import { useLocale, usePick, useText } from "../../core/language/messages.ts";
import { Fact } from "../../ui/texts/Fact.tsx";
import { PhoneLink } from "../../ui/texts/PhoneLink.tsx";
import { Written } from "../../ui/texts/Written.tsx";
import { dojosMessages } from "./dojos.messages.ts";

/** Address, map, phone and hours of a dojo, as far as they are known. */
export function DojoFacts({ dojo }: { dojo: Dojo }) {
	const text = useText(dojosMessages);
	const pick = usePick();
	const locale = useLocale();
	const written = (field: "address" | "hours" | "womensHours") => {
		const value = pick(dojo, field);
		return value ? <Written className="lines">{value}</Written> : undefined;
	};
	return (
		<dl className="dojo-facts">
			<Fact label={text("dojos.area")}>{governorateNames[dojo.area][locale]}</Fact>
			<Fact label={text("dojos.address")}>{written("address")}</Fact>
			<Fact label={text("dojos.map")}>
				{dojo.mapUrl ? (
					<a
						href={dojo.mapUrl}
						target="_blank"
						rel="noreferrer"
						aria-label={text("dojos.openMapOf", { name: pick(dojo, "name") })}
					>
						{text("dojos.openMap")}
					</a>
				) : undefined}
			</Fact>
			<Fact label={text("dojos.phone")}>
				{dojo.phone ? <PhoneLink phone={dojo.phone} /> : undefined}
			</Fact>
			<Fact label={text("dojos.hours")}>{written("hours")}</Fact>
			<Fact label={text("dojos.womensHours")}>{written("womensHours")}</Fact>
		</dl>
	);
}
