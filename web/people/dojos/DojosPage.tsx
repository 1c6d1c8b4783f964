import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { byDojoName, governorateNames } from "#shared/people/dojos/dojos.rules.ts";
import type { Dojo } from "#shared/people/dojos/dojos.schema.ts";
import { Picture } from "../../base/pictures/Picture.tsx";
import { paths } from "../../core/address/paths.ts";
import { useLocale, usePick, useText } from "../../core/language/messages.ts";
import { Page } from "../../ui/Page.tsx";
import { Empty } from "../../ui/states/Empty.tsx";
import { LoadError } from "../../ui/states/LoadError.tsx";
import { Skeletons } from "../../ui/states/Skeletons.tsx";
import { PhoneLink } from "../../ui/texts/PhoneLink.tsx";
import { Written } from "../../ui/texts/Written.tsx";
import { ContactButton } from "../contact/ContactButton.tsx";
import { contactMessages } from "../contact/contact.messages.ts";
import { DojoMap } from "./DojoFacts.tsx";
import { dojosMessages } from "./dojos.messages.ts";
import { publishedDojosQuery } from "./dojos.queries.ts";
import "./dojos.css";

function DojoCard({ dojo }: { dojo: Dojo }) {
	const text = useText(dojosMessages);
	const pick = usePick();
	const locale = useLocale();
	const address = pick(dojo, "address");
	return (
		<li className="card stack tight dojo-card">
			<Picture src={dojo.imageUrl} alt="" sizes="(max-width: 40rem) 100vw, 24rem" />
			<h2 dir="auto">
				<Link to={paths.dojo(dojo.id)}>{pick(dojo, "name")}</Link>
			</h2>
			<p className="soft">{text("dojos.inArea", { area: governorateNames[dojo.area][locale] })}</p>
			{address && address !== pick(dojo, "name") && (
				<Written as="p" className="small">
					{address}
				</Written>
			)}
			<p className="row small">
				<DojoMap dojo={dojo} />
				{dojo.phone && <PhoneLink phone={dojo.phone} />}
			</p>
		</li>
	);
}

/** All published dojos. */
export default function DojosPage() {
	const text = useText(dojosMessages);
	const contact = useText(contactMessages);
	const locale = useLocale();
	const { data, isPending, isLoadingError, refetch } = useQuery(publishedDojosQuery);
	return (
		<Page title={text("dojos.page")} lead={text("dojos.lead")}>
			{isLoadingError && <LoadError onRetry={refetch} />}
			{data?.length === 0 && (
				<Empty
					text={text("dojos.noneText")}
					action={<ContactButton>{contact("contact.title")}</ContactButton>}
				>
					{text("dojos.none")}
				</Empty>
			)}
			<ul className="grid">
				{isPending && <Skeletons as="li" count={3} className="card dojo-card" />}
				{data?.toSorted(byDojoName(locale)).map((dojo) => (
					<DojoCard key={dojo.id} dojo={dojo} />
				))}
			</ul>
		</Page>
	);
}
