import { governorateNames } from "#shared/people/dojos/dojos.rules.ts";
import type { Dojo } from "#shared/people/dojos/dojos.schema.ts";
import { MembershipPrice } from "../../base/settings/prices/MembershipPrice.tsx";
import { MonthlyPrice } from "../../base/settings/prices/MonthlyPrice.tsx";
import { useLocale, usePick, useText } from "../../core/language/messages.ts";
import { Fact } from "../../ui/texts/Fact.tsx";
import { PhoneLink } from "../../ui/texts/PhoneLink.tsx";
import { Written } from "../../ui/texts/Written.tsx";
import { dojosMessages } from "./dojos.messages.ts";

/** The link to a dojo on the map, if its place there is known. */
export function DojoMap({ dojo }: { dojo: Pick<Dojo, "mapUrl" | "nameEn" | "nameAr"> }) {
	const text = useText(dojosMessages);
	const pick = usePick();
	if (!dojo.mapUrl) return null;
	return (
		<a
			href={dojo.mapUrl}
			target="_blank"
			rel="noreferrer"
			aria-label={text("dojos.openMapOf", { name: pick(dojo, "name") })}
		>
			{text("dojos.openMap")}
		</a>
	);
}

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
			<Fact label={text("dojos.map")}>{dojo.mapUrl ? <DojoMap dojo={dojo} /> : undefined}</Fact>
			<Fact label={text("dojos.price")}>
				<MonthlyPrice fees={[dojo.monthlyFee]} />
				<p className="small">
					<MembershipPrice />
				</p>
			</Fact>
			<Fact label={text("dojos.phone")}>
				{dojo.phone ? <PhoneLink phone={dojo.phone} /> : undefined}
			</Fact>
			<Fact label={text("dojos.hours")}>{written("hours")}</Fact>
			<Fact label={text("dojos.womensHours")}>{written("womensHours")}</Fact>
		</dl>
	);
}
