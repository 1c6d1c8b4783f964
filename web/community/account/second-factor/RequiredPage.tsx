import { useState } from "react";
import { logoutLink } from "../../../base/session/logoutLink.ts";
import { useUser } from "../../../base/session/session.ts";
import { useText } from "../../../core/language/messages.ts";
import { lazyPart } from "../../../core/lazyPart.tsx";
import { Button } from "../../../ui/Button.tsx";
import { ButtonLink } from "../../../ui/ButtonLink.tsx";
import { PageCard } from "../../../ui/PageCard.tsx";
import "../account.css";
import { secondFactorMessages } from "./second-factor.messages.ts";

const TurnOnDialog = lazyPart(() => import("./TurnOnDialog.tsx"));

/** The only page for staff without a second factor, on stages that require one. */
export default function RequiredPage() {
	const text = useText(secondFactorMessages);
	const { data: user } = useUser();
	const [open, setOpen] = useState(false);
	if (!user) return null;
	return (
		<PageCard title={text("second.requiredTitle")}>
			<p className="soft">
				{text(user.secondFactor ? "second.requiredAgain" : "second.requiredText")}
			</p>
			<p className="row">
				{!user.secondFactor && (
					<Button kind="primary" opens onClick={() => setOpen(true)}>
						{text("second.setUp")}
					</Button>
				)}
				<ButtonLink {...logoutLink}>{text("second.signOut")}</ButtonLink>
			</p>
			{open && <TurnOnDialog email={user.email} onClose={() => setOpen(false)} />}
		</PageCard>
	);
}
