import { useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { Link, useParams, useSearchParams } from "react-router-dom";
import { eventQuery } from "../../competition/events/events.queries.ts";
import { useStateNow } from "../../competition/events/useStateNow.ts";
import MembershipPay from "../../competition/fees/MembershipPay.tsx";
import { useLiveEvent } from "../../competition/registrations/enter/useLiveEvent.ts";
import { entriesQuery } from "../../competition/registrations/registrations.queries.ts";
import { SquadForm } from "../../competition/registrations/squad/SquadForm.tsx";
import { SquadNotices } from "../../competition/registrations/squad/SquadNotices.tsx";
import { SquadWaitingRoom } from "../../competition/registrations/squad/SquadWaitingRoom.tsx";
import { type Entrant, takesSquads } from "../../competition/registrations/squad/squad.ts";
import { documentsHash, paths } from "../../core/address/paths.ts";
import { usePick, useText } from "../../core/language/messages.ts";
import { familyMessages } from "../../people/families/families.messages.ts";
import { familyQuery } from "../../people/families/families.queries.ts";
import { useNames } from "../../people/users/names.ts";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { Page } from "../../ui/Page.tsx";
import { Empty } from "../../ui/states/Empty.tsx";
import { LoadError } from "../../ui/states/LoadError.tsx";
import { Loading } from "../../ui/states/Loading.tsx";
import { Notice } from "../../ui/states/Notice.tsx";
import "../../competition/registrations/squad/squad.css";

/** Says who is registered now, and leads on. */
function Entered({ people }: { people: readonly Entrant[] }) {
	const text = useText(familyMessages);
	const names = useNames();
	const { formatList } = useIntl();
	const list = formatList(people.map((person) => names(person).first));
	return (
		<Notice kind="good" className="stack tight">
			<p>{text("family.entered", { names: list })}</p>
			<p>
				<Link to={paths.registrations}>{text("family.allEntries")}</Link>
			</p>
		</Notice>
	);
}

/** A guardian registers several children for an event at once. */
export default function FamilyEntriesPage() {
	const text = useText(familyMessages);
	const pick = usePick();
	const id = Number(useParams().id);
	const chosen = useSearchParams()[0].getAll("child").map(Number);
	const lists = [
		useQuery(eventQuery(id)),
		useQuery(familyQuery),
		useQuery(entriesQuery(id)),
	] as const;
	const [{ data: read, dataUpdatedAt }, { data: family }, { data: entries }] = lists;
	const event = useStateNow(useLiveEvent(read, dataUpdatedAt));
	if (lists.some(({ isLoadingError }) => isLoadingError)) {
		return <LoadError onRetry={() => Promise.all(lists.map(({ refetch }) => refetch()))} />;
	}
	if (!event || !family || !entries) return <Loading label={text("family.loading")} />;
	const open = takesSquads(event);
	const children = family.children.filter((child) => child.state === "active");
	const toFamily = (
		<ButtonLink kind="primary" to={paths.family}>
			{text("family.title")}
		</ButtonLink>
	);
	return (
		<Page
			className="squad"
			back={{ to: paths.event(id), text: text("family.backToEvent") }}
			title={text("family.enterTitle", { title: pick(event, "title") })}
			heading={{ dir: "auto" }}
		>
			<SquadNotices event={event} />
			{children.length === 0 && (
				<Empty text={text("family.noneText")} action={toFamily}>
					{text("family.none")}
				</Empty>
			)}
			{children.length > 0 && (
				<SquadWaitingRoom event={event} people={children} entries={entries}>
					{(admitted) => (
						<>
							{open && <p className="lead">{text("family.enterIntro")}</p>}
							<SquadForm
								event={event}
								people={admitted}
								label={text("family.children")}
								entries={entries}
								open={open}
								chosen={chosen}
								documentsOf={(child) => `${paths.child(child.id)}${documentsHash}`}
								membershipPay={(child) => <MembershipPay userId={child.id} />}
								afterwards={(entered) => <Entered people={entered} />}
							/>
						</>
					)}
				</SquadWaitingRoom>
			)}
		</Page>
	);
}
