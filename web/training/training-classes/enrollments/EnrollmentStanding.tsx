import { useState } from "react";
import type { MyClass } from "#shared/training/training-classes/enrollments.schema.ts";
import { useText } from "../../../core/language/messages.ts";
import { lazyPart } from "../../../core/lazyPart.tsx";
import { Button } from "../../../ui/Button.tsx";
import { PanelButton } from "../../../ui/menus/PanelButton.tsx";
import { useClassTexts } from "../useClassTexts.ts";
import { enrollmentMessages } from "./enrollments.messages.ts";

const LeaveClassDialog = lazyPart(() => import("./LeaveClassDialog.tsx"));

type Props = {
	enrollment: MyClass;
	/** Whether it is the user's. */
	own?: boolean;
	/** In a list of a person's classes, which needs no badge for being enrolled. */
	listed?: boolean;
};

/** A person's enrolment or waiting list position, with a button to leave. */
export function EnrollmentStanding({ enrollment, own = true, listed = false }: Props) {
	const text = useText(enrollmentMessages);
	const { title } = useClassTexts()(enrollment.class);
	const [isLeaving, setLeaving] = useState(false);
	const isIn = enrollment.status === "active";
	return (
		<div className="row enrollment">
			{!(listed && isIn) && (
				<span className={isIn ? "badge primary" : "badge strong"}>
					{isIn
						? text(own ? "enroll.in" : "enroll.isIn")
						: text("enroll.waiting", { position: enrollment.position ?? 0 })}
				</span>
			)}
			{!enrollment.class.isActive && <span className="badge draft">{text("enroll.paused")}</span>}
			<PanelButton
				kind="plain"
				name={text("enroll.moreOf", { title })}
				label={<span aria-hidden="true">⋯</span>}
			>
				{(close) => (
					<ul>
						<li>
							<Button
								kind="link"
								opens
								aria-label={text("enroll.leaveOf", { title })}
								onClick={() => {
									close();
									setLeaving(true);
								}}
							>
								{text("enroll.leave")}
							</Button>
						</li>
					</ul>
				)}
			</PanelButton>
			{isLeaving && <LeaveClassDialog enrollment={enrollment} onClose={() => setLeaving(false)} />}
		</div>
	);
}
