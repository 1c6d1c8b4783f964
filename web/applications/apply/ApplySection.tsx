import type { QueryKey } from "@tanstack/react-query";
import { useUser } from "../../auth/session.ts";
import { ContactButton } from "../../contact/ContactButton.tsx";
import { useText } from "../../core/messages.ts";
import { ApplyForm } from "./ApplyForm.tsx";
import { applyMessages } from "./apply.messages.ts";
import "./apply.css";

/** How a visitor becomes a coach. Whoever has an account needs no second one. */
export function ApplySection({ changed }: { changed: { queryKey: QueryKey } }) {
	const text = useText(applyMessages);
	const { data: user } = useUser();
	if (user && user.role !== "member") return null;
	return (
		<section id="apply" className="section sunken apply">
			<div className="width stack">
				<div className="section-head">
					<h2>{text("apply.title")}</h2>
				</div>
				<p className="lead">{text(user ? "apply.member" : "apply.lead")}</p>
				{user ? (
					<p>
						<ContactButton kind="primary">{text("apply.write")}</ContactButton>
					</p>
				) : (
					<ApplyForm changed={changed} />
				)}
			</div>
		</section>
	);
}
