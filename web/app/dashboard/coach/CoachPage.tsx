import { useText } from "../../../core/language/messages.ts";
import { lazyPart } from "../../../core/lazyPart.tsx";
import { Page } from "../../../ui/Page.tsx";
import { Tabs } from "../../../ui/Tabs.tsx";
import { coachMessages } from "./coach.messages.ts";
import "../../../base/staff/staff.css";
import "./coach.css";

const CoachOverview = lazyPart(() => import("./CoachOverview.tsx"));
const CoachClassesTab = lazyPart(() => import("./CoachClassesTab.tsx"));
const CoachStudents = lazyPart(() => import("./CoachStudents.tsx"));
const CoachSchedule = lazyPart(() => import("./CoachSchedule.tsx"));
const CoachProfile = lazyPart(() => import("../../../people/users/profile/CoachProfile.tsx"));

/** The coach dashboard; each tab has its own heading. */
export default function CoachPage() {
	const text = useText(coachMessages);
	return (
		<Page className="coach-room">
			<Tabs
				label={text("coach.rooms")}
				tabs={[
					{ id: "overview", label: text("coach.overview"), part: CoachOverview },
					{ id: "classes", label: text("coach.classes"), part: CoachClassesTab },
					{ id: "students", label: text("coach.students"), part: CoachStudents },
					{ id: "schedule", label: text("coach.schedule"), part: CoachSchedule },
					{ id: "profile", label: text("coach.profile"), part: CoachProfile },
				]}
			/>
		</Page>
	);
}
