import { OpenRecord } from "../../base/records/OpenRecord.tsx";
import { useText } from "../../core/language/messages.ts";
import { lazyPart } from "../../core/lazyPart.tsx";
import { ShowMore } from "../../ui/ShowMore.tsx";
import { personQuery } from "../people/people.queries.ts";
import { Applicant, BeltBadge } from "./Applicant.tsx";
import { ApplicationActions } from "./ApplicationActions.tsx";
import { ApplicationsRoom } from "./ApplicationsRoom.tsx";
import { applicationsMessages } from "./applications.messages.ts";
import { Particulars } from "./Particulars.tsx";

const PersonDialog = lazyPart(() => import("../people/PersonDialog.tsx"));

/** Pending applications with all their details, for super-admins. */
export default function DetailedApplicationsTab() {
	const text = useText(applicationsMessages);
	return (
		<ApplicationsRoom
			none={text("applications.none")}
			details={<OpenRecord query={personQuery} dialog={PersonDialog} />}
		>
			{(rows, pages, onReject) => (
				<>
					<ul className="stack">
						{rows.map((application) => (
							<li key={application.id} className="card stack application">
								<header>
									<h3>
										<Applicant application={application} />
									</h3>
									<BeltBadge application={application} />
								</header>
								<Particulars application={application} />
								<ApplicationActions
									application={application}
									onReject={() => onReject(application)}
								/>
							</li>
						))}
					</ul>
					<ShowMore pages={pages} />
				</>
			)}
		</ApplicationsRoom>
	);
}
