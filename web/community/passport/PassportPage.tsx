import { useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { useParams } from "react-router-dom";
import type { Passport } from "#shared/community/passport/passport.schema.ts";
import { isCoach, isStaff } from "#shared/core/access.ts";
import type { UserId } from "#shared/core/ids.ts";
import { startOf } from "#shared/core/time/kuwait.ts";
import { Belt } from "../../base/ranks/Belt.tsx";
import { useBeltName } from "../../base/ranks/useBeltName.ts";
import { useUser } from "../../base/session/session.ts";
import { paths } from "../../core/address/paths.ts";
import { useLocale, useText } from "../../core/language/messages.ts";
import { familyQuery } from "../../people/families/families.queries.ts";
import { namesInScripts } from "../../people/users/names.ts";
import { Portrait } from "../../people/users/Portrait.tsx";
import { cardAddress } from "../../training/certificates/certificates.queries.ts";
import { Button } from "../../ui/Button.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { Page } from "../../ui/Page.tsx";
import { LoadError } from "../../ui/states/LoadError.tsx";
import { Loading } from "../../ui/states/Loading.tsx";
import { Written } from "../../ui/texts/Written.tsx";
import { byYear } from "./byYear.ts";
import { PassportYears } from "./PassportYears.tsx";
import { passportMessages } from "./passport.messages.ts";
import { passportQuery } from "./passport.queries.ts";
import { useShareCard } from "./useShareCard.ts";
import "./passport.css";

/** The page of the person from which the reader came. */
function useWayBack(id: UserId): string {
	const { data: user } = useUser();
	const { data: family } = useQuery(familyQuery);
	if (!user || user.id === id) return paths.own;
	if (family?.children.some((child) => child.id === id)) return paths.child(id);
	if (isStaff(user)) return paths.person(id);
	return isCoach(user) ? paths.student(id) : paths.family;
}

/** Who it is, with the current belt. */
function Head({ passport: { person, ranks } }: { passport: Passport }) {
	const text = useText(passportMessages);
	const locale = useLocale();
	const beltName = useBeltName();
	const { formatDate } = useIntl();
	const [first, second] = namesInScripts(person, locale);
	const { currentBelt: belt } = person;
	const [latest] = ranks;
	const rank = beltName(belt);
	const date = latest?.belt === belt && formatDate(startOf(latest.date), { dateStyle: "long" });
	return (
		<header className="passport-head">
			<Portrait person={person} size={120} />
			<div>
				<p className="small soft">{text("passport.title")}</p>
				<h1>
					<Written>{first.text}</Written>
				</h1>
				{second && (
					<p className="passport-second">
						<Written>{second.text}</Written>
					</p>
				)}
			</div>
			<div className="passport-belt">
				<Belt belt={belt} width={480} />
				<p>{date ? text("passport.since", { belt: rank, date }) : rank}</p>
			</div>
		</header>
	);
}

/** What one can take along: the picture, and the card for the wallet. */
function Actions({ passport }: { passport: Passport }) {
	const text = useText(passportMessages);
	const locale = useLocale();
	const { state, share } = useShareCard(passport);
	const { card } = passport;
	return (
		<div className="stack tight">
			<p className="row">
				<Button kind="primary" disabled={state === "drawing"} onClick={share}>
					{text(state === "drawing" ? "passport.saving" : "passport.save")}
				</Button>
				{card && (
					<ButtonLink href={cardAddress(card, locale)} target="_blank" rel="noreferrer">
						{text("passport.card")}
					</ButtonLink>
				)}
			</p>
			<p role="status" className={state === "failed" ? "error" : "small soft"}>
				{(state === "saved" || state === "failed") && text(`passport.${state}`)}
			</p>
			{!card && <p className="small soft">{text("passport.noCard")}</p>}
		</div>
	);
}

/** A person's belts over the years. */
export default function PassportPage() {
	const text = useText(passportMessages);
	const id = Number(useParams().id) as UserId;
	const { data, isLoadingError, refetch } = useQuery(passportQuery(id));
	const back = useWayBack(id);
	const years = data ? byYear(data) : [];
	return (
		<Page className="passport" back={{ to: back, text: text("passport.back") }}>
			{isLoadingError && <LoadError onRetry={refetch} />}
			{!data && !isLoadingError && <Loading label={text("passport.loading")} />}
			{data && (
				<>
					<Head passport={data} />
					<Actions passport={data} />
					{years.length > 0 ? (
						<PassportYears years={years} />
					) : (
						<p className="soft">{text("passport.none")}</p>
					)}
				</>
			)}
		</Page>
	);
}
