import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import type { CurrentUser } from "#shared/community/users/users.schema.ts";
import { mayJudge } from "#shared/competition/judges/judges.rules.ts";
import { useNames } from "../../community/users/names.ts";
import { Portrait } from "../../community/users/Portrait.tsx";
import { OfferCards } from "../../competition/registrations/own/OfferCards.tsx";
import { paths } from "../../core/address/paths.ts";
import { useText } from "../../core/language/messages.ts";
import { useUser } from "../../identity/auth/session.ts";
import { Button } from "../../ui/Button.tsx";
import { ButtonLink } from "../../ui/ButtonLink.tsx";
import { Page } from "../../ui/Page.tsx";
import { LoadError } from "../../ui/states/LoadError.tsx";
import { dashboardMessages } from "./dashboard.messages.ts";
import { dashboardQuery } from "./dashboard.queries.ts";
import { MyEvents } from "./MyEvents.tsx";
import { Progress } from "./Progress.tsx";
import "./dashboard.css";

const OwnMembershipCard = lazy(() => import("../../community/memberships/OwnMembershipCard.tsx"));
const JudgingCard = lazy(() => import("../../competition/judges/JudgingCard.tsx"));
const CalendarCard = lazy(() => import("../../training/calendars/CalendarCard.tsx"));
const MyClassesCard = lazy(
	() => import("../../training/training-classes/enrollments/MyClassesCard.tsx"),
);
const LinkRequestsCard = lazy(
	() => import("../../training/students/requests/LinkRequestsCard.tsx"),
);
const FamilyCard = lazy(() => import("../../community/families/FamilyCard.tsx"));
const OwnAttendance = lazy(() => import("../../training/attendance/OwnAttendance.tsx"));
const ProfileDialog = lazy(() => import("../../community/users/profile/ProfileDialog.tsx"));

function ProfileCard({ user }: { user: CurrentUser }) {
	const names = useNames();
	const text = useText(dashboardMessages);
	return (
		<section className="card stack profile-card">
			<h2 className="visually-hidden">{text("dash.profile")}</h2>
			<Portrait person={user} />
			<p className="name">
				<bdi>{names(user).full}</bdi>
			</p>
			<p className="small soft" dir="ltr">
				{user.email}
			</p>
			<p>
				<span className="badge strong">{text(`dash.role.${user.role}`)}</span>
			</p>
		</section>
	);
}

function Actions({ onEdit }: { onEdit: () => void }) {
	const text = useText(dashboardMessages);
	return (
		<section className="stack actions">
			<h2 className="visually-hidden">{text("dash.actions")}</h2>
			<ButtonLink to={paths.classes}>{text("dash.schedule")}</ButtonLink>
			<ButtonLink kind="primary" to={paths.events}>
				{text("dash.browse")}
			</ButtonLink>
			<Button opens onClick={onEdit}>
				{text("dash.edit")}
			</Button>
		</section>
	);
}

function Cards({ user }: { user: CurrentUser }) {
	const text = useText(dashboardMessages);
	const { data, isError, refetch } = useQuery(dashboardQuery);
	if (isError) return <LoadError onRetry={refetch} />;
	if (!data) {
		return (
			<div className="stack" role="status" aria-label={text("dash.loading")}>
				<div className="card skeleton dash-skeleton" />
				<div className="card skeleton dash-skeleton" />
			</div>
		);
	}
	return (
		<div className="stack">
			<OfferCards entries={data.eventRegistrations} />
			<Suspense>
				<LinkRequestsCard />
			</Suspense>
			<Suspense>
				<FamilyCard />
			</Suspense>
			<Progress belt={user.currentBelt} promotions={data.beltPromotions} />
			{mayJudge(user) && (
				<Suspense>
					<JudgingCard />
				</Suspense>
			)}
			<Suspense>
				<OwnMembershipCard />
			</Suspense>
			<Suspense>
				<MyClassesCard>
					<Suspense>
						<OwnAttendance id={user.id} />
					</Suspense>
				</MyClassesCard>
			</Suspense>
			<MyEvents registrations={data.eventRegistrations} />
			<Suspense>
				<CalendarCard />
			</Suspense>
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
	return (
		<Page title={<bdi>{text("dash.welcome", { name: names(user).first })}</bdi>}>
			<div className="dashboard">
				<Cards user={user} />
				<div className="stack">
					<ProfileCard user={user} />
					<Actions onEdit={() => setEditing(true)} />
				</div>
			</div>
			{editing && (
				<Suspense>
					<ProfileDialog user={user} onClose={() => setEditing(false)} />
				</Suspense>
			)}
		</Page>
	);
}
