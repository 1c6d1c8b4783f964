import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { mayJudge } from "#shared/competition/judges/judges.rules.ts";
import type { CurrentUser } from "#shared/people/users/users.schema.ts";
import { useUser } from "../../base/session/session.ts";
import { dashboardQuery } from "../../base/staff/dashboard.queries.ts";
import { FamilyOffers } from "../../community/family/entries/FamilyOffers.tsx";
import { useFamilyEntries } from "../../community/family/entries/useFamilyEntries.ts";
import { paths } from "../../core/address/paths.ts";
import { isolateName } from "../../core/language/langOf.ts";
import { useText } from "../../core/language/messages.ts";
import { lazyPart } from "../../core/lazyPart.tsx";
import { useNames } from "../../people/users/names.ts";
import { PersonName } from "../../people/users/PersonName.tsx";
import { Portrait } from "../../people/users/Portrait.tsx";
import { Button } from "../../ui/Button.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { Page } from "../../ui/Page.tsx";
import { Parts } from "../../ui/states/CrashBoundary.tsx";
import { LoadError } from "../../ui/states/LoadError.tsx";
import { RevealTogether } from "../../ui/states/RevealTogether.tsx";
import { Sentence } from "../../ui/texts/Sentence.tsx";
import { dashboardMessages } from "./dashboard.messages.ts";
import { MyEvents } from "./MyEvents.tsx";
import { Progress } from "./Progress.tsx";
import "./dashboard.css";

const OwnMembershipCard = lazyPart(() => import("../../people/memberships/OwnMembershipCard.tsx"));
const DayCards = lazyPart(() => import("./DayCards.tsx"));
const JudgingCard = lazyPart(() => import("../../competition/judges/duties/JudgingCard.tsx"));
const CalendarCard = lazyPart(() => import("../../community/calendars/CalendarCard.tsx"));
const MyClassesCard = lazyPart(
	() => import("../../training/training-classes/enrollments/MyClassesCard.tsx"),
);
const LinkRequestsCard = lazyPart(
	() => import("../../community/students/requests/LinkRequestsCard.tsx"),
);
const MembershipPay = lazyPart(() => import("../../competition/fees/MembershipPay.tsx"));
const OwnPrices = lazyPart(() => import("./OwnPrices.tsx"));
const OpenFees = lazyPart(() => import("../../competition/fees/OpenFees.tsx"));
const FamilyCard = lazyPart(() => import("../../community/family/FamilyCard.tsx"));
const OwnAttendance = lazyPart(() => import("../../training/attendance/OwnAttendance.tsx"));
const FirstSteps = lazyPart(() => import("./FirstSteps.tsx"));
const NextUp = lazyPart(() => import("./NextUp.tsx"));
const ProfileDialog = lazyPart(() => import("../../people/users/profile/ProfileDialog.tsx"));

function ProfileCard({ user }: { user: CurrentUser }) {
	const text = useText(dashboardMessages);
	return (
		<section className="card stack profile-card">
			<h2 className="visually-hidden">{text("dash.profile")}</h2>
			<Portrait person={user} />
			<p className="name">
				<PersonName person={user} />
			</p>
			<p className="small soft" dir="ltr">
				{user.email}
			</p>
			<p>
				<span className="badge">{text(`dash.role.${user.role}`)}</span>
			</p>
		</section>
	);
}

function Actions({ onEdit }: { onEdit: () => void }) {
	const text = useText(dashboardMessages);
	return (
		<section>
			<h2 className="visually-hidden">{text("dash.actions")}</h2>
			<p className="row quick-actions">
				<ButtonLink to={paths.classes}>{text("dash.schedule")}</ButtonLink>
				<ButtonLink to={paths.events}>{text("dash.browse")}</ButtonLink>
				<Button opens onClick={onEdit}>
					{text("dash.edit")}
				</Button>
			</p>
		</section>
	);
}

type CardsProps = { user: CurrentUser; onEdit: () => void };

/**
 * The parts of the page: first what needs the person, then upcoming dates, then what rarely changes.
 */
function Cards({ user, onEdit }: CardsProps) {
	const { data, isError, refetch } = useQuery(dashboardQuery);
	const { entries } = useFamilyEntries(data?.eventRegistrations);
	if (isError) return <LoadError onRetry={refetch} />;
	const isNew = data?.beltPromotions.length === 0 && data.eventRegistrations.length === 0;
	return (
		<div className="stack">
			<Parts>
				<DayCards own={data?.eventRegistrations ?? null} />
				<FamilyOffers entries={entries} />
				<OpenFees />
				<LinkRequestsCard />
				{isNew && <FirstSteps user={user} onEdit={onEdit} />}
				<NextUp />
				{data && <MyEvents entries={entries} />}
				{data && <Progress id={user.id} belt={user.currentBelt} promotions={data.beltPromotions} />}
				{mayJudge(user) && <JudgingCard />}
				<MyClassesCard>
					<OwnAttendance id={user.id} />
				</MyClassesCard>
			</Parts>
		</div>
	);
}

function DashboardSkeleton() {
	const text = useText(dashboardMessages);
	return (
		<div className="stack" role="status" aria-label={text("dash.loading")}>
			<div className="card skeleton dash-skeleton" />
			<div className="card skeleton dash-skeleton" />
		</div>
	);
}

/** The dashboard of members: belt, events and profile. */
export default function OwnPage() {
	const text = useText(dashboardMessages);
	const { data: user } = useUser();
	const names = useNames();
	const [editing, setEditing] = useState(false);
	if (!user) return null;
	const onEdit = () => setEditing(true);
	return (
		<Page
			title={<Sentence>{text("dash.welcome", { name: isolateName(names(user).first) })}</Sentence>}
		>
			<Actions onEdit={onEdit} />
			<RevealTogether fallback={<DashboardSkeleton />}>
				<div className="dashboard">
					<Cards user={user} onEdit={onEdit} />
					<div className="stack">
						<Parts>
							<FamilyCard />
							<OwnMembershipCard
								pay={<MembershipPay userId={user.id} />}
								prices={<OwnPrices dojoId={user.dojoId} />}
							/>
							<ProfileCard user={user} />
							<CalendarCard />
						</Parts>
					</div>
				</div>
			</RevealTogether>
			{editing && <ProfileDialog user={user} onClose={() => setEditing(false)} />}
		</Page>
	);
}
