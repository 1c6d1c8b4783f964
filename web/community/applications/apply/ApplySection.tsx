import type { QueryKey } from "@tanstack/react-query";
import { useUser } from "../../../base/session/session.ts";
import { useText } from "../../../core/language/messages.ts";
import { LazyParts } from "../../../core/lazyPart.tsx";
import { whenNear } from "../../../core/moments/whenNear.ts";
import { ContactButton } from "../../../people/contact/ContactButton.tsx";
import { Loading } from "../../../ui/states/Loading.tsx";
import { applyMessages } from "./apply.messages.ts";
import "./apply.css";
// Styles of the form, imported here because the prerendered section shows it before its own code
// loads, even without JavaScript.
import "../../../base/session/outcome.css";
import "../../../ui/fields/choices.css";

const { Component: ApplyForm, ref } = whenNear(() => import("./ApplyForm.tsx"));

/** Application form for coaches, for visitors: signed-in users already have an account. */
export function ApplySection({ changed }: { changed: { queryKey: QueryKey } }) {
	const text = useText(applyMessages);
	const { data: user } = useUser();
	if (user && user.role !== "member") return null;
	return (
		<section id="apply" ref={ref} className="section sunken apply">
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
					<LazyParts fallback={<Loading />}>
						<ApplyForm changed={changed} />
					</LazyParts>
				)}
			</div>
		</section>
	);
}
